/**
 * A guided game: one thing at a time, where the prompt is, with a ring round what it speaks of. Skipped at any moment.
 *
 * @typedef {import("./screen.js").Screen} Screen
 */
import { html, nothing } from "../vendor/lit.js";
import { leftToTap } from "./selection.js";

const SKIPPED = "sixgun.lesson.skipped";

/** The page that is open now, if one is. @param {Screen} screen @returns {Wire.Page | null} */
export function page({ view, lessonAt, lessonSkipped, reckoningUp }) {
  if (!view?.lesson || view.result || lessonSkipped || reckoningUp) return null;
  return view.lesson.pages[lessonAt] ?? null;
}

/** Whether a lesson speaks of this decision, which is made by the learner then. @param {Screen} screen */
export const isTaught = ({ view, lessonSkipped }) => Boolean(view.lesson?.pages.length) && !lessonSkipped;

/** What it says. @param {Screen} screen @param {Wire.Page} open */
export const taught = (screen, open) => html`<p class="hint lesson"><b class="step">${open.number} of ${screen.view.lesson?.steps}</b> ${open.text}
  ${screen.selection.armed || screen.selection.taps.length ? html`<button type="button" class="linked" @click=${() => screen.skipLesson()}>Skip lesson</button>` : nothing}</p>`;

/** The buttons of a page that is only read. @param {Screen} screen @param {Wire.Page} open */
export function reading(screen, open) {
  const last = open.number === screen.view.lesson?.steps;
  return html`<div class="doing" role="group" aria-label="Lesson">
    <button type="button" class="strong go" @click=${() => screen.turnPage()}>${last ? "Play on" : "Next"}</button>${last ? nothing : skip(screen)}</div>`;
}

/** @param {Screen} screen */
export const skip = (screen) => html`<div class="tools"><button type="button" class="pale" @click=${() => screen.skipLesson()}>Skip lesson</button></div>`;

/** What the page points at: what is left to tap for its move. @param {Screen} screen @returns {string[]} */
export function spotsTaught(screen) {
  const open = page(screen);
  if (!open) return [];
  return open.move === null ? open.spots : leftToTap(screen.plan, screen.selection.taps, open.move);
}

/** The amount that a lesson asks for is the one the slider stands at. @param {Screen} screen @param {{move: {move: number}}[]} amounts */
export function startOf(screen, amounts) {
  return Math.max(0, amounts.findIndex(({ move }) => move.move === page(screen)?.move));
}

/** Whether this match's lesson was skipped here. @param {string} match */
export function wasSkipped(match) {
  try {
    return localStorage.getItem(SKIPPED) === match;
  } catch {
    return false;
  }
}

/** @param {string} match */
export function rememberSkipped(match) {
  try {
    localStorage.setItem(SKIPPED, match);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** In place of the seal: the cards of a lesson are no secret. @param {Wire.LessonShown} lesson */
export const openDeal = (lesson) => html`<div class="paper seal" role="note"><p><b>A guided game.</b> Everybody gets the same
  cards in a guided game (seed ${lesson.seed}), so it does not count in your record. You play alone against bots.</p></div>`;
