/**
 * What can be done without pointing at the table: buttons beside the hand.
 *
 * @typedef {import("./screen.js").Screen} Screen
 * @typedef {import("./selection.js").Move} Move
 */
import { classMap, html, nothing } from "../vendor/lit.js";
import { tools } from "./advising.js";
import { standingButtons } from "./answering.js";
import { voteButton } from "./hosting.js";
import { reading, skip } from "./lesson.js";
import { icon } from "./icons.js";
import { outButtons } from "./out.js";
import { choosing } from "./prompt.js";
import { buttons } from "./selection.js";
import { capital, phrase } from "./words.js";

/** The buttons: what goes with the selection, else everything that is said and not tapped. @param {Screen} screen */
export function doing(screen) {
  const { view } = screen;
  if (screen.canAct && (screen.selection.armed || screen.selection.taps.length)) return choosing(screen);
  const lesson = screen.lessonPage;
  if (lesson && lesson.move === null) return reading(screen, lesson);
  const shown = screen.canAct ? buttons(screen.plan) : [];
  const undo = view.undo === null && view.viewer >= 0 && view.status === "playing";
  return html`<div class="doing" role="group" aria-label="Actions">
    ${shown.map((each) => doButton(screen, each, shown.length === 1 && each.moves.length === screen.plan.ways.length))}
    ${lesson ? skip(screen) : tools(screen)}
    ${undo ? html`<button type="button" class="pale" @click=${() => screen.undo()}>${icon("ui-undo")} Undo</button>` : nothing}
    ${takeBack(screen)}
    ${voteButton(screen)}
    ${standingButtons(screen)}
    ${outButtons(screen)}
  </div>`;
}

/** @param {Screen} screen @param {{spot: string, words: string, moves: Move[]}} each @param {boolean} main nothing else can be done */
function doButton(screen, { spot, words, moves }, main) {
  const note = moves.length === 1 ? moves[0].note : "";
  const said = moves.length === 1 ? phrase(moves[0]) : `${capital(words)}…`;
  const costs = moves.every(({ ease }) => ease === "cost");
  return html`<button type="button" class=${classMap({ strong: true, main, costs })} data-spot=${spot} @click=${() => screen.tap(spot, spot, { name: words, text: note })}>${said}${note
    ? html`<small>${note}</small>` : nothing}</button>`;
}

/** @param {Screen} screen */
function takeBack(screen) {
  const seat = screen.seat(screen.view.viewer);
  if (seat?.player !== "bot for person" || screen.view.status !== "playing") return nothing;
  return html`<button type="button" class="strong" @click=${() => screen.takeSeatBack()}>Take your seat back<small>a bot plays for you</small></button>`;
}
