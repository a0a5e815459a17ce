/**
 * What would you do? The house asks a bot with sense; its move is laid ready, marked on the table, with a reason.
 *
 * @typedef {import("./screen.js").Screen} Screen
 */
import { html, nothing } from "../vendor/lit.js";
import { toPointed } from "./focus.js";
import { icon } from "./icons.js";
import { spotsOfPlayer } from "./spots.js";
import { phrase } from "./words.js";

/** Nobody is told what to play where a desk counts the points; there nobody hosts. @param {Screen} screen */
const mayAsk = ({ canAct, view }) => canAct && view.host >= 0;

/** The two ways out for somebody who does not know what to do. @param {Screen} screen */
export function tools(screen) {
  if (!screen.canAct) return nothing;
  return html`<div class="tools">
    ${mayAsk(screen) ? tool(screen, "What would you do?", "Hint", "ui-help", () => screen.ask()) : nothing}
    ${tool(screen, "Show all moves", "Moves", "ui-list", () => screen.openPanel("moves"))}
  </div>`;
}

/** @param {Screen} screen @param {string} words @param {string} short where there is little room @param {string} picture @param {() => void} act */
function tool(screen, words, short, picture, act) {
  return html`<button type="button" class="pale" aria-label=${words} title=${words} @click=${act}>${screen.small ? html`${icon(picture)}<small aria-hidden="true">${short}</small>` : words}</button>`;
}

/** The move is laid ready: one tap plays it, anything else begins anew. @param {Screen} screen @param {Wire.Suggested} answer */
export function suggested(screen, { decision, move, reason }) {
  const found = screen.view.moves.find((each) => each.move === move);
  if (!found || decision !== screen.view.decision || !screen.canAct) return;
  screen.letGo();
  screen.selection = { taps: [], armed: found };
  screen.advice = { move, reason };
  screen.openBoardOf(found.taps);
  if (screen.byKey) screen.updateComplete.then(() => toPointed(screen));
  screen.speak(`Suggestion: ${phrase(found)}. ${reason}`);
}

/** The reason, as long as the move lies ready. @param {Screen} screen */
export function advised({ advice, selection }) {
  if (!advice || advice.move !== selection.armed?.move) return nothing;
  return html`<p class="hint advice">${icon("ui-help")} <b>I would ${selection.armed.parts.join(" ")}.</b> ${advice.reason}</p>`;
}

/** The spots of a move that a suggestion speaks of. @param {Screen} screen @returns {string[]} */
export const spotsAdvised = ({ advice, selection }) => (advice && advice.move === selection.armed?.move ? selection.armed.taps : []);

/** Whose board a spot lies on; nobody's, or one's own: -1. @param {Screen} screen @param {string[]} spots */
export function boardOf({ table, view }, spots) {
  const others = table.players.filter(({ seat }) => seat !== view.viewer);
  return others.find((player) => spots.some((spot) => spotsOfPlayer(player).has(spot)))?.seat ?? -1;
}
