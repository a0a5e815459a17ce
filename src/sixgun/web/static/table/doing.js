/**
 * What can be done without pointing at the table: buttons beside the hand, and the list of all moves in words.
 *
 * @typedef {import("./screen.js").Screen} Screen
 * @typedef {import("./selection.js").Move} Move
 */
import { classMap, html, nothing, repeat } from "../vendor/lit.js";
import { aheadPanel, standingButtons } from "./answering.js";
import { voteButton } from "./hosting.js";
import { icon } from "./icons.js";
import { outButtons } from "./out.js";
import { choosing } from "./prompt.js";
import { buttons } from "./selection.js";
import { capital, count, phrase } from "./words.js";

const MANY_MOVES = 12;

/** The buttons: what goes with the selection, else everything that is said and not tapped. @param {Screen} screen */
export function doing(screen) {
  const { view } = screen;
  if (screen.canAct && (screen.selection.armed || screen.selection.taps.length)) return choosing(screen);
  const shown = screen.canAct ? buttons(screen.plan) : [];
  const undo = view.undo === null && view.viewer >= 0 && view.status === "playing";
  return html`<div class="doing" role="group" aria-label="Actions">
    ${shown.map((each) => doButton(screen, each, shown.length === 1 && each.moves.length === screen.plan.ways.length))}
    ${screen.canAct ? html`<button type="button" class="pale" aria-expanded=${String(screen.panel === "moves" && screen.panelOpen)}
      @click=${() => screen.openPanel("moves")}>Show all moves</button>` : nothing}
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
  return html`<button type="button" class=${classMap({ strong: true, main, costs })} @click=${() => screen.tap(spot, spot, { name: words, text: note })}>${said}${note
    ? html`<small>${note}</small>` : nothing}</button>`;
}

/** @param {Screen} screen */
function takeBack(screen) {
  const seat = screen.seat(screen.view.viewer);
  if (seat?.player !== "bot for person" || screen.view.status !== "playing") return nothing;
  return html`<button type="button" class="strong" @click=${() => screen.takeSeatBack()}>Take your seat back<small>a bot plays for you</small></button>`;
}

/** Every allowed move in words; enough to play any game. @param {Screen} screen */
export function movesPanel(screen) {
  if (screen.view.status === "over") return html`<p class="soft">The game is over.</p>`;
  if (!screen.canAct) return html`${aheadPanel(screen)}<p class="soft">It is not your turn. When it is, all your moves are listed here.</p>`;
  const all = screen.selection.taps.length ? screen.reading.moves : screen.view.moves;
  const wanted = screen.filter.trim().toLowerCase().split(/\s+/);
  const found = all.filter((/** @type {Move} */ move) => {
    const words = `${move.parts.join(" ")} ${move.note}`.toLowerCase();
    return wanted.every((word) => words.includes(word));
  });
  return html`${aheadPanel(screen)}<p class="soft">${count(all.length, "move")}${screen.selection.taps.length ? " with your selection" : ""}. Tap once to select, again to play.</p>
    ${all.length > MANY_MOVES ? html`<label class="filter">${icon("ui-search")}<span class="sr">Filter moves</span>
      <input type="search" placeholder="Filter moves…" .value=${screen.filter} @input=${(/** @type {EventAt<HTMLInputElement>} */ event) => screen.setFilter(event.target.value)}></label>` : nothing}
    <ul class="moves" role="list" aria-label="Moves">${repeat(found, (move) => move.move, (move) => html`<li>${moveButton(screen, move)}</li>`)}</ul>
    ${found.length ? nothing : html`<p class="soft">No moves match.</p>`}`;
}

/** @param {Screen} screen @param {Move} move */
function moveButton(screen, move) {
  const ready = screen.selection.armed?.move === move.move;
  return html`<button type="button" class=${classMap({ move: true, armed: ready })} @click=${() => screen.chooseFromList(move)}>
    ${ready ? `Confirm: ${move.parts.join(" ")}` : phrase(move)}${move.note ? html`<small>${move.note}</small>` : nothing}</button>`;
}
