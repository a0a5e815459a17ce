/**
 * What a round or a game came to: a paper on the table, in the place of the cloth. It covers nothing: the other
 * players stand on it, and prompt and buttons stay where they are. A button, or some seconds, and the table is back;
 * whoever has to decide sees it at once, and the headline in the place of the ticker (log.js).
 *
 * @typedef {import("./screen.js").Screen} Screen
 */
import { classMap, html, nothing } from "../vendor/lit.js";
import { icon } from "./icons.js";
import { ruleLink } from "./prompt.js";

/** How long it lies on the table while the game goes on; players who want to look longer find it in the story. */
export const SECONDS = 12;

/** @param {Screen} screen */
export function reckoned(screen) {
  const { reckoning } = screen;
  if (!reckoning) return nothing;
  const over = Boolean(screen.view.result);
  const aside = over || screen.replaying; // nothing goes on behind it
  return html`<section class=${`paper reckoning${over ? " result" : ""}`} data-fit="reckoning" aria-labelledby="reckoning-head">
    <header><div><p class="what">${reckoning.title}</p><h3 id="reckoning-head">${reckoning.headline}</h3>
      ${reckoning.why ? html`<p class="why">${reckoning.why} ${ruleLink(screen, reckoning.rule ?? "")}</p>` : nothing}</div>
      <button type="button" class=${aside ? "pale" : "strong"} @click=${() => screen.putReckoningAway()}>${icon(aside ? "ui-watch" : "ui-next")} ${aside ? "See the table" : "Go on"}</button></header>
    <ol class="tallies" role="list">${reckoning.tallies.map((tally, at) => html`
      ${tally.side && tally.side !== reckoning.tallies[at - 1]?.side ? html`<li class="side-of"><h4>${tally.side}</h4></li>` : nothing}
      ${row(screen, tally)}`)}</ol>
    ${reckoning.deeds?.length ? html`<div class="deeds"><h4>${reckoning.deeds_title}</h4><ol role="list">${reckoning.deeds.map((deed) => html`<li>${deed}</li>`)}</ol></div>` : nothing}
  </section>`;
}

/** @param {Screen} screen @param {Wire.Tally} tally */
function row(screen, tally) {
  const mine = tally.seat === screen.view.viewer;
  const amounts = tally.amounts ?? [];
  return html`<li class=${classMap({ tally: true, won: Boolean(tally.won), mine })}>
    <p class="sum"><b class="whose">${screen.name(tally.seat)}${mine ? html` <i>you</i>` : nothing}</b><b class="worth">${tally.total}</b></p>
    ${tally.note ? html`<p class="note">${tally.note}</p>` : nothing}
    ${amounts.length ? html`<ul class="amounts" role="list">${amounts.map(({ label, value, tone }) =>
      html`<li class=${tone ?? ""}><span>${label}${value.includes("$") ? "" : " ="}</span> <b>${value}</b></li>`)}</ul>` : nothing}
  </li>`;
}
