/** The live table: shows what it hears, and turns taps into moves. */
import { html, nothing } from "../vendor/lit.js";
import { arriving, bar } from "./around.js";
import { doing } from "./doing.js";
import { next, outcome, result } from "./ending.js";
import { felt } from "./felt.js";
import { toMarked } from "./focus.js";
import { Answering } from "./answering.js";
import { HearingTable } from "./hearing.js";
import { invitationOf } from "./hosting.js";
import { ticker } from "./log.js";
import { side } from "./panels.js";
import { prompt } from "./prompt.js";
import { askWhy } from "./refusing.js";
import { choose, chooseListed, read, tap } from "./selection.js";
import { openTable, watching } from "./sitting.js";
import { play } from "./sound.js";
import { spotsOfPlayer } from "./spots.js";

export class SixgunTable extends HearingTable {
  constructor() {
    super();
    this.answering = /** @type {Answering} */ (new Answering(this));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.answering?.stop();
  }

  /** @param {Wire.View} view */
  show(view) {
    super.show(view);
    this.answering?.consider();
  }

  /** @param {string} spot @param {string} place @param {Wire.Card} card */
  tap(spot, place, card) {
    this.refusal = null;
    this.notice = "";
    this.looked = card;
    if (!this.canAct || !spot) {
      this.requestUpdate();
      return;
    }
    this.follow(tap(this.plan, this.selection, spot, this.settings.ask), place);
  }

  /** @param {import("./selection.js").Tapped} tapped @param {string} place */
  follow({ selection, play: move, refused }, place) {
    this.selection = selection;
    this.reading = read(this.plan, selection.taps);
    if (refused) {
      this.refusal = this.whyNot(refused);
      if (selection.taps.length) askWhy(this, [...selection.taps, refused]);
      if (this.settings.sound) play("refused");
    } else {
      this.chosenPlace = selection.taps.length ? place : "";
      this.amounts = new Map();
      if (!selection.taps.length && !selection.armed) this.looked = null;
      if (selection.taps.length) this.openWhereTargetsAre();
      if (!this.view.result) this.putReckoningAway();
    }
    if (selection.taps.length || selection.armed) this.answering?.hold();
    if (this.byKey && place && this.reading.next.size && selection.taps.length && !refused) this.updateComplete.then(() => toMarked(this));
    if (move) this.play(move);
    this.requestUpdate();
  }

  /** On a phone, when everything that can be tapped next lies with one of the others, that board opens by itself. */
  openWhereTargetsAre() {
    const spots = [...this.reading.next.keys()];
    if (!this.small || !spots.length) return;
    const others = this.table.players.filter(({ seat }) => seat !== this.view.viewer);
    const having = others.filter((player) => this.targetsOf(player) > 0);
    const theirs = new Set(having.flatMap((player) => [...spotsOfPlayer(player)]));
    if (having.length === 1 && spots.every((spot) => theirs.has(spot))) this.opened = having[0].seat;
    else if (having.length === 0) this.opened = -1;
  }

  /** @param {import("./selection.js").Move} move */
  choose(move) {
    this.follow(choose(this.selection, move, this.settings.ask), this.chosenPlace);
  }

  /** @param {import("./selection.js").Move} move */
  chooseFromList(move) {
    this.follow(chooseListed(this.plan, this.selection, move, this.settings.ask), this.chosenPlace);
  }

  /** @param {import("./selection.js").Move} move @param {boolean} byItself nobody has tapped, so nobody has read what was missed */
  play(move, byItself = false) {
    const { decision } = this.view;
    if (!this.canAct || decision === null) return;
    this.sent.add(this.send({ do: "play", decision, move: move.move }));
    if (!byItself) this.putMissedAway();
    this.letGo();
    this.opened = -1;
    if (this.narrow && this.panel === "moves") this.panelOpen = false;
    this.show(this.view);
  }

  /** A tap on somebody's board means that player; a tap on the bare table lets go. @param {Event} event */
  tappedBeside(event) {
    if (!(event.target instanceof Element)) return;
    const something = event.target.closest("button, a, input, select, label, summary, .prompt");
    const board = something || !this.selection.taps.length ? null : event.target.closest(".cloth .player");
    const player = board instanceof HTMLElement && this.canAct ? this.table.players.find(({ seat }) => seat === Number(board.dataset.seat)) : undefined;
    if (player?.spot) this.tap(player.spot, `seat.${player.seat}`, { name: this.name(player.seat) });
    else if (!something && (this.selection.taps.length || this.refusal || this.looked)) this.letGo();
  }

  undo() {
    const { undo, decision } = this.view;
    if (undo !== null) this.notice = undo;
    else if (decision !== null) this.send({ do: "undo", decision });
    this.requestUpdate();
  }

  /** What would a bot with sense do? */
  ask() {
    const { decision } = this.view;
    if (!this.canAct || decision === null) return;
    this.answering?.hold();
    this.send({ do: "suggest", decision });
  }

  turnSeal() {
    this.sealed = !this.sealed;
    this.requestUpdate();
  }

  /** @param {import("./connection.js").Wish} wish @returns {string} */
  send(wish) {
    return this.connection?.send(wish) ?? "";
  }

  deal() {
    this.send({ do: "deal" });
  }

  rematch() {
    this.send({ do: "rematch" });
  }

  skipToEnd() {
    this.hurrying = true;
    this.send({ do: "hurry" });
    this.requestUpdate();
  }

  watchOn() {
    this.watchesOn = true;
    this.requestUpdate();
  }

  /** A bot has the seat, and this page goes to the lobby when the house has heard it. */
  leaveForGood() {
    this.goodbye = this.send({ do: "leave" });
  }

  takeSeatBack() {
    this.send({ do: "takeback" });
  }

  /** @param {string} name @param {number | null} seat @param {string} offer what to bring, by its id */
  join(name, seat, offer) {
    this.notice = "";
    this.send({ do: "join", name, seat, brings: this.offered(offer), pledge: this.witness?.newPledge() ?? "", invitation: this.code });
  }

  /** @param {string} offer @returns {unknown} what the house is told; null for nothing */
  offered(offer) {
    return this.offers.find(({ id }) => id === offer)?.brings ?? null;
  }

  /** @param {string} offer */
  bring(offer) {
    this.notice = "";
    this.send({ do: "bring", brings: this.offered(offer) });
  }

  /** @param {number} seat */
  cover(seat) {
    this.send({ do: "cover", seat });
  }

  /** @param {number} seat none when the host thinks better of it */
  askToRemove(seat) {
    this.removing = seat;
    this.requestUpdate();
    if (seat >= 0) this.updateComplete.then(() => /** @type {HTMLElement | null} */ (this.querySelector("button.sure"))?.focus());
  }

  /** @param {number} seat */
  removePerson(seat) {
    this.removing = -1;
    this.send({ do: "remove", seat });
    this.requestUpdate();
  }

  /** @param {string} pace */
  setClock(pace) {
    this.notice = "";
    this.send({ do: "setclock", pace });
  }

  /** A link that lets one person in; the house hears the hash of its code. */
  invite() {
    const code = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    this.send({ do: "invite", invitation: invitationOf(code) });
    this.invitation = `${location.origin}${location.pathname}#${code}`;
    this.requestUpdate();
  }

  vote() {
    const { decision } = this.view;
    if (decision !== null) this.send({ do: "vote", decision });
  }

  /** @param {string} text */
  say(text) {
    this.send(this.view.viewer >= 0 ? { do: "chat", text } : { do: "chat", text, name: this.you });
  }

  leave() {
    this.leaving = false;
    if (this.narrow) this.closePanel();
    this.send({ do: "leave" });
  }

  takeDown() {
    this.closing = false;
    this.send({ do: "close" });
  }

  /** @param {boolean} asked */
  askToClose(asked) {
    this.closing = asked;
    this.requestUpdate();
    if (asked) this.updateComplete.then(() => /** @type {HTMLElement | null} */ (this.querySelector("button.sure"))?.focus());
  }

  /** @param {boolean} asked */
  askToLeave(asked) {
    this.leaving = asked;
    this.requestUpdate();
  }

  /** @param {string} text */
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      /** @type {HTMLInputElement | null} */ (this.querySelector("#invite"))?.select();
      document.execCommand("copy");
    }
    this.copied = true;
    this.speak("Link copied.");
  }

  /** @param {string} panel */
  openPanel(panel) {
    super.openPanel(panel);
    if (panel === "chat") this.unread = 0;
  }

  // Showing

  render() {
    if (!this.view) return arriving(this);
    return html`
      <div class=${`table-room ${this.narrow ? "is-narrow" : "is-wide"}`}>
        ${bar(this)}
        <div class="main" @click=${(/** @type {Event} */ event) => this.tappedBeside(event)}>${this.room()}</div>
        ${side(this)}
      </div>
      <div class="sr aloud" role="log" aria-live="polite" aria-label="Announcements">${this.aloud.map((line) => html`<p>${line}</p>`)}</div>`;
  }

  /** The table before, in and after the game. */
  room() {
    const { view } = this;
    if (view.result && view.table) return felt(this, { prompt: outcome(this), hand: result(this), acts: next(this), latest: ticker(this) });
    if (view.status !== "playing" || !view.table) return html`<div class="felt waiting"><div class="cloth"></div><div class="waits" data-fit="panel">${openTable(this)}</div></div>`;
    return felt(this, { prompt: prompt(this), hand: view.viewer < 0 ? html`<div class="watch" data-fit="words">${watching(this)}</div>` : undefined, acts: doing(this), latest: ticker(this) });
  }
}

customElements.define("sixgun-table", SixgunTable);
