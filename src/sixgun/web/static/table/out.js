/** Out of the game while it goes on: what that means, and what there is to do now. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "./icons.js";
import { onlyBotsPlay } from "./watching.js";

/** @param {import("./screen.js").Screen} screen */
export const isOut = ({ view, replaying }) => !replaying && view.viewer >= 0 && view.status === "playing"
  && Boolean(view.table?.players.find(({ seat }) => seat === view.viewer)?.out);

/** In the prompt. @param {import("./screen.js").Screen} screen */
export function outNotice(screen) {
  if (!isOut(screen) || screen.watchesOn) return nothing;
  return html`<p class="out-notice"><b>You are out of the game.</b> ${onlyBotsPlay(screen.view)
    ? "Only bots play on. Skip to the end, leave, or watch." : "The others play on. Watch, or leave."}</p>`;
}

/** Among the buttons. @param {import("./screen.js").Screen} screen */
export function outButtons(screen) {
  if (!isOut(screen)) return nothing;
  const skips = onlyBotsPlay(screen.view) && !screen.hurrying;
  const main = screen.reckoningUp && screen.reckoning ? "pale" : "strong main"; // a showdown that is up has the one main button
  return html`${skips ? html`<button type="button" class=${main} @click=${() => screen.skipToEnd()}>${icon("ui-next")} Skip to the end</button>` : nothing}
    ${screen.watchesOn ? nothing : html`<button type="button" class=${skips ? "pale" : main} @click=${() => screen.watchOn()}>${icon("ui-watch")} Watch</button>`}
    <button type="button" class="pale" @click=${() => screen.leaveForGood()}>${icon("ui-home")} Leave<small>back to the lobby</small></button>`;
}
