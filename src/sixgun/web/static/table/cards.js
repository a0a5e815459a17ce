/**
 * Cards and the zones they lie in. Every card is a button; a zone is a labelled list in which arrows move.
 *
 * @typedef {import("./screen.js").Screen} Screen
 * @typedef {{id: string, where: string, hand?: boolean, over?: boolean}} Place  over: it lies on another card
 */
import { classMap, html, nothing, repeat } from "../vendor/lit.js";
import { face, icon, portrait } from "./icons.js";
import { isNamed } from "./naming.js";
import { SUIT_SIGNS, capital, count, spoken } from "./words.js";

/**
 * Cards that are alike get keys that stay while one of them leaves.
 * @param {Wire.Card[]} cards
 */
function keyed(cards) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return cards.map((card) => {
    const like = card.spot || card.name || "card";
    seen.set(like, (seen.get(like) ?? 0) + 1);
    return { card, key: `${like}#${seen.get(like)}` };
  });
}

/** @param {Wire.Zone} zone */
export const isPile = (zone) => typeof zone.count === "number";

/** A grid of more than one row. @param {Wire.Zone} zone */
export const isTall = ({ columns, cards }) => (columns || 0) > 0 && (cards ?? []).length > (columns || 0);

/** Somebody with cards in front: those are shown as strips with their names, so that they can be read at any size. @param {Wire.Card[]} cards */
const isArmed = ([first, ...others]) => Boolean(first?.portrait && others.length) && others.every(({ portrait, below }) => !portrait && !below?.length);

/** @param {Screen} screen @param {Wire.Zone} zone @param {Place} place */
export function zone(screen, zone, place) {
  if (zone.listed) return listing(zone, place);
  const cards = keyed(zone.cards ?? []);
  const pile = isPile(zone);
  const columns = zone.columns || 0;
  const classes = { zone: true, pile, grid: columns > 0, row: !columns && !pile, [`columns-${columns}`]: columns > 0, tall: isTall(zone), armed: !pile && !columns && !place.hand && isArmed(zone.cards ?? []) };
  const many = !pile && !columns ? Math.min(12, cards.length) : 0;
  const label = `${place.where ? `${place.where}, ` : ""}${zone.label}${pile ? `, ${count(zone.count ?? 0, "card")}` : ""}`;
  return html`<div class=${classMap({ ...classes, [`many-${many}`]: many > 0 })}>
    ${zoneLabel(screen, zone, place, pile)}
    <ul class="cards" role="list" aria-label=${label} data-zone=${place.id}>
      ${repeat(cards, ({ key }) => key, ({ card, key }) =>
        slot(screen, pile ? { ...card, spot: card.spot || zone.spot } : card, zone, { ...place, id: `${place.id}/${key}` }))}
    </ul>
    ${zone.note ? html`<p class="zone-note">${zone.note}</p>` : nothing}
  </div>`;
}

/** Many cards by their names, each once with its number. @param {Wire.Zone} zone @param {Place} place */
function listing(zone, place) {
  /** @type {Map<string, {card: Wire.Card, many: number}>} */
  const found = new Map();
  for (const card of zone.cards ?? []) found.set(card.name ?? "", { card, many: (found.get(card.name ?? "")?.many ?? 0) + 1 });
  return html`<div class="zone listing"><p class="zone-label">${zone.label}</p>
    <ul role="list" aria-label=${`${place.where} ${zone.label}`}>${[...found.values()].map(({ card, many }) =>
      html`<li class=${`hue-${card.hue || "ink"}`}><b>${many}×</b> <span class="cost">${card.corner ?? ""}</span> ${card.name}</li>`)}</ul></div>`;
}

/** Cards of one player in a contest, a row of their own. @param {Screen} screen @param {Wire.Card[]} cards @param {Place} place */
export function row(screen, cards, place) {
  return html`<ul class="cards" role="list" aria-label=${place.where} data-zone=${place.id}>
    ${repeat(keyed(cards), ({ key }) => key, ({ card, key }) => slot(screen, card, { label: "" }, { ...place, id: `${place.id}/${key}` }))}</ul>`;
}

/** @param {Screen} screen @param {Wire.Zone} zone @param {Place} place @param {boolean} pile */
function zoneLabel(screen, zone, place, pile) {
  const onTheCard = !pile && zone.cards?.[0]?.name === zone.label; // nobody has to read it twice
  const marks = onTheCard && zone.spot && zone.cards?.[0]?.portrait ? zone.cards[0].marks ?? [] : []; // on a small portrait they would be cut off
  const words = pile ? html`${zone.label} <b>${zone.count}</b>` : html`${zone.label}${marks.map((mark) => html` <span class="badge" aria-hidden="true">${mark}</span>`)}`;
  const { spot } = zone;
  if (!spot || pile) return html`<p class=${onTheCard ? "zone-label sr" : "zone-label"}>${words}</p>`;
  const state = screen.stateOf(spot, place.id);
  return html`<button type="button" class=${classMap({ "zone-label": true, ...stateClasses(state) })} data-spot=${spot}
    aria-disabled=${String(!state.can && !state.other && !state.selected)}
    @click=${() => screen.tap(spot, place.id, { name: zone.label, text: zone.note })}>${words}<span class="sr">, ${place.where}${ending(state)}</span></button>`;
}

/** @param {Screen} screen @param {Wire.Card} card @param {Wire.Zone} zone @param {Place} place */
function slot(screen, card, zone, place) {
  const shown = cardButton(screen, card, zone, place);
  return html`<li class="slot">
    ${card.below?.length ? html`<div class="holder" data-below=${card.below.length}>${shown}</div>` : shown}
    ${card.on_top
      ? cardButton(screen, { ...card.on_top, spot: card.on_top.spot || card.spot }, zone, { ...place, id: `${place.id}^`, over: true })
      : nothing}
    ${card.below?.map((each, at) => tab(screen, each, card, { ...place, id: `${place.id}_${at}` })) ?? nothing}
  </li>`;
}

/** A card or chip tucked under another one: a strip with its name. @param {Screen} screen @param {Wire.Card} card @param {Wire.Card} over @param {Place} place */
function tab(screen, card, over, place) {
  const state = screen.stateOf(card.spot, place.id);
  const down = card.face === "down";
  const hidden = !down && card.marks?.includes("concealed");
  const name = `${capital(spoken(card))}, ${place.where} ${over.name ?? ""} ${over.number ?? ""}`;
  return html`<button type="button" class=${classMap({ tab: true, down, hidden: Boolean(hidden), round: Boolean(card.round), [`hue-${card.hue || "ink"}`]: true, ...stateClasses(state) })}
    data-place=${place.id} data-spot=${card.spot || nothing} data-name=${card.name ?? ""} .told=${card} tabindex="-1" aria-disabled=${String(!state.can && !state.other && !state.selected)}
    aria-pressed=${state.selected ? "true" : nothing}
    @click=${() => screen.tap(card.spot ?? "", place.id, card)} @contextmenu=${(/** @type {Event} */ event) => screen.look(event, card)}>
    <span class="sr">${name}${ending(state)}</span>
    <span class="tab-name" aria-hidden="true">${down ? "?" : card.name}</span>
    ${card.foot && !down ? html`<em aria-hidden="true">${card.foot}</em>` : nothing}
    ${card.money ? html`<span class="money" aria-hidden="true">${card.money}</span>` : nothing}
  </button>`;
}

/** @param {Screen} screen @param {Wire.Card} card @param {Wire.Zone} zone @param {Place} place */
function cardButton(screen, card, zone, place) {
  const state = screen.stateOf(card.spot, place.id);
  const facing = card.face ?? "up";
  const printed = facing === "up" && card.rank && card.suit && !card.icon ? face(card.rank, card.suit, screen.settings.deck) : "";
  const classes = {
    card: true,
    [facing]: true,
    [`hue-${card.hue || "ink"}`]: true,
    playing: Boolean(printed),
    threat: Boolean(card.danger),
    named: facing === "up" && isNamed(screen.named, card),
    over: Boolean(place.over),
    round: Boolean(card.round),
    person: facing === "up" && Boolean(card.portrait),
    concealed: facing === "up" && Boolean(card.marks?.includes("concealed")),
    ...stateClasses(state),
  };
  const name = `${capital(spoken(card))}, ${place.hand ? "in your hand" : `${place.where}${zone.label ? ` ${zone.label}` : ""}`}`;
  return html`<button type="button" class=${classMap(classes)} data-place=${place.id} data-spot=${card.spot || nothing} data-name=${card.name ?? ""} .told=${card}
    tabindex="-1" aria-disabled=${String(!state.can && !state.other && !state.selected)}
    aria-pressed=${state.selected ? "true" : nothing}
    @click=${() => screen.tap(card.spot ?? "", place.id, card)} @contextmenu=${(/** @type {Event} */ event) => screen.look(event, card)}>
    <span class="sr">${name}${ending(state)}</span>
    ${printed ? html`<img class="face" src=${printed} alt="" loading="lazy" draggable="false">` : inside(card, facing)}
    ${card.marks?.length ? html`<span class="marks" aria-hidden="true">${card.marks.map((/** @type {string} */ mark) => html`<span>${mark}</span>`)}</span>` : nothing}
    ${card.money ? html`<span class="money" aria-hidden="true">${card.money}</span>` : nothing}
    ${card.number ? html`<span class="place-no" aria-hidden="true">${card.number}</span>` : nothing}
    ${state.can && state.words ? html`<span class=${`tag ${state.words.length > 7 ? "long" : state.words.length > 4 ? "mid" : "short"}`} aria-hidden="true">${state.words}</span>` : nothing}
    ${state.selected ? html`<span class="tag chosen" aria-hidden="true">selected</span>` : nothing}
  </button>`;
}

/** @param {Wire.Card} card @param {string} facing */
function inside(card, facing) {
  // An empty place says only that it is empty, unless the game has a short word for it; its full name is for the ear.
  if (facing === "empty") return html`<span class="label" aria-hidden="true">${card.short || "empty"}</span>`;
  if (facing === "down") return card.icon ? html`<span class="art" aria-hidden="true">${icon(card.icon)}</span>` : nothing;
  const suit = card.suit || "none";
  const red = suit === "hearts" || suit === "diamonds";
  return html`<span class="corner" aria-hidden="true">${card.corner ?? ""}${card.rank
      ? html`<span class=${classMap({ pip: true, red, [suit]: true })}>${card.rank}${SUIT_SIGNS[suit] ?? ""}</span>`
      : nothing}</span>
    <span class="art" aria-hidden="true">${card.portrait ? portrait(card.portrait) : card.icon ? icon(card.icon) : nothing}</span>
    <span class="label" aria-hidden="true">${card.short ? html`<span class="in-full">${card.name}</span><span class="in-short">${card.short}</span>` : card.name}${card.foot ? html`<small class="numbers">${card.foot}</small>` : nothing}</span>`;
}

/** @param {import("./screen.js").SpotState} state */
export const stateClasses = (state) => ({ can: state.can, cannot: state.cannot, other: state.other, selected: state.selected });

/** What can be done with it, at the end of its name. @param {import("./screen.js").SpotState} state */
export function ending(state) {
  if (state.selected) return ", selected";
  if (state.can) return `, can be used: ${state.words}${state.note ? `, ${state.note}` : ""}`;
  if (state.other) return ", can be selected instead";
  return state.why ? `, cannot be used: ${state.why}` : "";
}
