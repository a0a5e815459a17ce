/** All there is to build with: found by words and tags, taken by the piece. */
import { html, nothing, repeat } from "../vendor/lit.js";
import { icon } from "../table/icons.js";
import { capital } from "../table/words.js";
import { found } from "./deck.js";

/** @param {import("./builder.js").DeckBuilder} bench @param {Wire.Shelf} shelf */
export function pool(bench, shelf) {
  const all = shelf.pieces.filter(({ section }) => section === bench.section);
  const shown = found(shelf, bench.section, bench.tags, bench.words);
  const filters = shelf.filters.filter(({ id }) => all.some(({ tags }) => tags?.[id]));
  return html`<section class="board pool" id="pool" aria-label="Pieces to build with"><h2 class="sr">Pieces to build with</h2>
    <div class="shelves" role="group" aria-label="What to add">${shelf.sections.map((section) => html`<button type="button" aria-pressed=${bench.section === section.id}
      @click=${() => bench.turnTo(section.id)}>${section.title} <small>${shelf.pieces.filter((piece) => piece.section === section.id).length}</small></button>`)}</div>
    <div class="find"><label class="search-field">${icon("ui-search")}<span class="sr">Search by name or text</span>
        <input type="search" placeholder="Search by name or text" .value=${bench.words} maxlength="60"
          @input=${(/** @type {EventAt<HTMLInputElement>} */ event) => bench.look(event.target.value)}></label>
      <span class="found" role="status"><b>${shown.length}</b> of ${all.length}</span>
      <button type="button" class="button quiet" ?hidden=${!bench.words && !bench.tags.size} @click=${() => bench.clear()}>Clear filters</button></div>
    ${filters.length ? html`<div class="filters">${filters.map((filter) => choices(bench, filter))}</div>` : nothing}
    ${bench.looked ? detail(bench, bench.looked) : nothing}
    ${shown.length ? html`<ul class="pieces" role="list">${repeat(shown, ({ id }) => id, (piece) => tile(bench, shelf, piece))}</ul>`
      : html`<p class="nothing">Nothing matches. Try fewer words, or clear the filters.</p>`}
  </section>`;
}

/** @param {import("./builder.js").DeckBuilder} bench @param {Wire.Filter} filter */
function choices(bench, { id, title, choices: all }) {
  return html`<div class="filter" role="group" aria-label=${title}><span>${title}</span><p>${all.map((choice) => html`<button type="button" aria-pressed=${bench.tags.get(id) === choice.id}
    @click=${() => bench.filter(id, choice.id)}>${choice.icon ? icon(choice.icon) : nothing}${choice.title}</button>`)}</p></div>`;
}

/** @param {import("./builder.js").DeckBuilder} bench @param {Wire.Shelf} shelf @param {Wire.Piece} piece */
function tile(bench, shelf, piece) {
  const copies = bench.copies(piece);
  const kind = Object.values(piece.tags ?? {})[0] ?? "";
  const stats = (piece.stats ?? []).map((stat, at) => ({ stat, ...shelf.stats[at] })).filter(({ stat }) => stat);
  return html`<li class=${`piece ${piece.tags?.rarity ?? ""} ${copies ? "taken" : ""}`}>
    <button type="button" class="face" data-hue=${piece.hue ?? ""} aria-expanded=${bench.looked?.id === piece.id} title=${piece.text} @click=${() => bench.read(piece)}>
      <span class="corner">${piece.corner}</span><span class="kind">${kind}</span>
      <span class="picture">${icon(piece.icon || "card-ace-spades")}</span><span class="piece-name">${piece.name}</span>
      <span class="stats">${stats.length ? stats.map(({ stat, icon: picture, title }) => html`<span>${icon(picture ?? "")}<span class="sr">${title}</span> ${stat}</span>`)
        : html`<span class="said">${piece.text}</span>`}</span></button>
    ${stepper(bench, piece, copies)}</li>`;
}

/** One more, one less. Nothing is switched off while it has the focus: a tap on it says why. @param {import("./builder.js").DeckBuilder} bench @param {Wire.Piece} piece @param {number} copies */
export function stepper(bench, piece, copies) {
  return html`<span class="stepper"><button type="button" aria-label=${`Take out one ${piece.name}`} aria-disabled=${copies === 0} @click=${() => bench.add(piece, -1)}>−</button>
    <span class=${copies > piece.most ? "over" : ""}><b>${copies}</b>${piece.most < 10 ? html`<span aria-hidden="true">/</span><span class="sr"> of </span>${piece.most}` : nothing}</span>
    <button type="button" class="add" aria-label=${`Add one ${piece.name}`} aria-disabled=${copies >= piece.most} @click=${() => bench.add(piece, 1)}>+</button></span>`;
}

/** The whole text of a card. @param {import("./builder.js").DeckBuilder} bench @param {Wire.Piece} piece */
function detail(bench, piece) {
  const tags = Object.entries(piece.tags ?? {}).filter(([id]) => id !== "cost").map(([, tag]) => tag);
  return html`<div class="detail" role="region" aria-label=${piece.name} aria-live="polite"><p><b>${piece.name}</b> ${piece.corner}${tags.length ? html` <small>${capital(tags.join(", "))}</small>` : nothing}</p>
    <p>${piece.text} ${(piece.rules ?? []).map((rule) => html`<a href=${bench.ruleAddress(rule)}>${rule}</a> `)}</p>
    <button type="button" aria-label="Close" @click=${() => bench.read(null)}>${icon("ui-close")}</button></div>`;
}
