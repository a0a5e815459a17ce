/**
 * A table on a screen: what all templates ask about the view, the selection and the player's wishes. The live table
 * and the replay are both screens; only the live one can play.
 *
 * @typedef {import("./selection.js").Move} Move
 * @typedef {{can: boolean, other: boolean, cannot: boolean, selected: boolean, words: string, note: string, why: string}} SpotState
 *   can: goes on from here; other: could be chosen instead; cannot: touches nothing now
 */
import { LitElement, html, nothing } from "../vendor/lit.js";
import { boardOf, spotsAdvised } from "./advising.js";
import { Deeds } from "./deeds.js";
import { explainTapped } from "./explaining.js";
import { Glimpse } from "./glimpse.js";
import { fit } from "./fit.js";
import { page, rememberSkipped, spotsTaught, wasSkipped } from "./lesson.js";
import { namedIn } from "./naming.js";
import { fixTabStops, keepFocus, rememberFocus, skipTo } from "./focus.js";
import { Flight } from "./motion.js";
import { point } from "./pointing.js";
import { NOTHING, before, opening, plan, read } from "./selection.js";
import { change, mayMove, settings } from "./settings.js";
import { nameOfSpot, spotsOf, spotsOfPlayer, spotsOfTable } from "./spots.js";
import { clock, listed, spokenTime, tag } from "./words.js";

/** No room for the side panel beside the table: it is a sheet then. The same numbers stand in layout.css. */
const NARROW = "(max-width: 1179px), (max-height: 520px)";
/** A phone, or a page at twice its size: the other players are tiles that open. */
const SMALL = "(max-width: 640px), (max-height: 520px)";
/** A phone held upright has room for the whole board of a lone opponent. */
const UPRIGHT = "(max-aspect-ratio: 1/1)";
/** No board of anybody else fits on the cloth: then even a lone opponent is a tile. */
const SHORT = "(max-width: 640px) and (max-height: 720px)";
const LAST_SECONDS = 15_000;
/** @type {SpotState} */
const IDLE = Object.freeze({ can: false, other: false, cannot: false, selected: false, words: "", note: "", why: "" });

export class Screen extends LitElement {
  constructor() {
    super();
    /** @type {Wire.View} None before the first has come; until then only `arriving` is drawn. */
    this.view = /** @type {any} */ (null);
    this.settings = settings();
    this.selection = NOTHING;
    this.plan = plan([], new Set());
    this.reading = read(this.plan, []);
    this.start = this.reading;
    /** @type {{sentence: string, rule: string} | null} */
    this.refusal = null;
    /** @type {Partial<Wire.Card> | null} the card whose text is shown */
    this.looked = null;
    /** @type {Map<string, number>} */
    this.amounts = new Map();
    this.chosenPlace = "";
    /** @type {{move: number, reason: string} | null} what a bot would do */
    this.advice = null;
    this.lessonAt = 0; // the page of a guided game that is open, of those of this moment
    this.lessonSkipped = false;
    this.opened = -1;
    this.panel = "story";
    this.panelOpen = false;
    this.rule = "";
    /** @type {Wire.Term | null} a word of the game that was tapped */
    this.word = null;
    this.onWord = (/** @type {Event} */ event) => { explainTapped(this, event); };
    this.glimpse = new Glimpse(this);
    this.deeds = new Deeds();
    this.logged = -1; // the player whom the log is about; below 0: everybody
    this.gone = 0; // the event after which nobody looked
    /** @type {{many: number, words: string, chief: string} | null} what was missed then, until it is put away */
    this.missed = null;
    this.filter = "";
    this.notice = "";
    this.line = "open";
    this.replaying = false;
    /** @type {Wire.LineShown[]} */
    this.story = [];
    this.unread = 0;
    /** @type {Set<"story" | "chat">} kinds of lines of which the house has older ones */
    this.earlier = new Set();
    this.you = "";
    this.sealed = false;
    /** @type {import("./fairness.js").Verdict | null} what came of comparing the match with what was seen */
    this.verdict = null;
    /** @type {Wire.Reckoning | null} what the last round or game came to */
    this.reckoning = null;
    this.reckoningUp = false; // whether that lies on the table
    this.reckoningStrip = false; // or only its headline stands in the place of the ticker
    this.leaving = false;
    this.closing = false; // the host is asked once more whether to close the table
    this.byKey = false; // what is tapped was chosen with the keyboard
    /** @type {import("./answering.js").Answering | null} what answers by itself; only a live table has it */
    this.answering = null;
    /** @type {import("./naming.js").Named} what the prompt speaks of */
    this.named = { seats: new Set(), cards: new Set(), words: [] };
    this.hurrying = false; // the bots were told to
    this.watchesOn = false; // although out of the game
    this.removing = -1; // the seat that the host is asked about once more
    /** @type {[string, string][]} the clocks of the house, each with its words */
    this.clocks = [];
    this.invitation = "";
    this.clockSkew = 0;
    this.flight = new Flight();
    this.queries = [NARROW, SMALL, UPRIGHT, SHORT].map((query) => matchMedia(query));
    this.narrow = this.small = this.upright = this.short = false;
    this.onWidth = () => {
      [this.narrow, this.small, this.upright, this.short] = this.queries.map(({ matches }) => matches);
      this.requestUpdate();
    };
    this.onWidth();
    this.onType = () => fit(this);
    this.onSkip = (/** @type {Event} */ event) => skipTo(this, event);
    this.measuring = new ResizeObserver(this.onType);
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.addEventListener("click", this.onWord);
    document.querySelector(".skip")?.addEventListener("click", this.onSkip);
    this.glimpse.open();
    this.deeds.open();
    for (const query of this.queries) query.addEventListener("change", this.onWidth);
    this.measuring.observe(this);
    document.fonts?.addEventListener("loadingdone", this.onType);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.removeEventListener("click", this.onWord);
    document.querySelector(".skip")?.removeEventListener("click", this.onSkip);
    this.glimpse.close();
    this.deeds.close();
    for (const query of this.queries) query.removeEventListener("change", this.onWidth);
    this.measuring.disconnect();
    document.fonts?.removeEventListener("loadingdone", this.onType);
  }

  /** @param {Map<string, unknown>} changed */
  update(changed) {
    const focus = rememberFocus(this);
    const reading = this.querySelector(".panel-body");
    const atEnd = !reading || reading.scrollHeight - reading.scrollTop - reading.clientHeight < 40;
    super.update(changed);
    if (atEnd && (this.panel === "story" || this.panel === "chat")) this.querySelector(".panel-body")?.scrollTo(0, 1e6);
    fixTabStops(this);
    keepFocus(this, focus);
    this.dataset.text = this.settings.text;
    point(this, [...spotsAdvised(this), ...spotsTaught(this)], this.lessonPage?.move !== null);
    fit(this);
    this.flight.land(this, mayMove(this.settings));
    if (this.view) this.deeds.play(this, this.view.viewer, mayMove(this.settings));
  }

  /** A new view: the selection lives as long as its decision. @param {Wire.View} view */
  show(view) {
    const same = this.view?.decision === view.decision && this.view?.match === view.match;
    if (this.view && this.view.table && view.table) this.flight.leave(this, this.view.to_act);
    this.view = view;
    this.named = namedIn(view);
    if (!same) this.forget();
    if (view.lesson) this.lessonSkipped ||= wasSkipped(view.match);
    this.plan = plan(this.canAct ? view.moves : [], spotsOfTable(view.table), new Set((view.table?.hand ?? []).flatMap(spotsOf)));
    if (!same) this.selection = opening(this.plan);
    this.start = read(this.plan, []);
    this.reading = read(this.plan, this.selection.taps);
    this.requestUpdate();
  }

  putReckoningAway() {
    this.reckoningUp = this.reckoningStrip = false;
    this.requestUpdate();
  }

  showReckoning() {
    this.reckoningUp = this.reckoning !== null;
    this.reckoningStrip = false;
    this.requestUpdate();
  }

  forget() {
    this.lessonAt = 0;
    this.selection = NOTHING;
    this.refusal = null;
    if (this.view?.to_act === this.view?.viewer) this.looked = null; // what one reads while others decide stays
    this.notice = "";
    this.filter = "";
    this.chosenPlace = "";
    this.amounts = new Map();
    if (this.opened >= 0 && this.view?.to_act === this.view?.viewer) this.opened = -1;
  }

  /** @param {number} seat whom the log is to be about */
  sortLog(seat) {
    this.logged = seat;
    this.requestUpdate();
  }

  putMissedAway() {
    this.missed = null;
    this.requestUpdate();
  }

  get canAct() {
    return false;
  }

  /** The table of a game that has been dealt; only then is it drawn. */
  get table() {
    return /** @type {Wire.Tabletop} */ (this.view.table);
  }

  // Who and what

  /** @param {number} seat @returns {Wire.SeatShown | undefined} */
  seat(seat) {
    return this.view.seats.find((each) => each.seat === seat);
  }

  /** @param {number} seat @returns {string} */
  name(seat) {
    return this.seat(seat)?.name || `Seat ${seat + 1}`;
  }

  /** @returns {string[]} */
  get names() {
    return this.view.seats.map(({ name }) => name);
  }

  /** @param {string} spot */
  nameOfSpot(spot) {
    return nameOfSpot(this.view.table, spot, (seat) => this.name(seat));
  }

  /** How many places in front of a player can be tapped now. @param {Wire.Player} player */
  targetsOf(player) {
    return this.canAct ? [...spotsOfPlayer(player)].filter((spot) => this.reading.next.has(spot)).length : 0;
  }

  /** @param {string | undefined} spot @param {string} place @returns {SpotState} */
  stateOf(spot, place) {
    if (!spot || !this.canAct) return IDLE;
    const { taps } = this.selection;
    const selected = taps.includes(spot) && (this.chosenPlace === place || spot !== taps[taps.length - 1]);
    const moves = this.reading.next.get(spot);
    const note = moves?.length === 1 ? moves[0].note : "";
    if (selected) return { ...IDLE, selected, can: Boolean(this.selection.armed) && spot === taps[taps.length - 1] };
    if (moves) return { ...IDLE, can: true, words: tag(moves), note };
    if (this.start.next.has(spot)) return { ...IDLE, other: true };
    return { ...IDLE, cannot: true, why: this.whyNot(spot).sentence };
  }

  /** The game's own reason; or that something else is tapped first. @param {string} spot */
  whyNot(spot) {
    const why = this.view.why?.[spot];
    if (why) return why;
    const first = [...new Set(before(this.plan, spot).map((each) => this.nameOfSpot(each)))];
    if (this.selection.taps.length) return { sentence: "That does not go with your selection.", rule: "" };
    return { sentence: first.length ? `First choose ${listed(first, "or")}.` : "You cannot use this now.", rule: "" };
  }

  // Time

  get serverTime() {
    return Date.now() + this.clockSkew;
  }

  /** The time left of whoever decides. @param {number} seat */
  clockOf(seat, large = false) {
    const { due, to_act: acting, status } = this.view;
    if (!due || seat !== acting || status !== "playing" || this.replaying) return nothing;
    const left = due - this.serverTime;
    const hurry = left < LAST_SECONDS;
    return html`<span class="clock ${hurry ? "hurry" : ""} ${large ? "large" : ""}" role="timer" aria-label=${`${spokenTime(left)} left`}>${clock(left)}</span>`;
  }

  // Wishes that need no house

  /** @param {Partial<import("./settings.js").Settings>} wish */
  like(wish) {
    this.settings = change(wish);
    this.requestUpdate();
  }

  /** @param {string} panel */
  openPanel(panel) {
    this.panelOpen = !(this.panelOpen && this.panel === panel && this.narrow);
    this.panel = panel;
    this.requestUpdate();
    this.updateComplete.then(() => this.querySelector(".panel-body")?.scrollTo(0, panel === "story" || panel === "chat" ? 1e6 : 0));
  }

  closePanel() {
    this.panelOpen = false;
    this.requestUpdate();
  }

  /** @param {Event} event @param {string} rule */
  openRule(event, rule) {
    event.preventDefault();
    this.rule = rule;
    this.panel = "rules";
    this.panelOpen = true;
    this.requestUpdate();
  }

  /** @param {number} seat */
  openPlayer(seat) {
    this.opened = seat;
    this.requestUpdate();
  }

  /** Show a card's text without tapping it. @param {Event} event @param {Wire.Card} card */
  look(event, card) {
    event.preventDefault();
    this.looked = card;
    this.requestUpdate();
  }

  /** @param {string} kind @param {number} at */
  setAmount(kind, at) {
    this.amounts.set(kind, at);
    this.requestUpdate();
  }

  /** @param {string} words */
  setFilter(words) {
    this.filter = words;
    this.requestUpdate();
  }

  /** The page of a guided game that is open. */
  get lessonPage() {
    return page(this);
  }

  turnPage() {
    this.lessonAt += 1;
    this.requestUpdate();
  }

  skipLesson() {
    this.lessonSkipped = true;
    rememberSkipped(this.view.match);
    this.requestUpdate();
  }

  /** On a small screen, the board that has some of these spots is opened. @param {string[]} spots */
  openBoardOf(spots) {
    if (this.small) this.opened = boardOf(this, spots);
  }

  letGo() {
    this.selection = NOTHING;
    this.refusal = null;
    this.looked = null;
    this.chosenPlace = "";
    this.reading = this.start;
    this.requestUpdate();
  }

  /** Without a seat a tap only shows the card. @param {string} spot @param {string} place @param {Wire.Card} card */
  tap(spot, place, card) {
    this.looked = card;
    this.requestUpdate();
  }

  /** @param {Move} move */
  choose(move) {}
  /** @param {Move} move */
  chooseFromList(move) {}
  /** @param {Move} move @param {boolean} [byItself] */
  play(move, byItself) {}
  /** @param {string} text */
  say(text) {}
  /** @param {boolean} asked */
  askToLeave(asked) {}
  leave() {}
  takeDown() {}
  /** @param {boolean} asked */
  askToClose(asked) {}
  leaveForGood() {}
  skipToEnd() {}
  watchOn() {}
  takeSeatBack() {}

  /** @param {"story" | "chat"} kind */
  // eslint-disable-next-line no-unused-vars
  recall(kind) {}
  /** @param {number} seat */
  cover(seat) {}
  /** @param {number} seat */
  removePerson(seat) {}
  /** @param {number} seat */
  askToRemove(seat) {}
  /** @param {string} pace */
  setClock(pace) {}
  invite() {}
  vote() {}
  undo() {}
  ask() {}
  /** @param {string[]} lines */
  speak(...lines) {}
  saySummary() {}
}
