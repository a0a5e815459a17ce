/** Beside what is being built: is it allowed, small plots, and what to do with it. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "../table/icons.js";
import { count as many } from "../table/words.js";
import { figure } from "./plots.js";

/** @param {import("./builder.js").DeckBuilder} bench */
export function verdict(bench) {
  const { checked } = bench;
  return html`<section class="verdicts" id="check" aria-label="Check">
    <div class="board limits"><label>Limits <select @change=${(/** @type {EventAt<HTMLSelectElement>} */ event) => bench.playUnder(event.target.value)}>
      <option value="" ?selected=${!bench.under}>Standard</option>${bench.limits.map(({ id, title, text }) => html`<option value=${id} ?selected=${bench.under === id}>${title}${text ? `: ${text.toLowerCase()}` : ""}</option>`)}</select></label></div>
    ${checked ? legality(bench, checked.reasons) : nothing}
    ${checked?.plots.length ? html`<div class="board plots">${checked.plots.map(figure)}</div>` : nothing}
    ${doing(bench)}
  </section>`;
}

/** @param {import("./builder.js").DeckBuilder} bench @param {Wire.WhyShown[]} reasons */
function legality(bench, reasons) {
  const title = bench.limits.find(({ id }) => id === bench.under)?.title;
  const where = title ? ` in ${title}` : "";
  if (!reasons.length) return html`<div class="legal good" role="status"><h2>${icon("ui-done")} Legal${where}</h2></div>`;
  return html`<div class="legal bad" role="status"><h2>${icon("ui-warning")} Not legal yet${where}: ${many(reasons.length, "thing")} to fix</h2>
    <ul>${reasons.map(({ sentence, rule }) => html`<li>${sentence} ${rule ? html`<a href=${bench.ruleAddress(rule)}>${rule}</a>` : nothing}</li>`)}</ul></div>`;
}

/** @param {import("./builder.js").DeckBuilder} bench */
function doing(bench) {
  const legal = bench.checked?.reasons.length === 0;
  return html`<div class="finish">
    ${bench.notice ? html`<p class="told" role="status">${bench.notice} ${bench.takeBack ? html`<button type="button" class="link" @click=${() => bench.undo()}>Undo</button>` : nothing}</p>` : nothing}
    <button type="button" class="button" @click=${() => bench.save()}>Save</button>
    <a class="button quiet" href=${bench.fileAddress} download>${icon("ui-download")} Download</a>
    ${legal ? html`<button type="button" class="button quiet wide" @click=${() => bench.bring()}>Bring it to a table</button>`
      : html`<p class="soft wide">You can bring it to a table when it is legal.</p>`}
  </div>`;
}
