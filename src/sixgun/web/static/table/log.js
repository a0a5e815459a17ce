/**
 * The log beside the table: what happened, with what is worth looking up one tap away; by player and by kind.
 *
 * @typedef {import("./screen.js").Screen} Screen
 */
import { html, nothing, repeat } from "../vendor/lit.js";
import { icon } from "./icons.js";
import { KINDS, bookOf, isWished, kindOf, partsOf } from "./lines.js";
import { ruleLink } from "./prompt.js";
import { tellCard } from "./telling.js";
import { isHeard } from "./words.js";

/** @param {Screen} screen @param {unknown} before what stands above the lines */
export function log(screen, before) {
  const { log: kinds } = screen.settings;
  const lines = screen.story.filter((line) => isWished(line, kinds, screen.logged) && isHeard(line, screen.settings));
  const latest = screen.story[screen.story.length - 1]?.seq;
  const gone = screen.gone ? lines.find(({ seq }) => seq > screen.gone) : undefined;
  const sorting = screen.view.table ? filters(screen) : nothing; // before the deal there is nothing to sort
  if (!lines.length) return html`${sorting}${before}<p class="soft">${screen.story.length ? "Nothing of that kind yet." : "Nothing has happened yet."}</p>`;
  return html`${sorting}${before}<ol class="story" role="list">${repeat(lines, (_, at) => at, (line) => html`${line === gone ? html`<li class="since">Since you were gone</li>` : nothing}
      <li class=${`${line.seq === latest ? "now" : ""} of-${kindOf(line)} ${gone && line.seq > screen.gone ? "missed" : ""}`}>${linked(screen, line)}</li>`)}</ol>`;
}

/** @param {Screen} screen */
function filters(screen) {
  const { log: kinds } = screen.settings;
  const turn = (/** @type {import("./lines.js").Kind} */ kind) => screen.like({ log: kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind] });
  return html`<div class="sorting" role="group" aria-label="Show in the log">
    <select aria-label="Player" @change=${(/** @type {EventAt<HTMLSelectElement>} */ event) => screen.sortLog(Number(event.target.value))}>
      <option value="-1" ?selected=${screen.logged < 0}>Everybody</option>${screen.view.seats.filter(({ name }) => name).map(({ seat, name }) =>
        html`<option value=${seat} ?selected=${screen.logged === seat}>${name}</option>`)}</select>
    ${KINDS.filter(([kind]) => kind !== "chat" || !screen.replaying).map(([kind, words]) => html`<button type="button" class="small pale" aria-pressed=${String(kinds.includes(kind))} @click=${() => turn(kind)}>${words}</button>`)}
  </div>`;
}

/** A line with its names set apart, and its cards and rules to be tapped. @param {Screen} screen @param {Wire.LineShown} line */
export function linked(screen, line) {
  const { names, view, story } = screen;
  const book = line.by ? bookOf(story, view.table?.rule) : "";
  return html`${partsOf(line.text, { names, cards: line.cards ?? [], book }).map(({ words, kind }) => {
    if (kind === "name") return html`<b>${words}</b>`;
    if (kind === "rule") return ruleLink(screen, words);
    return kind === "card" ? html`<a class="named" href=${`/how-to-play/${view.game}?q=${encodeURIComponent(words)}`} @click=${(/** @type {EventAt<Element>} */ event) => { event.preventDefault(); tellCard(screen, event.target, words); }}>${words}</a>` : words;
  })}${line.rule ? html` ${ruleLink(screen, line.rule)}` : nothing}`;
}

/** Words with names set apart. @param {string} text @param {string[]} names */
export const told = (text, names) => partsOf(text, { names }).map(({ words, kind }) => (kind ? html`<b>${words}</b>` : words));

/** The way to what was missed. @param {Screen} screen */
export function showMissed(screen) {
  screen.logged = -1;
  if (!screen.settings.log.includes("event")) screen.like({ log: [...screen.settings.log, "event"] });
  screen.panelOpen = false;
  screen.openPanel("story");
  screen.updateComplete.then(() => screen.updateComplete).then(() => screen.querySelector(".since")?.scrollIntoView({ block: "start" }));
}

/** The last words of the story, in the middle of the table; whoever was away finds there what was missed. @param {Screen} screen */
export function ticker(screen) {
  const { missed, reckoning } = screen;
  if (reckoning && screen.reckoningStrip) {
    return html`<div class="latest missed came-to"><button type="button" class="tell" @click=${() => screen.showReckoning()}>${icon("ui-list")} <b>${reckoning.headline}</b> · ${told(reckoning.title, screen.names)}</button>
      <button type="button" class="away" aria-label="Dismiss" @click=${() => screen.putReckoningAway()}>${icon("ui-close")}</button></div>`;
  }
  if (missed) {
    return html`<div class="latest missed"><button type="button" class="tell" @click=${() => showMissed(screen)}><b>${missed.words}</b> ${told(missed.chief, screen.names)}</button>
      <button type="button" class="away" aria-label="Dismiss" @click=${() => screen.putMissedAway()}>${icon("ui-close")}</button></div>`;
  }
  const last = screen.story.findLast((line) => kindOf(line) === "event");
  if (!last) return html`<p class="latest"><span class="tell">The game begins.</span></p>`;
  return html`<button type="button" class=${`latest ${last.deed ?? ""}`} @click=${() => screen.openPanel("story")}><span class="sr">What happened last: </span><span class="tell">${told(last.text, screen.names)}</span></button>`;
}
