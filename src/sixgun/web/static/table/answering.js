/**
 * Answers that need nobody: the only one there is, and those given ahead. Here they are kept, shown, cancelled and made.
 *
 * @typedef {import("./screen.js").Screen} Screen
 */
import { classMap, html, nothing } from "../vendor/lit.js";
import { moment, replyTo, stillStanding } from "./answers.js";
import { icon } from "./icons.js";
import { isTaught } from "./lesson.js";
import { phrase } from "./words.js";

export class Answering {
  /** @param {Screen} screen */
  constructor(screen) {
    this.screen = screen;
    /** @type {import("./answers.js").Standing} */
    this.standing = new Map();
    /** @type {import("./answers.js").Reply | null} what is about to be answered */
    this.reply = null;
    /** @type {number | null} the decision it answers */
    this.decision = null;
    this.held = -1; // a decision that the player wants to make after all
    this.timer = 0;
  }

  /** The table has changed. */
  consider() {
    const { view, settings, canAct } = this.screen;
    this.standing = stillStanding(this.standing, view.ahead ?? []);
    const reply = canAct && view.decision !== this.held && !isTaught(this.screen) ? replyTo(view.moves, view.ahead ?? [], this.standing, settings.alone) : null;
    if (reply && this.timer && view.decision === this.decision && reply.move.move === this.reply?.move.move) return;
    this.stop();
    if (!reply || view.decision === null) return;
    [this.reply, this.decision] = [reply, view.decision];
    this.timer = window.setTimeout(() => this.answer(), moment(view.due ? view.due - this.screen.serverTime : Infinity));
  }

  answer() {
    const { reply, decision } = this;
    this.stop();
    const now = reply && this.screen.view.moves.find(({ move }) => move === reply.move.move);
    if (now && this.screen.view.decision === decision) this.screen.play(now, true);
  }

  stop() {
    clearTimeout(this.timer);
    [this.timer, this.reply, this.decision] = [0, null, null];
  }

  /** The player decides this one. */
  hold() {
    this.held = this.screen.view.decision ?? -1;
    this.stop();
    this.screen.requestUpdate();
  }

  /** @param {Wire.AheadShown} answer */
  turn({ id, span }) {
    if (!this.standing.delete(id)) this.standing.set(id, span);
    this.consider();
    this.screen.requestUpdate();
  }
}

/** In the prompt: what this screen is about to answer. @param {Screen} screen */
export function aboutToAnswer({ answering }) {
  if (!answering?.reply) return nothing;
  const { move, ahead } = answering.reply;
  return html`<p class="hint by-itself">${ahead ? "You chose this ahead" : "You have only one choice"}: “${phrase(move)}”. It is played automatically.
    <button type="button" class="linked" @click=${() => answering.hold()}>Stop</button></p>`;
}

/** Among the buttons: what stands, and the way to the rest. @param {Screen} screen */
export function standingButtons(screen) {
  const { answering, view } = screen;
  const ahead = view.ahead ?? [];
  if (!answering || !ahead.length || view.status !== "playing") return nothing;
  const stand = ahead.filter(({ id }) => answering.standing.has(id));
  if (screen.canAct) return stand.map((each) => aheadButton(answering, each));
  const [first, ...more] = ahead;
  return html`${(stand.length ? stand : [first]).map((each) => aheadButton(answering, each))}
    ${more.length ? html`<button type="button" class="pale" @click=${() => screen.openPanel("moves")}>Answer ahead…</button>` : nothing}`;
}

/** In the side panel: every answer that can be given ahead. @param {Screen} screen */
export function aheadPanel({ answering, view }) {
  const ahead = view.ahead ?? [];
  if (!answering || !ahead.length || view.status !== "playing") return nothing;
  return html`<section class="ahead" aria-label="Answers given ahead"><h3>Answer ahead</h3>
    <p class="soft">Only this page knows. It answers for you after a moment, and stops when it no longer applies.</p>
    ${ahead.map((each) => aheadButton(answering, each))}</section>`;
}

/** @param {Answering} answering @param {Wire.AheadShown} each */
function aheadButton(answering, each) {
  const on = answering.standing.has(each.id);
  return html`<button type="button" class=${classMap({ pale: true, standing: on })} aria-pressed=${String(on)} @click=${() => answering.turn(each)}
    >${on ? icon("ui-done") : nothing} ${each.words}${on ? html`<small>tap to cancel</small>` : nothing}</button>`;
}
