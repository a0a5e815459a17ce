/** What a live table hears from the house, and what it makes of it: views, answers, story, sounds, the tab's title. */
import { call, mark } from "../calling.js";
import { suggested } from "./advising.js";
import { offers } from "./bringing.js";
import { Connection } from "./connection.js";
import { Witness } from "./fairness.js";
import { canVote } from "./hosting.js";
import { onKey } from "./keys.js";
import { Screen } from "./screen.js";
import { kindOf } from "./lines.js";
import { Missed } from "./missed.js";
import { SECONDS } from "./reckoning.js";
import { isDealWished, playsAlone, wishDeal } from "./again.js";
import { play, wakeUp } from "./sound.js";
import { isHeard, speaker, summary } from "./words.js";

const SPOKEN_LINES = 12;

export class HearingTable extends Screen {
  constructor() {
    super();
    this.since = 0;
    /** @type {string[]} what the live region holds */
    this.aloud = [];
    this.watchers = 0;
    this.copied = false;
    /** @type {Set<string>} keys of moves on their way */
    this.sent = new Set();
    /** @type {{words: string, fraction: number} | null} */
    this.preparing = null;
    this.line = "connecting";
    this.halted = "";
    /** @type {Set<string>} keys of what is pledged and shown for the deal, which nobody is told about */
    this.quiet = new Set();
    this.goodbye = ""; // the key of the wish to leave for the lobby
    this.called = false; // to this turn
    this.dealt = false; // whether this page has called the deal by itself
    this.hurried = -1;
    this.reckoned = 0; // the event whose reckoning was shown last
    this.reckoningTimer = 0;
    this.voteOpen = false;
    this.code = ""; // of an invitation
    this.match = "";
    this.quietTitle = "";
    /** @type {import("./bringing.js").Offer[]} what may be brought */
    this.offers = [];
    this.onKey = (/** @type {KeyboardEvent} */ event) => onKey(this, event);
    this.onPointer = () => {
      this.byKey = false;
      wakeUp();
    };
    this.onReturn = () => this.returned();
  }

  connectedCallback() {
    super.connectedCallback();
    this.textContent = "";
    this.match = this.dataset.match ?? "";
    this.you = this.dataset.name ?? "";
    this.clocks = JSON.parse(this.dataset.clocks ?? "[]");
    this.code = location.hash.slice(1, 65);
    this.quietTitle = document.title;
    this.witness = new Witness(this.match);
    this.absence = new Missed(this.match);
    this.connection = new Connection(this.match, {
      hear: (message, command) => this.hear(message, command),
      change: (state, sentence) => this.lineChanged(state, sentence),
      since: () => this.since,
    });
    this.connection.open();
    if (this.dataset.bring) this.lookForOffers();
    document.addEventListener("keydown", this.onKey);
    document.addEventListener("pointerdown", this.onPointer);
    document.addEventListener("visibilitychange", this.onReturn);
    this.ticking = setInterval(() => this.tick(), 1000);
  }

  async lookForOffers() {
    this.offers = await offers(this.dataset.game ?? "");
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.connection?.close();
    document.removeEventListener("keydown", this.onKey);
    document.removeEventListener("pointerdown", this.onPointer);
    document.removeEventListener("visibilitychange", this.onReturn);
    clearInterval(this.ticking);
    clearTimeout(this.reckoningTimer);
  }

  get canAct() {
    const { view } = this;
    return Boolean(view) && view.viewer >= 0 && view.to_act === view.viewer && view.status === "playing" && this.line === "open" && this.sent.size === 0 && !this.halted;
  }

  /** @param {Wire.AnyAnswer | Wire.AnyTell} message @param {import("./connection.js").Command} [command] what is answered */
  hear(message, command) {
    if ("answer" in message && message.answer === "done" && command && "pledge" in command && command.pledge) this.witness?.done(command.pledge, message.seq);
    if ("answer" in message) this.answered(message);
    else if (message.tell === "table") this.tableTold(message);
    else if (message.tell === "preparing") this.preparing = message;
    else if (message.tell === "notice") this.notice = message.sentence;
    else if (message.tell === "halted") this.halted = message.sentence;
    this.requestUpdate();
  }

  /** @param {Wire.Table} message */
  tableTold({ view, watching: watchers, now, you }) {
    this.preparing = null;
    this.halted = "";
    this.watchers = watchers ?? 0;
    if (now) this.clockSkew = now - Date.now();
    this.you = you || this.you;
    this.showView(view);
  }

  /** @param {Wire.View} view */
  showView(view) {
    const before = this.view;
    this.listen(view, before === null);
    this.takeReckoning(view);
    this.makeWay(before, view);
    this.show(view);
    this.sound(before, view);
    if (before?.lesson?.followed && view.lesson && !view.lesson.followed && !this.lessonSkipped) this.notice = "You go your own way: the lesson ends here, and the game goes on.";
    this.retitle();
    this.witness?.see(view);
    const wish = this.witness?.answer(view);
    if (wish) this.quiet.add(this.connection?.send(wish) ?? "");
    else this.dealAtOnce(view);
    if (view.status === "over" && before?.status !== "over") this.judge();
  }

  /** A round or the game is over: what it came to lies on this table for a while; nobody else waits for that. @param {Wire.View} view */
  takeReckoning(view) {
    if (!view.reckoning || (view.reckoned ?? 0) <= this.reckoned) return;
    [this.reckoning, this.reckoned, this.reckoningUp] = [view.reckoning, view.reckoned ?? 0, true];
    clearTimeout(this.reckoningTimer);
    if (!view.result && view.to_act >= 0) this.reckoningTimer = window.setTimeout(() => { if (!this.reckoningStrip) this.putReckoningAway(); }, SECONDS * 1000);
  }

  /** Whoever has to decide sees the table: what a round came to is a strip now, which opens. @param {Wire.View | null} before @param {Wire.View} view */
  makeWay(before, view) {
    const asked = view.status === "playing" && !view.result && view.viewer >= 0 && view.to_act === view.viewer;
    if (!asked) this.reckoningStrip = false;
    else if (this.reckoningUp && view.decision !== before?.decision) [this.reckoningUp, this.reckoningStrip] = [false, true];
  }

  showReckoning() {
    clearTimeout(this.reckoningTimer); // whoever asked for it has seen enough by their own word
    super.showReckoning();
  }

  putReckoningAway() {
    clearTimeout(this.reckoningTimer);
    super.putReckoningAway();
  }

  /** Whoever asked for a table to play at now finds the cards dealt: once, and only with nobody else at the table. @param {Wire.View} view */
  dealAtOnce(view) {
    if ((this.dataset.deal !== "yes" && !isDealWished(this.match)) || this.dealt || view.status !== "open") return;
    if (!playsAlone(view) || !(view.lesson || view.deal?.pledges[view.viewer])) return;
    this.dealt = true;
    wishDeal("");
    history.replaceState(history.state, "", location.pathname);
    this.connection?.send({ do: "deal" });
  }

  /** After the end: is the match the one that was seen here? */
  async judge() {
    if (this.view.lesson) return; // its cards are no secret
    try {
      const answer = await fetch(`/replay/${encodeURIComponent(this.match)}/file`);
      if (!answer.ok || !this.witness) throw new Error(answer.statusText);
      this.verdict = this.witness.verdict(await answer.text());
    } catch {
      this.verdict = { fair: false, sentence: "The log of the match could not be fetched, so the deal was not checked. Reload the page to try again." };
    }
    this.speak(this.verdict.sentence);
    this.requestUpdate();
  }

  /** New lines of the story, aloud too. @param {Wire.View} view @param {boolean} first */
  listen(view, first) {
    const fresh = view.story.filter(({ seq }) => seq > this.since);
    this.since = Math.max(this.since, view.seq);
    this.story = view.earlier.length ? view.story : [...this.story, ...fresh];  // after a gap what was known does not join on
    if (first || view.earlier.length) this.earlier = new Set(view.earlier);
    const away = this.absence?.lost;
    this.absence?.hear(fresh, view.seq, first, document.hidden);
    if (!document.hidden) this.tellMissed(view, first);
    if (first) return;
    if (!away) this.deeds.tell(fresh);
    const heard = fresh.filter((line) => isHeard(line, this.settings) && (kindOf(line) !== "ceremony" || this.settings.log.includes("ceremony")));
    const own = view.seats[view.viewer]?.name ?? this.you;
    const said = heard.filter((line) => speaker(line) && speaker(line) !== own);
    if (this.panel !== "chat" || (this.narrow && !this.panelOpen)) this.unread += said.length;
    if (said.length && this.settings.sound) play("chat");
    this.speak(...heard.map(({ text }) => text));
  }

  /** Somebody looks at the page again. */
  returned() {
    if (document.hidden || !this.view) return;
    this.absence?.back();
    this.tellMissed(this.view, false);
  }

  /** What happened meanwhile, for whoever comes back. @param {Wire.View} view @param {boolean} aloud whether nobody has read the lines out */
  tellMissed(view, aloud) {
    const missed = this.absence?.said(view.viewer);
    if (!missed) return;
    [this.missed, this.gone] = [missed, this.absence?.gone ?? 0];
    if (aloud) this.speak(`${missed.words} ${missed.chief}`);
    this.requestUpdate();
  }

  putMissedAway() {
    if (this.absence) this.absence.lines = [];
    super.putMissedAway();
  }

  /** Older lines, a page of them. @param {"story" | "chat"} kind */
  async recall(kind) {
    const oldest = this.story.find((line) => (kind === "chat") === Boolean(speaker(line)));
    const before = oldest ? oldest.seq : this.since + 1;
    try {
      const answer = await fetch(`/table/${encodeURIComponent(this.match)}/story.json?kind=${kind}&before=${before}`);
      if (!answer.ok) throw new Error(answer.statusText);
      /** @type {Wire.Earlier} */
      const { lines, earlier } = await answer.json();
      this.story = [...lines, ...this.story].sort((one, other) => one.seq - other.seq);
      if (!earlier.includes(kind)) this.earlier.delete(kind);
      this.speak(`${lines.length} earlier lines.`);
    } catch {
      this.notice = "Earlier lines could not be fetched. Try again.";
    }
    this.requestUpdate();
  }

  /** Into the live region. @param {string[]} lines */
  speak(...lines) {
    this.aloud = [...this.aloud, ...lines].slice(-SPOKEN_LINES);
    this.requestUpdate();
  }

  /** @param {Wire.AnyAnswer} message */
  answered(message) {
    this.sent.delete(message.key);
    if (this.quiet.delete(message.key)) return;
    if (message.answer === "done" && message.match !== this.match) {
      if (playsAlone(this.view)) wishDeal(message.match);
      location.assign(`/table/${message.match}`);
    } else if (message.answer === "done" && message.key === this.goodbye) {
      location.assign("/");
    } else if (message.answer === "rejected") {
      this.refusal = { sentence: message.sentence, rule: message.rule };
      this.notice = this.view?.status === "playing" ? "" : message.sentence;
      if (this.settings.sound) play("refused");
    } else if (message.answer === "suggested") {
      suggested(this, message);
    } else if (message.answer === "stale") {
      this.showView(message.view);
      this.notice = message.sentence;
    }
    if (this.view) this.show(this.view);
  }

  /** @param {import("./connection.js").LineState} state @param {string} sentence */
  lineChanged(state, sentence) {
    this.line = state;
    if (state === "lost" && this.absence) this.absence.lost = true;
    if (state === "refused") this.halted = sentence;
    if (this.view) this.show(this.view);
    this.requestUpdate();
  }

  /** @param {Wire.View | null} before @param {Wire.View} view */
  sound(before, view) {
    if (!before || !this.settings.sound) return;
    const turn = view.to_act === view.viewer && view.viewer >= 0 && (before.to_act !== view.viewer || before.status !== view.status);
    if (view.result && !before.result) play(view.result.winners.includes(view.viewer) ? "win" : "over");
    else if (turn) play("turn");
    else if (view.decision !== before.decision) play("card");
  }

  retitle() {
    const { view } = this;
    const mine = view.status === "playing" && view.to_act === view.viewer && view.viewer >= 0;
    mark(mine);
    const asked = mine && !this.answering?.reply; // what goes by itself calls nobody
    if (asked && !this.called) call(`Your turn: ${view.title}`, view.table?.heading ?? "", location.pathname);
    this.called = asked;
    document.title = mine ? `● Your turn: ${view.title}` : view.status === "over" ? `Finished: ${view.title}` : this.quietTitle;
  }

  tick() {
    if (this.voteOpen !== canVote(this)) {
      this.voteOpen = !this.voteOpen;
      this.requestUpdate();
    }
    if (this.view?.seats.some(({ bot_after: after }) => (after ?? 0) > this.serverTime - 1500)) this.requestUpdate();
    if (!this.view?.due || this.view.status !== "playing") return;
    const left = Math.ceil((this.view.due - this.serverTime) / 1000);
    if (this.canAct && left <= 5 && left > 0 && this.hurried !== left && this.settings.sound) play("hurry");
    if (this.canAct && left === 15 && this.hurried !== left) this.speak("15 seconds left.");
    this.hurried = left;
    this.requestUpdate();
  }

  saySummary() {
    if (this.view) this.speak(summary(this.view, (seat) => this.name(seat)));
  }
}
