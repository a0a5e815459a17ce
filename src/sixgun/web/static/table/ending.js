/** How it ended: scores, winners, another game, and the proof that the deal was fair. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "./icons.js";
import { listed } from "./words.js";

/** @param {import("./table.js").SixgunTable} screen */
export function result(screen) {
  const { view } = screen;
  if (!view.result) return nothing;
  const { scores, winners, capped } = view.result;
  const best = Math.max(...scores);
  const high = winners.some((seat) => scores[seat] === best);
  const order = view.seats.map(({ seat }) => seat).sort((one, other) =>
    Number(winners.includes(other)) - Number(winners.includes(one)) || (high ? scores[other] - scores[one] : scores[one] - scores[other]));
  const mine = winners.includes(view.viewer);
  const names = listed(winners.map((seat) => screen.name(seat)));
  return html`<section class="paper result">
    <div role="status"><p class="poster">${icon(mine ? "trophy" : "wanted-reward")}</p>
      <h2 data-rest tabindex="-1">${winners.length === 0 ? "Nobody wins" : mine ? (winners.length > 1 ? "You share the win" : "You win") : `${names} ${winners.length > 1 ? "win" : "wins"}`}</h2>
      ${capped ? html`<p>The game stopped at its move limit.</p>` : nothing}</div>
    <table><caption class="sr">Scores</caption><thead class="sr"><tr><th scope="col">Player</th><th scope="col">Score</th></tr></thead>
      <tbody>${order.map((seat) => html`<tr class=${winners.includes(seat) ? "won" : ""}>
        <th scope="row">${screen.name(seat)}${seat === view.viewer ? " (you)" : ""}${winners.includes(seat) ? html` <span class="badge">won</span>` : nothing}</th><td>${scores[seat]}</td></tr>`)}</tbody></table>
    ${screen.verdict ? html`<p class=${screen.verdict.fair ? "soft" : "trouble"}>${icon(screen.verdict.fair ? "ui-fair" : "ui-warning")} ${screen.verdict.sentence}</p>` : nothing}
    <div class="answers">
      ${view.rematch ? html`<a class="as-button strong" href=${`/table/${view.rematch}`}>${icon("ui-again")} Go to the next game</a>`
        : view.viewer >= 0 ? html`<button type="button" class="strong" @click=${() => screen.rematch()}>${icon("ui-again")} Play again</button>` : nothing}
      <a class="as-button pale" href=${`/replay/${view.match}`}>${icon("ui-history")} Watch replay</a>
      <a class="as-button pale" href=${`/verify?match=${view.match}`}>${icon("ui-fair")} Check the deal</a>
      <a class="as-button pale" href="/">${icon("ui-home")} Back to lobby</a>
    </div>
  </section>`;
}
