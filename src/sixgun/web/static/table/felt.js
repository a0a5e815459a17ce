/**
 * The table in its areas: the cloth with a place for every other player and the middle, then one's own board, the
 * prompt, the hand and the buttons. layout.css says where each lies; live table and replay share them.
 *
 * @typedef {import("./screen.js").Screen} Screen
 */
import { classMap, html, nothing, repeat } from "../vendor/lit.js";
import { isPile, row, zone } from "./cards.js";
import { icon } from "./icons.js";
import { facts, openedPlayer, playerBoard, tile } from "./players.js";
import { reckoned } from "./reckoning.js";
import { round } from "./words.js";

/**
 * @param {Screen} screen
 * @param {{prompt: unknown, hand?: unknown, acts?: unknown, latest?: unknown}} parts what the areas hold; without `hand`, the viewer's cards
 */
export function felt(screen, parts) {
  const { view, table, small } = screen;
  const own = table.players.find(({ seat }) => seat === view.viewer);
  const others = round(table.players, view.viewer);
  const tiles = small && !(screen.upright && !screen.short && others.length === 1 && (others[0].zones ?? []).some(({ cards }) => cards?.length));
  const up = screen.reckoningUp && screen.reckoning !== null;
  const classes = { felt: true, small, reckoned: up, arena: Boolean(table.arena), watched: !own, over: Boolean(view.result), ...shape(own ?? table.players[0]) };
  return html`<div class=${classMap(classes)}>
    ${up ? html`<div class="cloth papered">${reckoned(screen)}</div>` : html`<div class=${classMap({ cloth: true, [`seats-${others.length}`]: true })}>
      ${repeat(others, ({ seat }) => seat, (player, at) => html`<div class=${`place s${at + 1}`}>${tiles ? tile(screen, player) : playerBoard(screen, player)}</div>`)}
      ${screen.opened >= 0 && tiles ? openedPlayer(screen) : middle(screen, parts.latest)}
    </div>`}
    <div class="at-prompt">${parts.prompt}</div>
    ${own ? html`<div class="you">${playerBoard(screen, own)}</div>` : nothing}
    <div class="at-hand">${parts.hand ?? hand(screen)}</div>
    <div class="acts" data-fit="words">${parts.acts}</div>
  </div>`;
}

/** How much room a board of this game asks for; it stays the same through a game, so that nothing jumps. @param {Wire.Player} player */
function shape(player) {
  const grids = (player.zones ?? []).filter(({ columns }) => columns);
  return { "tall-board": grids.some(({ columns, cards }) => (cards ?? []).length > (columns ?? 0)), "wide-board": grids.some(({ columns }) => (columns ?? 0) > 4) };
}

/** What lies in the middle: what it is about, piles and open cards, and the last words of the story. @param {Screen} screen @param {unknown} latest */
function middle(screen, latest) {
  const { table } = screen;
  const zones = (table.middle ?? []).map((each, at) => ({ pile: isPile(each), shown: zone(screen, each, { id: `middle.${at}`, where: "" }) }));
  const order = [...zones.filter(({ pile }) => !pile), ...zones.filter(({ pile }) => pile)];
  return html`<div class="centre">
    <div class="core" data-fit="middle">
      ${table.contest ? contest(screen) : facts(table.facts)}
      ${order.length ? html`<div class="middle">${order.map(({ shown }) => shown)}</div>` : nothing}
    </div>
    ${latest ?? nothing}
  </div>`;
}

/** What players compare: what it is about, how far it has got, and a lane for each of them. @param {Screen} screen */
function contest(screen) {
  const { contest } = screen.table;
  if (!contest) return nothing;
  const lanes = contest.lanes ?? [];
  return html`<section class="contest" aria-label=${contest.title}>
    <div class="contest-head"><h3>${contest.icon ? icon(contest.icon) : nothing} ${contest.title}</h3>${facts(screen.table.facts)}
      <ol class="steps" aria-label="Steps">${(contest.steps ?? []).map((step, at) => html`<li class=${at === (contest.step ?? 0) ? "now" : ""}
        aria-current=${at === (contest.step ?? 0) ? "step" : nothing}>${step}</li>`)}</ol></div>
    ${lanes.length ? html`<ol class=${`lanes lanes-${lanes.length}`} role="list">${lanes.map((lane) => laneOf(screen, lane))}</ol>` : nothing}
  </section>`;
}

/** @param {Screen} screen @param {Wire.Lane} lane */
function laneOf(screen, lane) {
  const mine = lane.seat === screen.view.viewer;
  const marks = lane.marks ?? [];
  const classes = { lane: true, mine, acting: lane.seat === screen.view.to_act, leads: marks.includes("leads"), gone: marks.includes("folded") };
  const name = mine ? "You" : screen.name(lane.seat);
  return html`<li class=${classMap(classes)}>
    <p class="lane-who"><b>${name}</b>${marks.map((mark) => html`<span class="badge">${mark}</span>`)}${lane.total ? html`<span class="total"><span class="sr">total </span>${lane.total}</span>` : nothing}</p>
    ${row(screen, lane.cards ?? [], { id: `lane.${lane.seat}`, where: mine ? "your street" : `${screen.name(lane.seat)}'s street` })}
    ${lane.note ? html`<p class="lane-note">${lane.note}</p>` : nothing}
  </li>`;
}

/** @param {Screen} screen */
function hand(screen) {
  const zones = screen.table.hand ?? [];
  return html`<div class=${classMap({ hand: true, single: zones.length === 1 })} data-fit="hand">
    ${zones.map((each, at) => zone(screen, each, { id: `hand.${at}`, where: "", hand: true }))}</div>`;
}
