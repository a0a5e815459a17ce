/**
 * Players and everything in front of them: whole boards, or tiles that open where the screen is small.
 *
 * @typedef {import("./screen.js").Screen} Screen
 */
import { classMap, html, nothing, svg } from "../vendor/lit.js";
import { ending, isPile, isTall, stateClasses, zone } from "./cards.js";
import { icon, portrait } from "./icons.js";
import { clock, count, listed } from "./words.js";

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
  };
  const where = player.seat === view.viewer ? "your" : `${name}'s`;
  const laid = (player.zones ?? []).map((each, at) => ({ pile: isPile(each), shown: zone(screen, each, { id: `player.${player.seat}.${at}`, where }) }));
  return html`<section class=${classMap(classes)} aria-label=${name} data-seat=${player.seat} data-fit="board">
    ${header(screen, player)}
    <div class="about">${marksBeside(screen, player) ? nothing : badges(player)}${facts(player.facts)}${laid.filter(({ pile }) => pile).map(({ shown }) => shown)}</div>
    <div class="zones">${laid.filter(({ pile }) => !pile).map(({ shown }) => shown)}</div>
  </section>`;
}

/** @param {Wire.Player} player */
const threatened = (player) =>
  (player.zones ?? []).some(({ cards }) => (cards ?? []).some((card) => card.danger || card.on_top?.danger));

/** Whoever sits there: the character's portrait with its text, or a picture of the seat. @param {Screen} screen @param {Wire.Player} player */
function avatar(screen, player) {
  const lie = (player.zones ?? []).flatMap(({ cards }) => cards ?? []);
  const character = player.portrait ? lie.find((card) => card.portrait === player.portrait) : undefined;
  return html`<span class=${classMap({ avatar: true, person: Boolean(player.portrait) })} .told=${character}
    @click=${(/** @type {Event} */ event) => character && !(event.currentTarget instanceof Element && event.currentTarget.closest("button")) && screen.look(event, character)}
    >${player.portrait ? portrait(player.portrait) : icon(player.icon ?? "western-hat")}</span>`;
}

/** @param {Wire.Player} player */
const badges = (player) => (player.marks ?? []).map((mark) => html`<span class="badge">${mark}</span>`);

/** Whether a player's marks are short enough to stand beside the name. @param {Screen} screen @param {Wire.Player} player */
const marksBeside = (screen, player) => !screen.small && (player.marks ?? []).join(" ").length < 9;

/** @param {Screen} screen @param {Wire.Player} player */
function header(screen, player) {
  const state = screen.stateOf(player.spot, `seat.${player.seat}`);
  const said = about(screen, player);
  const inside = html`${avatar(screen, player)}
    <span class="who"><span class="name">${screen.name(player.seat)}${player.seat === screen.view.viewer ? html` <i>you</i>` : nothing}</span>
      <span class="note">${said.join(", ")}</span></span>
    ${marksBeside(screen, player) ? badges(player) : nothing}
    ${screen.clockOf(player.seat)}
    ${player.score ? html`<span class="score">${player.score}</span>` : nothing}
    ${state.can && state.words ? html`<span class="tag">${state.words}</span>` : nothing}`;
  const seat = screen.seat(player.seat);
  const cover = seat?.player === "person" && !seat.here && screen.view.status === "playing" && screen.view.viewer >= 0 && !screen.replaying;
  return html`<div class=${classMap({ "player-head": true, can: state.can })} data-place=${`head.${player.seat}`} data-spot=${player.spot || nothing}>
    ${player.spot && (state.can || state.selected || (state.cannot && screen.selection.taps.length))
      ? html`<button type="button" class=${classMap({ nameplate: true, named: screen.named.seats.has(player.seat), ...stateClasses(state) })} aria-disabled=${String(!state.can)}
          @click=${() => screen.tap(player.spot ?? "", `seat.${player.seat}`, { name: screen.name(player.seat) })}><span class="sr">${headWords(screen, player)}${ending(state)}</span><span class="plate" aria-hidden="true">${inside}</span></button>`
      : html`<h3 class=${classMap({ nameplate: true, named: screen.named.seats.has(player.seat) })}>${inside}</h3>`}
    ${cover ? coverButton(screen, player.seat, seat.bot_after) : nothing}
  </div>`;
}

/** A bot for somebody who is away, once the time to come back is over. @param {Screen} screen @param {number} seat @param {number | null} after */
function coverButton(screen, seat, after) {
  if (after === null) return nothing;
  const left = after - screen.serverTime;
  return html`<button type="button" class="small pale" ?disabled=${left > 0} @click=${() => screen.cover(seat)}>${left > 0 ? `Bot in ${clock(left)}` : "Let a bot play"}</button>`;
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

/** The longest mark a tile has room for; what is longer stands on the board that the tile opens, and is told to a screen reader. */
const MOST_ON_A_TILE = 16;

/** One of the others on a small screen: a tile that opens. @param {Screen} screen @param {Wire.Player} player */
export function tile(screen, player) {
  const targets = screen.targetsOf(player);
  const open = screen.opened === player.seat;
  const classes = { tile: true, acting: player.seat === screen.view.to_act, out: Boolean(player.out), open, can: targets > 0, threatened: threatened(player), named: screen.named.seats.has(player.seat) };
  const life = (player.facts ?? []).find(hasPips);
  const scored = life && player.score === String(life.pips); // said once is enough
  const marks = (player.marks ?? []).filter(({ length }) => length <= MOST_ON_A_TILE);
  return html`<button type="button" class=${classMap(classes)} aria-expanded=${String(open)} data-place=${`head.${player.seat}`}
    @click=${() => screen.openPlayer(open ? -1 : player.seat)}>
    <span class="sr">${headWords(screen, player)}${briefly(player).map(({ label, value }) => `, ${label} ${value}`)}${targets ? `, ${count(targets, "target")}` : ""}</span>
    ${avatar(screen, player)}
    <span class="name" aria-hidden="true">${screen.name(player.seat)}</span>
    ${player.score ? html`<span class="score" aria-hidden="true">${scored ? html`${icon(life.icon || "bullets")} ` : nothing}${player.score}</span>` : nothing}
    <span class="beneath" aria-hidden="true">${badges({ ...player, marks })}<span class="note">${life && !scored ? html`${icon(life.icon || "bullets")} ${life.pips} · ` : nothing}${shortAbout(screen, player).join(", ")}</span></span>
    <span class="lowest" aria-hidden="true">${glance(player)}${briefly(player).map((fact) => html`<span class=${classMap({ fact: true, [fact.tone || "plain"]: true })}>${fact.icon ? icon(fact.icon) : nothing}<b>${fact.brief}</b></span>`)}</span>
    ${targets ? html`<span class="tag" aria-hidden="true">${count(targets, "target")}</span>` : nothing}
  </button>`;
}

/** What a game wants to be seen on a tile too. @param {Wire.Player} player */
const briefly = (player) => (player.facts ?? []).filter(({ brief }) => brief);

/** On a tile the end may be cut off: that it is a bot comes last. @param {Screen} screen @param {Wire.Player} player */
const shortAbout = (screen, player) => about(screen, player).sort((one, other) => Number(one === "bot") - Number(other === "bot"));

/** The cards in front of somebody, as small as they can be; a grid keeps its rows. @param {Wire.Player} player */
function glance(player) {
  const zones = (player.zones ?? []).filter((each) => !isPile(each)); // what lies in a pile is not in play
  const grids = zones.filter(isTall);
  const cards = zones.filter((each) => !isTall(each)).flatMap(({ cards }) => cards ?? []).slice(0, 10);
  return html`${grids.map(({ cards, columns }) => html`<span class=${`glance rows columns-${columns}`}>${(cards ?? []).map(mini)}</span>`)}
    ${cards.length ? html`<span class="glance">${cards.map(mini)}</span>` : nothing}`;
}

/** @param {Wire.Card} card */
function mini(card) {
  const shown = card.on_top ?? card;
  return html`<span .told=${shown} class=${classMap({ mini: true, person: Boolean(shown.portrait), [shown.face ?? "up"]: true, threat: Boolean(shown.danger), [`hue-${shown.hue || "ink"}`]: true })}>
    ${glimpsed(shown)}</span>`;
}

/** A picture says more than a corner: what lies there is known by it, and its number only where that is all there is. @param {Wire.Card} card */
function glimpsed(card) {
  if (card.face === "empty") return nothing;
  if (card.portrait && card.face !== "down") return portrait(card.portrait);
  if (card.icon && (card.rank || card.corner?.startsWith("$"))) return icon(card.icon); // neither suit nor price says what it is
  return card.corner || card.rank || (card.icon && card.face !== "down" ? icon(card.icon) : nothing);
}

/** What one of the others has, in the place of the middle. @param {Screen} screen */
export function openedPlayer(screen) {
  const player = screen.table.players.find(({ seat }) => seat === screen.opened);
  if (!player) return nothing;
  return html`<div class="centre opened">${playerBoard(screen, player)}
    <button type="button" class="small pale close" @click=${() => screen.openPlayer(-1)}>Close</button></div>`;
}
