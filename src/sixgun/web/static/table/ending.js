/** How it ended: scores, winners, another game, and the proof that the deal was fair. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "./icons.js";
import { listed } from "./words.js";

/** The heading, where the prompt was. @param {import("./table.js").SixgunTable} screen */
export function outcome(screen) {
  const { view } = screen;
  if (!view.result) return nothing;
  const { winners, capped } = view.result;
  const mine = winners.includes(view.viewer);
  const names = listed(winners.map((seat) => screen.name(seat)));
  return html`<section class="prompt outcome" data-fit="words"><div role="status">
    <h2 data-rest tabindex="-1">${icon(mine ? "trophy" : "wanted-reward")} ${winners.length === 0 ? "Nobody wins" : mine ? (winners.length > 1 ? "You share the win" : "You win") : `${names} ${winners.length > 1 ? "win" : "wins"}`}</h2>
    ${capped ? html`<p>The game stopped at its move limit.</p>` : nothing}</div>
    ${screen.verdict ? html`<p class=${screen.verdict.fair ? "soft" : "trouble"}>${icon(screen.verdict.fair ? "ui-fair" : "ui-warning")} ${screen.verdict.sentence}</p>` : nothing}
  </section>`;
}

/** The scores, where the hand was. @param {import("./table.js").SixgunTable} screen */
export function result(screen) {
  const { view } = screen;
  if (!view.result) return nothing;
  const { scores, winners } = view.result;
  if (screen.reckoning) return totals(screen, screen.reckoning);
  const best = Math.max(...scores);
  const high = winners.some((seat) => scores[seat] === best);
  const order = view.seats.map(({ seat }) => seat).sort((one, other) =>
    Number(winners.includes(other)) - Number(winners.includes(one)) || (high ? scores[other] - scores[one] : scores[one] - scores[other]));
  return html`<section class="paper result" data-fit="scores"><h3 class="sr">Scores</h3>
    <ol class="scores" role="list">${order.map((seat) => html`<li class=${winners.includes(seat) ? "won" : ""}>
      <span class="name">${screen.name(seat)}${seat === view.viewer ? " (you)" : ""}</span>${winners.includes(seat) ? html` <span class="badge">won</span>` : nothing}<b>${scores[seat]}</b></li>`)}</ol>
  </section>`;
}

/** The totals in the game's own words, and the way back to what they are made of. @param {import("./table.js").SixgunTable} screen @param {Wire.Reckoning} reckoning */
const totals = (screen, reckoning) => html`<section class="paper result" data-fit="scores"><h3 class="sr">Scores</h3>
  <ol class="scores" role="list">${reckoning.tallies.map(({ seat, total, won }) => html`<li class=${won ? "won" : ""}>
    <span class="name">${screen.name(seat)}${seat === screen.view.viewer ? " (you)" : ""}</span><b>${total}</b></li>`)}</ol>
  <p class="to-reckoning"><button type="button" class="small pale" @click=${() => screen.showReckoning()}>${icon("ui-list")} How it adds up</button></p>
</section>`;

/** What to do next, where the buttons were. @param {import("./table.js").SixgunTable} screen */
export function next(screen) {
  const { view } = screen;
  return html`<div class="doing" role="group" aria-label="What next">
    ${view.rematch ? html`<a class="as-button strong go" href=${`/table/${view.rematch}`}>${icon("ui-again")} Go to the next game</a>`
      : view.viewer >= 0 ? html`<button type="button" class="strong go" @click=${() => screen.rematch()}>${icon("ui-again")} Play again</button>` : nothing}
    <a class="as-button pale" href=${`/replay/${view.match}`}>${icon("ui-history")} Watch replay</a>
    <a class="as-button pale" href=${`/verify?match=${view.match}`}>${icon("ui-fair")} Check the deal</a>
    <a class="as-button pale" href="/">${icon("ui-home")} Back to lobby</a>
  </div>`;
}
