/**
 * The table itself, wide or narrow: the others, the middle, one's own board and hand. Live table and replay share it.
 *
 * @typedef {import("./screen.js").Screen} Screen
 */
import { classMap, html, nothing } from "../vendor/lit.js";
import { isPile, row, zone } from "./cards.js";
import { icon } from "./icons.js";
import { boards, facts, openedPlayer, playerBoard, roundTheTable, strip } from "./players.js";

/**
 * @param {Screen} screen
 * @param {{centre: unknown, below: unknown, latest?: unknown}} parts what stands in the middle, beside the hand, and in the gap of a narrow table
 */
export function felt(screen, parts) {
  const { view, table, narrow } = screen;
  const own = table.players.find(({ seat }) => seat === view.viewer);
  const others = table.players.length - (own ? 1 : 0);
  if (narrow) {
    const spread = screen.roomy && !(table.arena && others > 2); // else the middle would be far down
    return html`<div class=${classMap({ felt: true, narrow: true, arena: Boolean(table.arena) })}>
      ${spread ? boards(screen) : strip(screen)}
      ${screen.opened >= 0 && !spread ? openedPlayer(screen) : html`${middle(screen, nothing)}${own ? playerBoard(screen, own) : nothing}${parts.latest ?? nothing}`}
      <div class="thumb">${parts.centre}${hand(screen)}${parts.below}</div>
    </div>`;
  }
  // Contests need the middle for themselves: the prompt then stands over the hand.
  const apart = Boolean(table.arena && own && view.status !== "over");
  return html`<div class=${classMap({ felt: true, wide: true, [`others-${others}`]: true, sides: others > 4 && !table.arena, watched: !own, arena: Boolean(table.arena) })}>
    <div class="cloth"></div>
    ${roundTheTable(screen)}
    <div class="centre">${middle(screen, apart ? nothing : parts.centre)}</div>
    <div class=${classMap({ you: true, alone: !own })}>
      ${own ? playerBoard(screen, own) : nothing}
      ${apart ? html`<div class="at-hand">${parts.centre}${hand(screen)}</div>` : hand(screen)}
      ${parts.below}
    </div>
  </div>`;
}

/**
 * What lies in the middle. On a wide table piles stand left and right of the prompt, open cards above it.
 * @param {Screen} screen
 * @param {unknown} prompt
 */
function middle(screen, prompt) {
  const { table } = screen;
  const zones = (table.middle ?? []).map((each, at) =>
    ({ pile: isPile(each), shown: zone(screen, each, { id: `middle.${at}`, where: "" }) }));
  const shown = (/** @type {{shown: unknown}[]} */ some) => some.map((each) => each.shown);
  const about = table.contest ? contest(screen) : facts(table.facts);
  if (screen.narrow) return zones.length || table.facts?.length || table.contest ? html`<div class="middle">${about}${shown(zones)}</div>` : nothing;
  const piles = zones.filter(({ pile }) => pile);
  const open = zones.filter(({ pile }) => !pile);
  const half = Math.ceil(piles.length / 2);
  return html`<div class="piles">${shown(piles.slice(0, half))}</div>
    <div class="between">${about}${open.length ? html`<div class="middle">${shown(open)}</div>` : nothing}${prompt}</div>
    <div class="piles">${shown(piles.slice(half))}</div>`;
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
  if (!zones.length) return nothing;
  const cards = zones.reduce((sum, { cards }) => sum + (cards?.length ?? 0), 0);
  return html`<div class=${classMap({ hand: true, crowded: cards > 7, few: cards < 4, single: zones.length === 1 })}>
    ${zones.map((each, at) => zone(screen, each, { id: `hand.${at}`, where: "", hand: true }))}</div>`;
}
