/** The builder's page: pieces, what is built of them, and what the house says to it. */
import { LitElement, html } from "../vendor/lit.js";
import { icon } from "../table/icons.js";
import { changed, opened, said, total, written } from "./deck.js";
import { bench, drop, leaveOnBench, save, saved } from "./keeping.js";
import { listing } from "./listing.js";
import { pool } from "./pool.js";
import { verdict } from "./verdict.js";

const PAUSE = 250; // milliseconds after the last change before the house is asked
const MOST_SEED = 2 ** 32;

export class DeckBuilder extends LitElement {
  constructor() {
    super();
    /** @type {Wire.Shelf | null} */
    this.shelf = null;
    /** @type {import("./deck.js").Deck} */
    this.deck = { name: "", copies: new Map() };
    /** @type {(() => void) | null} what undo does */
    this.takeBack = null;
    /** @type {Wire.BuiltChecked | null} */
    this.checked = null;
    /** @type {import("./deck.js").Built[]} */
    this.saved = [];
    /** @type {Wire.Choice[]} */
    this.limits = [];
    /** @type {Map<string, string>} */
    this.tags = new Map();
    /** @type {Wire.Piece | null} */
    this.looked = null;
    this.words = "";
    this.under = "";
    this.section = "";
    this.notice = "";
    this.aloud = "";
    this.game = "";
    this.noun = "";
    this.asking = 0;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.textContent = "";
    this.game = this.dataset.game ?? "";
    this.noun = this.dataset.noun ?? "";
    this.limits = JSON.parse(this.dataset.limits ?? "[]");
    this.saved = saved(this.game);
    this.begin();
  }

  async begin() {
    await this.fetchShelf();
    if (!this.shelf) return;
    this.section = this.shelf.sections[0].id;
    const wanted = new URLSearchParams(location.search).get("from");
    const made = this.shelf.ready.find(({ id }) => id === wanted) ?? this.shelf.ready[0];
    const kept = wanted ? null : bench(this.game);
    this.put(opened(kept ?? { ...made.built, name: wanted ? made.name : `My ${this.noun}` }, this.shelf));
    if (wanted) history.replaceState(null, "", location.pathname);
  }

  /** @param {Record<string, string>} wish @param {string} what */
  address(what, wish) {
    return `/decks/${what}?${new URLSearchParams({ game: this.game, ...wish })}`;
  }

  /** @template T @param {string} address @returns {Promise<T | null>} what the house answers; its words when it refuses */
  async ask(address) {
    try {
      const answer = await fetch(address, { headers: { accept: "application/json" } });
      const told = await answer.json();
      if (answer.ok) return told;
      this.notice = told.error;
    } catch {
      this.notice = "The house does not answer. Your work is kept in this browser.";
    }
    this.takeBack = null;
    this.requestUpdate();
    return null;
  }

  async fetchShelf() {
    this.shelf = (await this.ask(this.address("shelf.json", { under: this.under }))) ?? this.shelf;
    this.requestUpdate();
  }

  // What is built

  /** @param {Wire.Piece} piece */
  copies(piece) {
    return this.deck.copies.get(piece.id) ?? 0;
  }

  /** @param {import("./deck.js").Deck} deck */
  put(deck) {
    this.deck = deck;
    if (this.shelf) leaveOnBench(this.game, written(deck, this.shelf));
    clearTimeout(this.asking);
    this.asking = window.setTimeout(() => this.check(), this.checked ? PAUSE : 0);
    this.requestUpdate();
  }

  async check() {
    const { deck, under } = this;
    /** @type {Wire.BuiltChecked | null} */
    const checked = await this.ask(this.address("check.json", { under, built: this.built }));
    if (checked && deck === this.deck && under === this.under) this.checked = checked;
    this.requestUpdate();
  }

  get built() {
    return this.shelf ? JSON.stringify(written(this.deck, this.shelf)) : "{}";
  }

  get fileAddress() {
    return this.address("file.toml", { built: this.built });
  }

  /** @param {Wire.Piece} piece @param {number} more */
  add(piece, more) {
    const copies = this.copies(piece);
    if (!this.shelf || copies + more < 0) return;
    if (more > 0 && copies >= piece.most) {
      this.aloud = `At most ${piece.most} of ${piece.name}.`;
      this.requestUpdate();
      return;
    }
    this.notice = "";
    this.put(changed(this.deck, piece.id, more));
    const section = this.shelf.sections.find(({ id }) => id === piece.section);
    if (section) this.aloud = `${piece.name}: ${copies + more}. ${section.title}: ${said(section, total(this.deck, this.shelf, section.id))} of ${said(section, section.goal)}.`;
  }

  /** @param {string} name */
  rename(name) {
    this.put({ ...this.deck, name });
  }

  /** Open another; what was on the bench can be brought back. @param {import("./deck.js").Built} built @param {string} words */
  open(built, words) {
    if (!this.shelf) return;
    const { deck } = this;
    this.takeBack = () => this.put(deck);
    this.notice = words;
    this.put(opened(built, this.shelf));
    this.querySelector("details.openers")?.removeAttribute("open");
  }

  undo() {
    this.takeBack?.();
    this.takeBack = null;
    this.notice = "Undone.";
    this.saved = saved(this.game);
    this.requestUpdate();
  }

  async openBoosters() {
    const seed = Math.floor(Math.random() * MOST_SEED);
    /** @type {Wire.BuiltRead | null} */
    const told = await this.ask(this.address("build.json", { under: this.under, seed: String(seed) }));
    if (told) this.open(told.built, "Built from boosters.");
  }

  /** @param {HTMLInputElement} field */
  async load(field) {
    const file = field.files?.[0];
    if (!file) return;
    /** @type {Wire.BuiltRead | null} */
    const told = file.size > 40_000 ? null : await this.ask(this.address("read.json", { text: await file.text() }));
    if (file.size > 40_000) this.notice = `${file.name} is too large for a ${this.noun} file.`;
    if (told) this.open(told.built, `Loaded ${file.name}.`);
    field.value = "";
    this.requestUpdate();
  }

  // What is kept

  save() {
    if (!this.shelf) return;
    this.deck = { ...this.deck, name: this.deck.name.trim() || `My ${this.noun}` };
    const kept = save(this.game, written(this.deck, this.shelf));
    this.notice = kept ? `Saved ${this.deck.name} in this browser.` : "This browser keeps nothing; download the file instead.";
    this.takeBack = null;
    this.saved = saved(this.game);
    this.requestUpdate();
  }

  /** @param {import("./deck.js").Built} built */
  drop(built) {
    drop(this.game, String(built.name));
    this.saved = saved(this.game);
    this.notice = `Deleted ${built.name}.`;
    this.takeBack = () => save(this.game, built);
    this.requestUpdate();
  }

  bring() {
    this.save();
    location.assign(`/open/${encodeURIComponent(this.game)}?${new URLSearchParams({ bring: this.deck.name })}`);
  }

  // Looking

  /** @param {string} section */
  turnTo(section) {
    this.section = section;
    this.clear();
  }

  /** @param {string} section */
  goTo(section) {
    this.turnTo(section);
    this.updateComplete.then(() => this.querySelector("#pool")?.scrollIntoView());
    this.updateComplete.then(() => /** @type {HTMLElement | null} */ (this.querySelector(".shelves [aria-pressed=true]"))?.focus({ preventScroll: true }));
  }

  /** @param {string} words */
  look(words) {
    this.words = words;
    this.requestUpdate();
  }

  /** @param {string} id @param {string} tag */
  filter(id, tag) {
    if (this.tags.get(id) === tag) this.tags.delete(id);
    else this.tags.set(id, tag);
    this.requestUpdate();
  }

  clear() {
    this.tags.clear();
    this.look("");
  }

  /** @param {Wire.Piece | null} piece */
  read(piece) {
    this.looked = this.looked?.id === piece?.id ? null : piece;
    this.requestUpdate();
  }

  /** @param {string} rule */
  ruleAddress(rule) {
    return `/rules/${encodeURIComponent(this.game)}/${encodeURIComponent(rule)}`;
  }

  /** @param {string} rule */
  async playUnder(rule) {
    this.under = rule;
    await this.fetchShelf();
    this.put({ ...this.deck });
  }

  render() {
    if (!this.shelf) return html`<p class="arriving" role="status">${icon("card-pick")} ${this.notice || "Loading the cards…"}</p>`;
    const [first] = this.shelf.sections;
    return html`<nav class="jump" aria-label="Parts of this page"><a href="#pool">Cards</a><a href="#deck">${this.noun} <b>${total(this.deck, this.shelf, first.id)}</b></a>
        <a href="#check">Check <b>${this.checked?.reasons.length ? `${this.checked.reasons.length}` : "✓"}</b></a></nav>
      ${pool(this, this.shelf)}${listing(this, this.shelf)}${verdict(this)}
      <p class="sr" role="status">${this.aloud}</p>`;
  }
}

customElements.define("sixgun-decks", DeckBuilder);
