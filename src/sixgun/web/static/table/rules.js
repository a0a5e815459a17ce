/** The numbered rules beside the table, fetched one at a time and kept. */
import { html, nothing } from "../vendor/lit.js";
import { explained } from "./explaining.js";
import { goal, howToPlay } from "./goal.js";

/** @type {Map<string, Partial<Wire.RuleShown> & {failed?: boolean}>} */
const known = new Map();

/** @param {import("./screen.js").Screen} screen */
export function rulesPanel(screen) {
  const { game, title, table } = screen.view;
  const number = screen.rule || table?.rule || "";
  const all = html`${goal(screen)}<p>${howToPlay(screen.view)}</p><p><a href=${`/rules/${game}`} target="_blank" rel="noopener">All rules of ${title}</a></p>`;
  if (!number) return html`<p class="soft">Tap a rule number anywhere to read the rule here.</p>${all}`;
  const rule = fetched(screen, game, number);
  return html`<article class="rule-text" aria-live="polite">
    ${explained(screen)}
    <h3>${number}</h3>
    ${rule.heading ? html`<p class="soft">${rule.heading}</p>` : nothing}
    ${rule.failed ? html`<p>This rule could not be loaded. Try again in a moment.</p>` : rule.text ? paragraphs(screen, game, rule.text) : html`<p class="soft">Loading…</p>`}
    <p><a href=${`/rules/${game}/${number}`} target="_blank" rel="noopener">Open ${number} in the rulebook</a></p>
  </article>${all}`;
}

const NUMBER = /\b([A-Z][A-Z0-9]*-[RST]?\d+)\b/;

/** The text, with the rules it names one tap away. @param {import("./screen.js").Screen} screen @param {string} game @param {string} text */
const paragraphs = (screen, game, text) => text.split(/\n\n+/).map((each) => html`<p>${each.split(NUMBER).map((words, at) => at % 2
  ? html`<a href=${`/rules/${game}/${words}`} @click=${(/** @type {Event} */ event) => screen.openRule(event, words)}>${words}</a>` : words.replaceAll("`", "").replaceAll("**", ""))}</p>`);

/** @param {import("./screen.js").Screen} screen @param {string} game @param {string} number */
function fetched(screen, game, number) {
  const address = `/rules/${game}/${number}.json`;
  const rule = known.get(address);
  if (!rule) {
    known.set(address, {});
    fetch(address, { headers: { accept: "application/json" } })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
      .then((rule) => known.set(address, rule))
      .catch(() => { known.set(address, { failed: true }); setTimeout(() => known.delete(address), 5000); })
      .finally(() => screen.requestUpdate());
  }
  return rule ?? {};
}
