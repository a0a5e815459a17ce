/**
 * A tap on a word of the game explains it: a role, a mark, a fact, the name of a pile. The words are fetched once.
 *
 * @typedef {import("./screen.js").Screen} Screen
 */
import { html, nothing } from "../vendor/lit.js";
import { tellCard } from "./telling.js";
import { meant } from "./words.js";

/** What on a table may be a word of the game; what can be pressed does something else already. */
const WORDS = ".badge, .fact, .zone-label, .contest h3, .steps li";

/** @type {Map<string, Promise<Wire.Term[]>>} */
const known = new Map();

/** @param {string} game */
function wordsOf(game) {
  const address = `/how-to-play/${game}/words.json`;
  const found = known.get(address) ?? fetch(address, { headers: { accept: "application/json" } })
    .then((answer) => (answer.ok ? answer.json() : { words: [] }))
    .then(({ words }) => words)
    .catch(() => { known.delete(address); return []; });
  known.set(address, found);
  return found;
}

/** @param {Screen} screen @param {Event} event */
export async function explainTapped(screen, event) {
  const tapped = event.target instanceof Element ? event.target.closest(WORDS) : null;
  if (!tapped || tapped.closest("button, a") || !screen.view) return;
  const said = (tapped.querySelector(".fact-label") ?? tapped).textContent ?? ""; // a chip that has no room for its word still knows it
  if (!(await explain(screen, said))) await tellCard(screen, tapped, said.trim());
}

/** Opens the rules with what some words mean; whether they are words of the game. @param {Screen} screen @param {string} said */
export async function explain(screen, said) {
  const term = meant(await wordsOf(screen.view.game), said);
  if (!term) return false;
  screen.word = term;
  screen.rule = term.rule;
  screen.panel = "rules";
  screen.panelOpen = true;
  screen.requestUpdate();
  return true;
}

/** The word that was tapped, as long as its rule is shown. @param {Screen} screen */
export const explained = ({ word, rule, view }) => word && word.rule === rule
  ? html`<p class="explained"><b>${word.word}</b> ${word.text} <a href=${`/how-to-play/${view.game}#words`} target="_blank" rel="noopener">All words</a></p>` : nothing;
