/**
 * What happened while nobody looked: the page was closed, its tab was hidden, or the line was lost. How far a table was
 * seen is kept in the browser, so that it does not matter in which tab.
 */
import { chief, kindOf } from "./lines.js";
import { count } from "./words.js";

const PLACE = "sixgun.seen";
const TABLES = 40; // of which that is kept

/** @returns {[string, number][]} the event up to which each table was seen, the latest table last */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string} match */
const seenUpTo = (match) => kept().find(([each]) => each === match)?.[1] ?? 0;

/** @param {string} match @param {number} seq */
function keep(match, seq) {
  if (seq <= seenUpTo(match)) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify([...kept().filter(([each]) => each !== match), [match, seq]].slice(-TABLES)));
  } catch {
    // A browser that keeps nothing still notices lost lines and hidden tabs.
  }
}

export class Missed {
  /** @param {string} match */
  constructor(match) {
    this.match = match;
    this.seen = seenUpTo(match);
    this.seq = 0; // of the last view
    this.gone = 0; // the last event before one was away: the log is divided there
    this.lost = false;
    /** @type {Wire.LineShown[]} */
    this.lines = [];
  }

  /** A view has come. @param {Wire.LineShown[]} fresh @param {number} seq @param {boolean} first @param {boolean} away whether nobody looks at the page */
  hear(fresh, seq, first, away) {
    const unseen = first ? this.seen > 0 : this.lost || away;
    const missed = unseen ? fresh.filter((line) => line.seq > this.seen && kindOf(line) === "event") : [];
    if (missed.length) {
      if (!this.lines.length) this.gone = this.seen;
      this.lines = [...this.lines, ...missed];
    }
    if (first && !this.seen) this.seen = seq; // a newcomer has missed nothing
    this.seq = seq;
    this.lost = false;
    if (!away) this.look();
  }

  /** Somebody looks at the page again; what another tab has shown is not missed. */
  back() {
    const elsewhere = seenUpTo(this.match);
    this.lines = this.lines.filter(({ seq }) => seq > elsewhere);
    if (this.lines.length) this.gone = Math.max(this.gone, elsewhere);
    this.look();
  }

  look() {
    this.seen = this.seq;
    keep(this.match, this.seq);
  }

  /** What the strip says; nothing when nothing was missed. @param {number} viewer @returns {{many: number, words: string, chief: string} | null} */
  said(viewer) {
    const { lines } = this;
    if (!lines.length) return null;
    return { many: lines.length, words: `${count(lines.length, "event")} while you were gone.`, chief: chief(lines, viewer).text };
  }
}
