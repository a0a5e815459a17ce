/** How to win here, in a line, and the way to the page that explains the game. */
import { html, nothing } from "../vendor/lit.js";

/** The line beside the game's name. @param {import("./screen.js").Screen} screen */
export function goal(screen) {
  const line = screen.view.table?.goal;
  return line ? html`<p class="goal"><b>Goal:</b> ${line}</p>` : nothing;
}

/** @param {Wire.View} view */
export const howToPlay = (view) =>
  html`<a class="how-to" href=${`/how-to-play/${view.game}`} target="_blank" rel="noopener">How to play ${view.title}</a>`;
