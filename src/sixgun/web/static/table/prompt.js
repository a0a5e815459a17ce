/**
 * One sentence about what is being decided, then what has been chosen and why something cannot be used. What is left to
 * choose stands among the buttons.
 *
 * @typedef {import("./screen.js").Screen} Screen
 * @typedef {import("./selection.js").Move} Move
 */
import { classMap, html, nothing } from "../vendor/lit.js";
import { advised } from "./advising.js";
import { aboutToAnswer } from "./answering.js";
import { explain } from "./explaining.js";
import { voting } from "./hosting.js";
import { startOf, taught } from "./lesson.js";
import { partsOf } from "./lines.js";
import { outNotice } from "./out.js";
import { capital, common, phrase, rest, sentence } from "./words.js";

/** @param {Screen} screen */
export function prompt(screen) {
  const { view } = screen;
  const mine = view.to_act === view.viewer && view.viewer >= 0;
  const lesson = screen.lessonPage;
  const looking = isLooked(screen) && !(lesson && (screen.selection.armed || screen.selection.taps.length));
  return html`<section class=${classMap({ prompt: true, mine, refused: Boolean(screen.refusal) })} aria-label="Current decision" data-fit="words">
    <div role="status">
      ${notices(screen)}
      ${outNotice(screen)}
      <h2 data-rest tabindex="-1">${lesson?.title ?? marked(screen, screen.table.heading)} ${screen.clockOf(view.to_act, true)}</h2>
      ${screen.refusal ? refusal(screen) : nothing}
    </div>
    ${helping(screen, looking)}
    ${aboutToAnswer(screen)}
    ${voting(screen)}
    ${looking ? lookedAt(screen) : nothing}
  </section>`;
}

/** What helps to decide: a lesson, what is chosen so far, or the game's own words. @param {Screen} screen @param {boolean} looking at a card, whose text comes instead */
function helping(screen, looking) {
  const { selection, lessonPage } = screen;
  if (lessonPage && advised(screen) === nothing) return looking ? nothing : taught(screen, lessonPage);
  if (selection.armed) return ready(screen);
  if (selection.taps.length) return said(screen);
  return looking ? nothing : resting(screen);
}

/** What is chosen, as buttons: the move that is ready, or what is left to choose. @param {Screen} screen */
export function choosing(screen) {
  if (screen.selection.armed) return armed(screen);
  return screen.selection.taps.length ? chosen(screen) : nothing;
}

/** @param {Screen} screen */
export function notices(screen) {
  return html`${screen.line === "lost" ? html`<p class="news">Connection lost. Reconnecting…</p>` : nothing}
    ${screen.notice ? html`<p class="news">${screen.notice}</p>` : nothing}`;
}

/** @param {Screen} screen */
function resting(screen) {
  const { table } = screen;
  if (!table.hint || screen.refusal) return nothing;
  return html`<p class="hint">${marked(screen, table.hint)} ${ruleLink(screen, table.rule)}</p>`;
}

/** Words of the prompt, with whom and what they name set apart as on the table. @param {Screen} screen @param {string} text */
const marked = ({ named }, text) => partsOf(text, { names: named.words, shy: true }).map(({ words, kind }) => (kind ? html`<span class="names">${words}</span>` : words));

/** @param {Screen} screen */
function refusal(screen) {
  const { sentence, rule } = /** @type {{sentence: string, rule: string}} */ (screen.refusal);
  return html`<p class="refusal"><b>Not now.</b> ${sentence} ${ruleLink(screen, rule)}</p>`;
}

/** @param {Screen} screen @param {string | undefined} rule */
export function ruleLink(screen, rule) {
  if (!rule) return nothing;
  return html`<a class="rule-no" href=${`/rules/${screen.view.game}/${rule}`} aria-label=${`Rule ${rule}`}
    @click=${(/** @type {Event} */ event) => screen.openRule(event, rule)}>${rule}</a>`;
}

/** What a move that is ready would do. @param {Screen} screen */
const ready = (screen) => {
  const reason = advised(screen), { armed } = screen.selection;
  return reason !== nothing || !armed?.note ? reason : html`<p class="hint">${capital(armed.note)}</p>`;
};

/** Something is chosen and more is to choose. @param {Screen} screen */
function said(screen) {
  const { moves, next, ended, amounts } = screen.reading;
  if (amounts.length && !next.size && !ended.length && screen.table.hint) return resting(screen); // only how much is open
  const where = next.size ? "Now tap a marked place" : "";
  return html`<p class="said"><b>${common(moves) || capital(screen.nameOfSpot(screen.selection.taps[screen.selection.taps.length - 1]))}</b>${where
    ? html`. ${where}${ended.length || amounts.length ? " or choose here" : ""}.` : nothing}</p>`;
}

/** One move is ready; once more plays it. @param {Screen} screen */
function armed(screen) {
  const move = /** @type {Move} */ (screen.selection.armed);
  return html`<div class="armed"><button type="button" class=${move.ease === "cost" ? "danger" : "strong"} @click=${() => screen.play(move)}>${phrase(move)}</button>${letGo(screen)}</div>`;
}

/** @param {Screen} screen */
function chosen(screen) {
  const { moves, ended, amounts } = screen.reading;
  return html`<div class="chosen">
    ${ended.length ? html`<div class="choices">${ended.map((move) => choice(screen, move, moves))}</div>` : nothing}
    ${groups(amounts).map((group) => amountChooser(screen, group))}
    ${letGo(screen)}
  </div>`;
}

/** @param {Screen} screen @param {Move} move @param {Move[]} among */
function choice(screen, move, among) {
  return html`<button type="button" @click=${() => screen.choose(move)}>${rest(move, among)}${move.note
    ? html`<small>${move.note}</small>` : nothing}</button>`;
}

/** @param {Screen} screen */
const letGo = (screen) => html`<button type="button" class="pale" @click=${() => screen.letGo()}>Cancel <kbd>Esc</kbd></button>`;

/**
 * Amounts of one kind belong together: all parts of the move but the last, which is the amount.
 * @param {{move: Move, amount: number}[]} amounts
 */
function groups(amounts) {
  /** @type {Map<string, {move: Move, amount: number}[]>} */
  const found = new Map();
  for (const each of amounts) {
    const kind = each.move.parts.slice(0, -1).join(" ") || "amount";
    found.set(kind, [...(found.get(kind) ?? []), each]);
  }
  return [...found].map(([kind, list]) => ({ kind, list }));
}

/** @param {Screen} screen @param {{kind: string, list: {move: Move, amount: number}[]}} group */
function amountChooser(screen, { kind, list }) {
  const at = Math.min(screen.amounts.get(kind) ?? startOf(screen, list), list.length - 1);
  const { move } = list[at];
  const set = (/** @type {number} */ to) => screen.setAmount(kind, Math.max(0, Math.min(list.length - 1, to)));
  return html`<div class="amount" role="group" aria-label=${capital(kind)}>
    <button type="button" class="step" aria-label="less" ?disabled=${at === 0} @click=${() => set(at - 1)}>−</button>
    <input type="range" min="0" max=${list.length - 1} .value=${String(at)} aria-label=${capital(kind)} aria-valuetext=${phrase(move)}
      @input=${(/** @type {EventAt<HTMLInputElement>} */ event) => set(Number(event.target.value))}>
    <button type="button" class="step" aria-label="more" ?disabled=${at === list.length - 1} @click=${() => set(at + 1)}>+</button>
    <button type="button" class="strong" @click=${() => screen.choose(move)}>${phrase(move)}${move.note ? html`<small>${move.note}</small>` : nothing}</button>
  </div>`;
}

/** Whether a card has something to say that was tapped or asked about. @param {Screen} screen */
const isLooked = ({ looked }) => Boolean(looked?.text || looked?.marks?.length);

/** The text of that card. @param {Screen} screen */
function lookedAt(screen) {
  const card = /** @type {Partial<Wire.Card>} */ (screen.looked);
  return html`<div class="looked"><b>${sentence(capital(card.name ?? ""))} </b>${card.marks?.map((mark) => html`<button type="button" class="linked mark" @click=${() => explain(screen, mark)}>${mark}</button> `) ?? nothing}
    ${card.text ? html`<span>${card.text}</span>` : nothing} ${ruleLink(screen, card.rule)}</div>`;
}
