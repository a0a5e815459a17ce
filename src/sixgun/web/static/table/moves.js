/**
 * Every allowed move in words, under headings that say what kind it is; enough to play any game.
 *
 * @typedef {import("./screen.js").Screen} Screen
 * @typedef {import("./selection.js").Move} Move
 */
import { classMap, html, nothing, repeat } from "../vendor/lit.js";
import { aheadPanel } from "./answering.js";
import { icon } from "./icons.js";
import { capital, count, kinds, phrase } from "./words.js";

const MANY_MOVES = 12; // more of them can be filtered
const FOLDED = 8; // a longer group is folded where there are others, until somebody opens it

/** @param {Screen} screen */
export function movesPanel(screen) {
  if (screen.view.status === "over") return html`<p class="soft">The game is over.</p>`;
  if (!screen.canAct) return html`${aheadPanel(screen)}<p class="soft">It is not your turn. When it is, all your moves are listed here.</p>`;
  const all = screen.selection.taps.length ? screen.reading.moves : screen.view.moves;
  const wanted = screen.filter.trim().toLowerCase().split(/\s+/);
  const found = all.filter((/** @type {Move} */ move) => {
    const words = `${move.parts.join(" ")} ${move.note} ${move.kind ?? ""}`.toLowerCase();
    return wanted.every((word) => words.includes(word));
  });
  const groups = kinds(found);
  return html`${aheadPanel(screen)}<p class="soft">${count(all.length, "move")}${screen.selection.taps.length ? " with your selection" : ""}. Tap once to select, again to play.</p>
    ${all.length > MANY_MOVES ? html`<label class="filter">${icon("ui-search")}<span class="sr">Filter moves</span>
      <input type="search" placeholder="Filter moves…" .value=${screen.filter} @input=${(/** @type {EventAt<HTMLInputElement>} */ event) => screen.setFilter(event.target.value)}></label>` : nothing}
    ${groups.map(([kind, moves]) => group(screen, kind, moves, groups.length > 1 && moves.length > FOLDED && !screen.filter))}
    ${found.length ? nothing : html`<p class="soft">No moves match.</p>`}`;
}

/** @param {Screen} screen @param {string} kind @param {Move[]} moves @param {boolean} folded */
function group(screen, kind, moves, folded) {
  const list = html`<ul class="moves" role="list" aria-label=${kind || "Moves"}>${repeat(moves, (move) => move.move, (move) => html`<li>${moveButton(screen, move)}</li>`)}</ul>`;
  if (!kind) return list;
  const ready = moves.some(({ move }) => move === screen.selection.armed?.move);
  return html`<details class="kind" ?open=${!folded || ready}><summary><h3>${capital(kind)}</h3> <span class="soft">${moves.length}</span></summary>${list}</details>`;
}

/** @param {Screen} screen @param {Move} move */
function moveButton(screen, move) {
  const ready = screen.selection.armed?.move === move.move;
  return html`<button type="button" class=${classMap({ move: true, armed: ready })} @click=${() => screen.chooseFromList(move)}>
    ${ready ? `Confirm: ${move.parts.join(" ")}` : phrase(move)}${move.note ? html`<small>${move.note}</small>` : nothing}</button>`;
}
