/** How to win here, in a line, and the way to the page that explains the game. */
import { html, nothing } from "../vendor/lit.js";

/** The line in the bar; a tap on it opens the rules, where it stands in full. @param {import("./screen.js").Screen} screen */
export function goalInBar(screen) {
  const line = screen.view.table?.goal;
  return line ? html`<button type="button" class="goal" title=${line} @click=${() => show(screen)}><b>Goal:</b> ${line}</button>` : nothing;
}

/** The rules from their beginning. @param {import("./screen.js").Screen} screen */
function show(screen) {
  screen.word = null;
  screen.rule = "";
  screen.openPanel("rules");
}

/** The line above the rules. @param {import("./screen.js").Screen} screen */
export function goal(screen) {
  const line = screen.view.table?.goal;
  return line ? html`<p class="goal"><b>Goal:</b> ${line}</p>` : nothing;
}

/** @param {Wire.View} view */
export const howToPlay = (view) =>
  html`<a class="how-to" href=${`/how-to-play/${view.game}`} target="_blank" rel="noopener">How to play ${view.title}</a>`;
