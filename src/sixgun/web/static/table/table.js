/** The live table: hears the house, shows it, and turns taps into moves. */
import { html, nothing } from "../vendor/lit.js";
import { Connection, freshKey } from "./connection.js";
import { doing } from "./doing.js";
import { result } from "./ending.js";
import { felt } from "./felt.js";
import { icon } from "./icons.js";
import { onKey } from "./keys.js";
import { side, tabs, told } from "./panels.js";
import { prompt } from "./prompt.js";
import { Screen } from "./screen.js";
import { NOTHING, choose, read, tap } from "./selection.js";
import { openTable, watching } from "./sitting.js";
import { play, wakeUp } from "./sound.js";
import { speaker, summary } from "./words.js";

const SPOKEN_LINES = 12;

export class SixgunTable extends Screen {
  constructor() {
    super();
    /** @type {{seq: number, text: string}[]} */
    this.story = [];
    this.since = 0;
    /** @type {string[]} what the live region holds */
    this.aloud = [];
    this.watchers = 0;
    this.you = "";
    this.unread = 0;
    this.sealed = false;
    this.copied = false;
    this.leaving = false;
    /** @type {Set<string>} keys of moves on their way */
    this.sent = new Set();
    /** @type {{words: string, fraction: number} | null} */
    this.preparing = null;
    this.line = "connecting";
    this.halted = "";
    this.nonced = false;
    this.hurried = -1;
  }

  connectedCallback() {
    super.connectedCallback();
    this.textContent = "";
    this.match = this.dataset.match ?? "";
    this.you = this.dataset.name ?? "";
    this.quietTitle = document.title;
    this.connection = new Connection(this.match, {
      hear: (message) => this.hear(message),
      change: (state, sentence) => this.lineChanged(state, sentence),
      since: () => this.since,
    });
    this.connection.open();
    this.onKey = (/** @type {KeyboardEvent} */ event) => onKey(this, event);
    this.onPointer = () => wakeUp();
    document.addEventListener("keydown", this.onKey);
    document.addEventListener("pointerdown", this.onPointer);
    this.ticking = setInterval(() => this.tick(), 1000);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.connection?.close();
    document.removeEventListener("keydown", this.onKey);
    document.removeEventListener("pointerdown", this.onPointer);
    clearInterval(this.ticking);
  }

  get canAct() {
    const { view } = this;
    return Boolean(view) && view.viewer >= 0 && view.to_act === view.viewer && view.status === "playing" && this.line === "open" && this.sent.size === 0 && !this.halted;
  }

  // Hearing

  /** @param {any} message */
  hear(message) {
    if (message.answer) this.answered(message);
    else if (message.tell === "table") this.tableTold(message);
    else if (message.tell === "preparing") this.preparing = message;
    else if (message.tell === "notice") this.notice = message.sentence;
    else if (message.tell === "halted") this.halted = message.sentence;
    this.requestUpdate();
  }

  /** @param {any} message */
  tableTold({ view, watching: watchers, now, you }) {
    this.preparing = null;
    this.halted = "";
    this.watchers = watchers ?? 0;
    if (now) this.clockSkew = now - Date.now();
    this.you = you || this.you;
    this.showView(view);
  }

  /** @param {any} view */
  showView(view) {
    const before = this.view;
    this.listen(view, before === null);
    this.show(view);
    this.sound(before, view);
    this.retitle();
    if (view.viewer >= 0 && view.status === "open" && !this.nonced) {
      this.nonced = true;
      this.connection?.send("nonce", { nonce: freshKey() });
    }
  }

  /** New lines of the story, aloud too. @param {any} view @param {boolean} first */
  listen(view, first) {
    const fresh = view.story.filter((/** @type {any} */ { seq }) => seq > this.since);
    this.since = Math.max(this.since, view.seq);
    this.story = [...this.story, ...fresh];
    if (first) return;
    const names = view.seats.map((/** @type {any} */ { name }) => name);
    const heard = fresh.filter((/** @type {any} */ line) => !this.settings.muted.includes(speaker(line, names)));
    const said = heard.filter((/** @type {any} */ line) => speaker(line, names) && speaker(line, names) !== names[view.viewer]);
    if (this.panel !== "chat" || (this.narrow && !this.panelOpen)) this.unread += said.length;
    if (said.length && this.settings.sound) play("chat");
    this.speak(...heard.map((/** @type {any} */ { text }) => text));
  }

  /** Into the live region. @param {string[]} lines */
  speak(...lines) {
    this.aloud = [...this.aloud, ...lines].slice(-SPOKEN_LINES);
    this.requestUpdate();
  }

  /** @param {any} message */
  answered(message) {
    this.sent.delete(message.key);
    if (message.answer === "done" && message.match !== this.match) {
      location.assign(`/table/${message.match}`);
    } else if (message.answer === "rejected") {
      this.refusal = { sentence: message.sentence, rule: message.rule };
      this.notice = this.view?.status === "playing" ? "" : message.sentence;
      if (this.settings.sound) play("refused");
    } else if (message.answer === "stale") {
      this.showView(message.view);
      this.notice = message.sentence;
    }
    if (this.view) this.show(this.view);
  }

  /** @param {import("./connection.js").LineState} state @param {string} sentence */
  lineChanged(state, sentence) {
    this.line = state;
    if (state === "refused") this.halted = sentence;
    if (this.view) this.show(this.view);
    this.requestUpdate();
  }

  /** @param {any} before @param {any} view */
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
    document.title = mine ? `● Your turn: ${view.title}` : view.status === "over" ? `Over: ${view.title}` : this.quietTitle;
  }

  tick() {
    if (!this.view?.due || this.view.status !== "playing") return;
    const left = Math.ceil((this.view.due - this.serverTime) / 1000);
    if (this.canAct && left <= 5 && left > 0 && this.hurried !== left && this.settings.sound) play("hurry");
    if (this.canAct && left === 15 && this.hurried !== left) this.speak("15 seconds left.");
    this.hurried = left;
    this.requestUpdate();
  }

  // Doing

  /** @param {string} spot @param {string} place @param {any} card */
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
      if (this.settings.sound) play("refused");
    } else {
      this.chosenPlace = selection.taps.length ? place : "";
      this.amounts = new Map();
      if (!selection.taps.length && !selection.armed) this.looked = null;
      if (this.narrow && this.opened >= 0 && ![...this.reading.next.keys()].length) this.opened = -1;
    }
    if (move) this.play(move);
    this.requestUpdate();
  }

  /** @param {import("./selection.js").Move} move */
  choose(move) {
    this.follow(choose(this.selection, move, this.settings.ask), this.chosenPlace);
  }

  /** @param {import("./selection.js").Move} move */
  chooseFromList(move) {
    const armed = this.selection.armed?.move === move.move;
    this.follow(armed ? { selection: NOTHING, play: move } : { selection: { taps: this.selection.taps, armed: move } }, this.chosenPlace);
  }

  /** @param {import("./selection.js").Move} move */
  play(move) {
    if (!this.canAct) return;
    this.sent.add(this.send("play", { decision: this.view.decision, move: move.move }));
    this.letGo();
    this.opened = -1;
    if (this.narrow && this.panel === "moves") this.panelOpen = false;
    this.show(this.view);
  }

  /** A tap on the bare table lets go. @param {Event} event */
  tappedBeside(event) {
    const something = event.target instanceof Element && event.target.closest("button, a, input, select, label, summary, .prompt");
    if (!something && (this.selection.taps.length || this.refusal || this.looked)) this.letGo();
  }

  undo() {
    if (this.view.undo === null) this.send("undo", { decision: this.view.decision });
  }

  /** @param {string} wish @param {object} [more] @returns {string} */
  send(wish, more = {}) {
    return this.connection?.send(wish, more) ?? "";
  }

  /** @param {string} name @param {number | null} seat */
  join(name, seat) {
    this.notice = "";
    this.send("join", seat === null ? { name } : { name, seat });
  }

  /** @param {number} seat */
  cover(seat) {
    this.send("cover", { seat });
  }

  /** @param {string} text */
  say(text) {
    this.send("chat", { text });
  }

  leave() {
    this.leaving = false;
    this.send("leave");
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
    this.speak("The link is copied.");
  }

  saySummary() {
    if (this.view) this.speak(summary(this.view, (seat) => this.name(seat)));
  }

  /** @param {string} panel */
  openPanel(panel) {
    super.openPanel(panel);
    if (panel === "chat") this.unread = 0;
  }

  // Showing

  render() {
    if (!this.view) return this.arriving();
    const { view } = this;
    const live = view.status === "playing" && view.table;
    return html`
      <div class=${`table-room ${this.narrow ? "is-narrow" : "is-wide"}`}>
        ${this.bar()}
        <div class="main" @click=${(/** @type {Event} */ event) => this.tappedBeside(event)}>${live || (view.result && view.table)
          ? felt(this, { centre: view.result ? result(this) : html`${view.viewer < 0 ? watching(this) : nothing}${prompt(this)}`, below: doing(this), latest: this.latest() })
          : html`<div class="felt waiting"><div class="cloth"></div>${openTable(this)}</div>`}</div>
        ${side(this)}
      </div>
      <div class="sr" role="log" aria-live="polite" aria-label="Story, aloud">${this.aloud.map((line) => html`<p>${line}</p>`)}</div>`;
  }

  /** The last words of the story, where a narrow table has room. */
  latest() {
    const lines = this.story.filter((line) => !speaker(line, this.names)).slice(-3);
    return lines.length ? html`<button type="button" class="latest" @click=${() => this.openPanel("story")}><span class="sr">The story so far: </span>${lines.map(({ text }) => html`<span>${told(text, this.names)}</span>`)}</button>` : nothing;
  }

  arriving() {
    const { preparing } = this;
    if (this.halted) return html`<p class="arriving" role="alert">${this.halted} <a href="/">Back to the lobby</a></p>`;
    if (!preparing) return html`<p class="arriving" role="status">${icon("saloon-doors")} ${this.line === "lost" ? "The saloon does not answer, trying again…" : "Walking up to the table…"}</p>`;
    return html`<div class="arriving" role="status">${icon("saloon-doors")}<p>${preparing.words}</p><progress max="1" .value=${preparing.fraction} aria-label=${preparing.words}></progress></div>`;
  }

  bar() {
    const { view } = this;
    const seal = view.commitment.slice(0, 4);
    return html`<div class="bar">
      <a class="home" href="/" aria-label="Sixgun, to the lobby">${icon("saloon-doors")} <span class="long">Sixgun</span></a>
      <h2 class="bar-title">${view.title}</h2>
      ${this.line === "lost" ? html`<span class="pill bad" role="status">${icon("ui-offline")} Connection lost, trying again…</span>` : nothing}
      ${this.halted ? html`<span class="pill bad" role="alert">${icon("ui-warning")} ${this.halted}</span>` : nothing}
      <span class="spring"></span>
      ${this.watchers ? html`<span class="pill">${icon("ui-watch")} ${this.watchers}<span class="long"> watching</span></span>` : nothing}
      <button type="button" class="pill" aria-expanded=${String(this.sealed)} @click=${() => { this.sealed = !this.sealed; this.requestUpdate(); }}>${icon("ui-fair")} <span class="long">fair deal, sealed ${seal}…</span></button>
      <button type="button" class="pill" aria-pressed=${String(this.settings.sound)} aria-label="Sound" @click=${() => this.like({ sound: !this.settings.sound })}>${icon(this.settings.sound ? "ui-sound" : "ui-mute")}</button>
      ${this.narrow ? tabs(this) : nothing}
      ${this.sealed ? html`<div class="paper seal" role="note"><p><b>The deal is sealed.</b> Before a card was dealt, the house wrote down this number. It belongs to one shuffle only, so nobody can change the cards later. When the game is over the secret behind it is opened, and anybody can <a href="/verify">check the whole game</a>.</p><p><code>${view.commitment}</code></p></div>` : nothing}
    </div>`;
  }
}

customElements.define("sixgun-table", SixgunTable);
