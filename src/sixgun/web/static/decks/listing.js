/** What is being built: its name, its pieces in groups, and other decks to go on with. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "../table/icons.js";
import { said, sorted, total } from "./deck.js";
import { stepper } from "./pool.js";

/** @param {import("./builder.js").DeckBuilder} bench @param {Wire.Shelf} shelf */
export function listing(bench, shelf) {
  const [first, ...others] = shelf.sections;
  return html`<section class="sheet list" id="deck" aria-label=${`Your ${bench.noun}`}><h2 class="sr">Your ${bench.noun}</h2>
    <div class="head-line"><label class="name-field"><span class="sr">Name of the ${bench.noun}</span>
        <input .value=${bench.deck.name} maxlength="60" spellcheck="false" autocomplete="off" @input=${(/** @type {EventAt<HTMLInputElement>} */ event) => bench.rename(event.target.value)}></label>
      ${count(bench, shelf, first)}</div>
    ${openers(bench, shelf)}
    <div class="columns">${shelf.groups.filter(({ section }) => section === first.id).map((group) => list(bench, shelf, group))}</div>
    ${others.map((section) => html`<div class="other"><h3>${section.title} ${count(bench, shelf, section)}</h3>
      ${shelf.groups.filter((group) => group.section === section.id).map((group) => rows(bench, shelf, group))}
      <button type="button" class="button ink" @click=${() => bench.goTo(section.id)}>Add to the ${section.title.toLowerCase()}</button></div>`)}
  </section>`;
}

/** @param {import("./builder.js").DeckBuilder} bench @param {Wire.Shelf} shelf @param {Wire.Section} section */
export function count(bench, shelf, section) {
  const all = total(bench.deck, shelf, section.id);
  return html`<span class=${`count ${all === section.goal ? "" : "bad"}`}><b>${said(section, all)}</b> of ${said(section, section.goal)}</span>`;
}

/** @param {import("./builder.js").DeckBuilder} bench @param {Wire.Shelf} shelf @param {Wire.Group} group */
function list(bench, shelf, group) {
  const many = shelf.pieces.filter((piece) => piece.group === group.id).reduce((sum, piece) => sum + bench.copies(piece), 0);
  return html`<div class="group"><h3>${group.icon ? icon(group.icon) : nothing} ${group.title} <b>${many}</b></h3>${rows(bench, shelf, group)}</div>`;
}

/** @param {import("./builder.js").DeckBuilder} bench @param {Wire.Shelf} shelf @param {Wire.Group} group */
function rows(bench, shelf, group) {
  const pieces = sorted(shelf.pieces.filter((piece) => piece.group === group.id && bench.copies(piece)));
  if (!pieces.length) return html`<p class="soft">None yet.</p>`;
  return html`<ul class="rows" role="list">${pieces.map((piece) => html`<li class=${bench.copies(piece) > piece.most ? "over" : ""}>
    ${stepper(bench, piece, bench.copies(piece))}<span class="cost">${piece.corner}</span>
    <button type="button" class="piece-name" title=${piece.text} @click=${() => bench.read(piece)}>${piece.name}</button>
    <span class="stats">${(piece.stats ?? []).map((stat) => html`<i>${stat || "·"}</i>`)}</span></li>`)}</ul>`;
}

/** Ready-made and saved ones, a file, boosters. @param {import("./builder.js").DeckBuilder} bench @param {Wire.Shelf} shelf */
function openers(bench, shelf) {
  return html`<details class="openers"><summary>Open another ${bench.noun}</summary>
    <ul role="list">${shelf.ready.filter(({ bring }) => bring !== false).map((made) => html`<li><button type="button" class="opener" @click=${() => bench.open(made.built, `Opened a copy of ${made.name}.`)}><b>${made.name}</b> <span>${made.text}</span></button></li>`)}
      ${bench.saved.map((built) => html`<li><button type="button" class="opener" @click=${() => bench.open(built, `Opened ${built.name}.`)}><b>${built.name}</b> <span>Saved in this browser</span></button>
        <button type="button" class="drop" aria-label=${`Delete ${built.name}`} @click=${() => bench.drop(built)}>${icon("ui-close")}</button></li>`)}</ul>
    <div class="do"><button type="button" class="button ink" @click=${() => bench.open({ name: `My ${bench.noun}` }, `Started an empty ${bench.noun}.`)}>Start empty</button>
      <button type="button" class="button ink" @click=${() => bench.openBoosters()}>Build from boosters</button>
      <label class="button ink file">${icon("ui-upload")} Load file<input type="file" class="sr" accept=".toml,text/plain" @change=${(/** @type {EventAt<HTMLInputElement>} */ event) => bench.load(event.target)}></label></div>
  </details>`;
}
