/** A finished game again: step, jump by turn, speed, whose eyes to see it through, and a link to any moment. */
import { html, nothing } from "../vendor/lit.js";
import { home } from "./around.js";
import { felt } from "./felt.js";
import { goalInBar } from "./goal.js";
import { icon } from "./icons.js";
import { onKey } from "./keys.js";
import { told } from "./log.js";
import { side, tabs } from "./panels.js";
import { reportLink } from "./reporting.js";
import { Screen } from "./screen.js";

const ALL_HANDS = -2;
const SPEEDS = [["2400", "Slow"], ["1200", "Normal"], ["500", "Fast"]];

export class SixgunReplay extends Screen {
  constructor() {
    super();
    this.replaying = true;
    /** @type {Wire.View[]} */
    this.frames = [];
    /** @type {string[]} */
    this.people = [];
    /** @type {number[]} the steps at which a turn begins */
    this.turns = [];
    this.at = 0;
    this.eyes = ALL_HANDS;
    this.copied = false;
    this.speed = 1200;
    this.running = 0;
    this.trouble = "";
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.keyed(event);
    this.onHash = () => this.goToMoment();
  }

  connectedCallback() {
    super.connectedCallback();
    this.textContent = "";
    this.match = this.dataset.match ?? "";
    document.addEventListener("keydown", this.onKey);
    window.addEventListener("hashchange", this.onHash);
    this.fetchFrames(ALL_HANDS, true);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.onKey);
    window.removeEventListener("hashchange", this.onHash);
    this.stop();
  }

  /** @param {number} seat @param {boolean} first */
  async fetchFrames(seat, first = false) {
    try {
      const answer = await fetch(`/replay/${encodeURIComponent(this.match ?? "")}.json?seat=${seat}`, { headers: { accept: "application/json" } });
      if (!answer.ok) throw new Error((await answer.text()).slice(0, 200) || String(answer.status));
      const { frames, names, turns } = await answer.json();
      [this.frames, this.people, this.turns, this.eyes, this.trouble] = [frames, names, turns, seat, ""];
      if (!first || !this.goToMoment()) this.go(this.at);
    } catch (error) {
      this.trouble = `This replay could not be loaded: ${error instanceof Error ? error.message : error}`;
      this.requestUpdate();
    }
  }

  /** To the event that the address names, as #57 does; whether it names one. */
  goToMoment() {
    const event = /^#(\d{1,6})$/.exec(location.hash)?.[1];
    if (!event || !this.frames.length) return false;
    const found = this.frames.findIndex(({ seq }) => seq >= Number(event));
    this.go(found < 0 ? this.frames.length - 1 : found);
    return true;
  }

  /** The address of this moment. */
  get moment() {
    return `${location.pathname}#${this.frames[this.at].seq}`;
  }

  /** @param {1 | -1} way */
  goByTurn(way) {
    const turns = way > 0 ? this.turns.filter((at) => at > this.at) : this.turns.filter((at) => at < this.at).reverse();
    this.go(turns[0] ?? (way > 0 ? this.frames.length - 1 : 0));
  }

  async copyLink() {
    try {
      await navigator.clipboard.writeText(new URL(this.moment, location.href).href);
      this.copied = true;
    } catch {
      this.copied = false; // the address bar has it too
    }
    this.requestUpdate();
  }

  /** @param {number} to */
  go(to) {
    if (to === this.at + 1 && this.frames[to]) this.deeds.tell(this.frames[to].story ?? []);
    this.at = Math.max(0, Math.min(this.frames.length - 1, to));
    const frame = this.frames[this.at];
    this.story = this.frames.slice(0, this.at + 1).flatMap(({ story }) => story ?? []);
    if (this.at === this.frames.length - 1) this.stop();
    this.reckoning = frame.reckoning ?? null;
    this.reckoningUp = this.reckoning !== null;
    this.copied = false;
    history.replaceState(history.state, "", this.moment);
    this.show(frame);
  }

  run() {
    if (this.running) return this.stop();
    if (this.at === this.frames.length - 1) this.go(0);
    this.running = window.setInterval(() => this.go(this.at + 1), this.speed);
    this.requestUpdate();
  }

  stop() {
    clearInterval(this.running);
    this.running = 0;
    this.requestUpdate();
  }

  /** @param {number} speed */
  hurry(speed) {
    this.speed = speed;
    if (this.running) {
      this.stop();
      this.run();
    }
  }

  /** @param {KeyboardEvent} event */
  keyed(event) {
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    const typing = target.matches("input, select, textarea");
    const step = { ",": -1, ".": 1 }[event.key];
    if (step && !typing) this.go(this.at + step);
    else if ((event.key === "<" || event.key === ">") && !typing) this.goByTurn(event.key === ">" ? 1 : -1);
    else onKey(this, event);
  }

  render() {
    if (this.trouble) return html`<p class="arriving" role="alert">${this.trouble} <a href="/">Back to the lobby</a> ${reportLink(this)}</p>`;
    if (!this.view) return html`<p class="arriving" role="status">${icon("ui-history")} Loading the replay…</p>`;
    return html`<div class=${`table-room replaying ${this.narrow ? "is-narrow" : "is-wide"}`}>
      <div class="bar">${home()}<h2 class="bar-title">Replay: ${this.view.title}</h2>${goalInBar(this)}<span class="spring"></span>
        <a class="pill" href=${this.dataset.file ?? `/replay/${this.match}/file`} download>${icon("ui-download")} <span class="long">Download</span></a>
        <a class="pill" href=${this.dataset.verify ?? `/verify?match=${this.match}`}>${icon("ui-fair")} <span class="long">Check the deal</span></a>
        ${this.narrow ? tabs(this) : nothing}</div>
      <div class="main">${this.view.table ? felt(this, { prompt: this.caption() }) : html`<div class="felt waiting"><div class="cloth"></div><div class="waits">${this.caption()}</div></div>`}${this.controls()}</div>
      ${side(this)}
    </div>`;
  }

  caption() {
    const lines = this.view.story ?? [];
    return html`<section class="prompt" aria-label="What happens" data-fit="words"><div role="status"><h2>${this.view.table?.heading ?? this.view.title}</h2>
      ${lines.slice(-3).map(({ text }) => html`<p class="question">${told(text, this.names)}</p>`)}</div></section>`;
  }

  controls() {
    const last = this.frames.length - 1;
    const button = (/** @type {string} */ words, /** @type {string} */ picture, /** @type {() => void} */ act, off = false) =>
      html`<button type="button" class="pale" aria-label=${words} ?disabled=${off} @click=${act}>${icon(picture)}</button>`;
    return html`<div class="controls" role="group" aria-label="Replay">
      ${this.narrow ? nothing : button("Back to start", "ui-again", () => this.go(0), this.at === 0)}
      ${button("Turn back", "ui-previous", () => this.goByTurn(-1), this.at === 0)}
      ${button("Step back", "ui-left", () => this.go(this.at - 1), this.at === 0)}
      ${button(this.running ? "Pause" : "Play", this.running ? "ui-pause" : "ui-play", () => this.run())}
      ${button("Step forward", "ui-right", () => this.go(this.at + 1), this.at === last)}
      ${button("Turn forward", "ui-next", () => this.goByTurn(1), this.at === last)}
      ${button(this.copied ? "Link copied" : "Copy a link to this moment", this.copied ? "ui-done" : "ui-share", () => this.copyLink())}
      <label class="where"><span class="sr">Step</span><input type="range" min="0" max=${last} .value=${String(this.at)}
        aria-valuetext=${`Step ${this.at} of ${last}`} @input=${(/** @type {EventAt<HTMLInputElement>} */ event) => this.go(Number(event.target.value))}><output>${this.at} / ${last}</output></label>
      <label class="speed">Speed <select @change=${(/** @type {EventAt<HTMLSelectElement>} */ event) => this.hurry(Number(event.target.value))}>${SPEEDS.map(([value, words]) =>
        html`<option value=${value} ?selected=${Number(value) === this.speed}>${words}</option>`)}</select></label>
      <label class="eyes"><span>View as</span> <select @change=${(/** @type {EventAt<HTMLSelectElement>} */ event) => this.fetchFrames(Number(event.target.value))}><option value=${ALL_HANDS} ?selected=${this.eyes === ALL_HANDS}>Everybody's cards</option><option value="-1">Spectator</option>${this.people.map((name, seat) =>
        html`<option value=${seat} ?selected=${seat === this.eyes}>${name}</option>`)}</select></label>
    </div>`;
  }
}

customElements.define("sixgun-replay", SixgunReplay);
