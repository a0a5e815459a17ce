/**
 * Players and everything in front of them: whole boards round a wide table, tiles that open on a narrow one.
 *
 * @typedef {import("./screen.js").Screen} Screen
 */
import { classMap, html, nothing, repeat, svg } from "../vendor/lit.js";
import { ending, stateClasses, zone } from "./cards.js";
import { icon } from "./icons.js";
import { count, listed, round } from "./words.js";

/** How many sit on the left, at the top and on the right, by the number of opponents. */
const PLACES = [[0, 0, 0], [0, 1, 0], [0, 2, 0], [0, 3, 0], [0, 4, 0], [1, 3, 1], [2, 2, 2], [2, 3, 2], [2, 4, 2]];
const ARENA = [[0, 0, 0], [0, 1, 0], [0, 2, 0], [0, 3, 0], [0, 4, 0], [0, 5, 0], [1, 4, 1], [1, 5, 1], [1, 6, 1]];

/** The others round a wide table, clockwise from the viewer's left. @param {Screen} screen */
export function roundTheTable(screen) {
  const others = round(screen.table.players, screen.view.viewer);
  const [left, top] = (screen.table.arena ? ARENA : PLACES)[Math.min(others.length, PLACES.length - 1)];
  const board = (/** @type {Wire.Player} */ player) => playerBoard(screen, player);
  /** @type {[string, Wire.Player[]][]} */
  const sides = [
    ["left", others.slice(0, left).reverse()],
    ["top", others.slice(left, left + top)],
    ["right", others.slice(left + top)],
  ];
  return sides.map(([side, players]) => players.length
    ? html`<div class="side-${side} seats-${players.length}">${repeat(players, ({ seat }) => seat, board)}</div>` : nothing);
}

/** @param {Screen} screen @param {Wire.Player} player */
export function playerBoard(screen, player) {
  const { view } = screen;
  const name = screen.name(player.seat);
  const classes = {
    player: true,
    mine: player.seat === view.viewer,
    acting: player.seat === view.to_act,
    out: Boolean(player.out),
    threatened: threatened(player),
    busy: (player.zones ?? []).length > 1,
  };
  return html`<section class=${classMap(classes)} aria-label=${name} data-seat=${player.seat}>
    ${header(screen, player)}
    ${facts(player.facts)}
    <div class=${classMap({ zones: true, plenty: cardsOf(player) > 5 })}>${(player.zones ?? []).map((each, at) =>
      zone(screen, each, { id: `player.${player.seat}.${at}`, where: player.seat === view.viewer ? "your" : `${name}'s` }))}</div>
  </section>`;
}

/** @param {Wire.Player} player */
const cardsOf = (player) => (player.zones ?? []).reduce((sum, { cards, listed }) => sum + (listed ? 0 : (cards ?? []).length), 0);

/** @param {Wire.Player} player */
const threatened = (player) =>
  (player.zones ?? []).some(({ cards }) => (cards ?? []).some((card) => card.danger || card.on_top?.danger));

/** @param {Screen} screen @param {Wire.Player} player */
function header(screen, player) {
  const state = screen.stateOf(player.spot, `seat.${player.seat}`);
  const said = about(screen, player);
  const inside = html`<span class="avatar">${icon(player.icon ?? "western-hat")}</span>
    <span class="who"><span class="name">${screen.name(player.seat)}${player.seat === screen.view.viewer ? html` <i>you</i>` : nothing}</span>
      <span class="note">${said.join(", ")}</span></span>
    ${(player.marks ?? []).map((mark) => html`<span class="badge">${mark}</span>`)}
    ${screen.clockOf(player.seat)}
    ${player.score ? html`<span class="score">${player.score}</span>` : nothing}
    ${state.can && state.words ? html`<span class="tag">${state.words}</span>` : nothing}`;
  const seat = screen.seat(player.seat);
  const cover = seat?.player === "person" && !seat.here && screen.view.status === "playing" && screen.view.viewer >= 0 && !screen.replaying;
  return html`<div class=${classMap({ "player-head": true, can: state.can })} data-place=${`head.${player.seat}`}>
    ${player.spot && (state.can || state.selected)
      ? html`<button type="button" class=${classMap({ nameplate: true, ...stateClasses(state) })} aria-disabled=${String(!state.can)}
          @click=${() => screen.tap(player.spot ?? "", `seat.${player.seat}`, { name: screen.name(player.seat) })}><span class="sr">${headWords(screen, player)}${ending(state)}</span><span class="plate" aria-hidden="true">${inside}</span></button>`
      : html`<h3 class="nameplate">${inside}</h3>`}
    ${cover ? html`<button type="button" class="small pale" @click=${() => screen.cover(player.seat)}>Let a bot play</button>` : nothing}
  </div>`;
}

/** @param {Screen} screen @param {Wire.Player} player @returns {string[]} */
function about(screen, player) {
  const seat = screen.seat(player.seat);
  const who = !seat ? "" : seat.player === "bot" ? "bot" : seat.player === "bot for person" ? "bot playing" : seat.here || screen.replaying ? "" : "away";
  return [player.out ? "out" : "", who, player.note ?? ""].filter(Boolean);
}

/** @param {Screen} screen @param {Wire.Player} player */
function headWords(screen, player) {
  const deciding = player.seat === screen.view.to_act ? "is deciding" : "";
  return listed([screen.name(player.seat), player.score ?? "", ...about(screen, player), ...(player.marks ?? []), deciding].filter(Boolean));
}

/** @param {Wire.Fact[] | undefined} list */
export function facts(list) {
  if (!list?.length) return nothing;
  return html`<ul class="facts" role="list">${list.map((fact) => html`<li class=${classMap({ fact: true, [fact.tone || "plain"]: true })}>
    ${fact.icon && !hasPips(fact) ? icon(fact.icon) : nothing}
    <span class="fact-label">${fact.label}</span>
    ${fact.bars?.length ? bars(fact.bars) : nothing}
    ${hasPips(fact) ? pips(fact) : html`<b>${fact.value ?? ""}</b>`}
  </li>`)}</ul>`;
}

/** A small plot; a drawing, so that no style is written into the page. @param {number[]} heights */
function bars(heights) {
  const most = Math.max(1, ...heights);
  return html`<svg class="bars" viewBox=${`0 0 ${heights.length * 6} 20`} role="img" aria-label=${heights.join(", ")}>${heights.map((height, at) =>
    svg`<rect x=${at * 6 + 1} y=${20 - (height / most) * 19} width="4" height=${Math.max(1, (height / most) * 19)}></rect>`)}</svg>`;
}

/** @param {Wire.Fact} fact @returns {fact is Wire.Fact & {pips: number}} */
const hasPips = (fact) => typeof fact.pips === "number";

/** Life as bullets: drawn, and said as a number. @param {Wire.Fact & {pips: number}} fact */
function pips(fact) {
  const most = Math.max(fact.most ?? 0, fact.pips);
  return html`<span class="pips" role="img" aria-label=${fact.value || `${fact.pips} of ${most}`}>${Array.from({ length: most }, (_, at) =>
    html`<span class=${at < fact.pips ? "full" : "spent"}>${icon(fact.icon || "bullets")}</span>`)}</span>`;
}

/** The others on a tablet held upright: whole boards, two beside each other. @param {Screen} screen */
export function boards(screen) {
  const others = round(screen.table.players, screen.view.viewer);
  return html`<div class="boards">${repeat(others, ({ seat }) => seat, (player) => playerBoard(screen, player))}</div>`;
}

/** The others on a narrow table: a strip of tiles; a tile opens. @param {Screen} screen */
export function strip(screen) {
  const others = round(screen.table.players, screen.view.viewer);
  return html`<ul class="strip strip-${others.length}" role="list" aria-label="Other players">
    ${repeat(others, ({ seat }) => seat, (player) => html`<li>${tile(screen, player)}</li>`)}</ul>`;
}

/** @param {Screen} screen @param {Wire.Player} player */
function tile(screen, player) {
  const targets = screen.targetsOf(player);
  const open = screen.opened === player.seat;
  const classes = { tile: true, acting: player.seat === screen.view.to_act, out: Boolean(player.out), open, can: targets > 0, threatened: threatened(player) };
  const life = (player.facts ?? []).find(hasPips);
  return html`<button type="button" class=${classMap(classes)} aria-expanded=${String(open)} data-place=${`head.${player.seat}`}
    @click=${() => screen.openPlayer(open ? -1 : player.seat)}>
    <span class="sr">${headWords(screen, player)}${targets ? `, ${count(targets, "target")}` : ""}</span>
    <span class="avatar">${icon(player.icon ?? "western-hat")}</span>
    <span class="name" aria-hidden="true">${screen.name(player.seat)}</span>
    ${player.score ? html`<span class="score" aria-hidden="true">${player.score}</span>` : nothing}
    <span class="note" aria-hidden="true">${life ? html`${icon(life.icon || "bullets")} ${life.pips} · ` : nothing}${about(screen, player).join(", ")}</span>
    ${glance(player)}
    ${targets ? html`<span class="tag" aria-hidden="true">${count(targets, "target")}</span>` : nothing}
  </button>`;
}

/** The cards in front of somebody, as small as they can be. @param {Wire.Player} player */
function glance(player) {
  const cards = (player.zones ?? []).flatMap(({ cards }) => cards ?? []).slice(0, 10);
  if (!cards.length) return nothing;
  return html`<span class="glance" aria-hidden="true">${cards.map((card) => {
    const shown = card.on_top ?? card;
    return html`<span class=${classMap({ mini: true, [shown.face ?? "up"]: true, threat: Boolean(shown.danger), [`hue-${shown.hue || "ink"}`]: true })}>
      ${shown.face === "empty" ? nothing : shown.corner || shown.rank || (shown.icon && shown.face !== "down" ? icon(shown.icon) : nothing)}</span>`;
  })}</span>`;
}

/** What one of the others has, opened over the middle of a narrow table. @param {Screen} screen */
export function openedPlayer(screen) {
  const player = screen.table.players.find(({ seat }) => seat === screen.opened);
  if (!player) return nothing;
  return html`<div class="opened">${playerBoard(screen, player)}
    <button type="button" class="small pale close" @click=${() => screen.openPlayer(-1)}>Close</button></div>`;
}
