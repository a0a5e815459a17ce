/**
 * Before the cards are dealt: who is here, a seat and a name for oneself, the link to send to friends, the deal.
 * The same panel offers a bot's seat to somebody who watches a game.
 */
import { html, nothing } from "../vendor/lit.js";
import { bringing, choices } from "./bringing.js";
import { howToPlay } from "./goal.js";
import { clockChooser, inviting, isHost, removeButton } from "./hosting.js";
import { icon } from "./icons.js";
import { count, listed, onlyHere, spokenTime } from "./words.js";

/** @param {import("./table.js").SixgunTable} screen */
export function openTable(screen) {
  const { view } = screen;
  if (view.closed) return closedTable(screen);
  const seated = view.viewer >= 0;
  const people = view.seats.filter(({ player }) => player !== "empty");
  const empty = view.seats.length - people.length;
  return html`<section class="paper gathering">
    <h2>${!seated ? `Table of ${view.title}` : empty && view.status === "open" ? "Waiting for players" : "Players"}</h2>
    <div role="status"><p>${are(people.filter(isHere), "here")}${are(people.filter((seat) => !isHere(seat)), "away")}${empty
      ? `${count(empty, "seat")} ${empty === 1 ? "is" : "are"} free.` : "Every seat is taken."}</p>
      ${screen.notice ? html`<p class="trouble">${screen.notice}</p>` : nothing}</div>
    <p>${howToPlay(view)}</p>
    <ul class="chairs" role="list">${view.seats.map((seat) => chair(screen, seat))}</ul>
    ${view.status === "dealing" ? shuffling(screen) : seated ? invitation(screen, empty) : sitDown(screen)}
  </section>`;
}

/** Bots are always here; people are while they are connected. @param {Wire.SeatShown} seat */
const isHere = (seat) => seat.here || seat.player.startsWith("bot");

/** @param {Wire.SeatShown[]} seats @param {string} where */
function are(seats, where) {
  return seats.length ? `${listed(seats.map(({ name }) => name))} ${seats.length === 1 ? "is" : "are"} ${where}. ` : "";
}

/** Nothing happens here any more. @param {import("./table.js").SixgunTable} screen */
function closedTable({ view }) {
  return html`<section class="paper gathering" role="status"><h2>This table is closed</h2><p>${view.closed}</p>
    <div class="answers"><a class="button strong" href=${`/open/${view.game}`}>Open a new table</a> <a class="button pale" href="/">Back to the lobby</a></div></section>`;
}

/** The few seconds in which browsers show the numbers they pledged. @param {import("./table.js").SixgunTable} screen */
function shuffling({ view, serverTime }) {
  const left = (view.deal?.due ?? 0) - serverTime;
  const waited = view.seats.filter(({ seat }) => view.deal?.frozen ? view.deal.pledges[seat] && !view.deal.nonces[seat] : false);
  return html`<p role="status">${icon("ui-fair")} The cards are being shuffled with a number from every player.${waited.length
    ? ` Waiting for ${listed(waited.map(({ name }) => name))}.` : ""}${left > 60_000 ? ` This table is played turn by turn: the deal waits ${spokenTime(left)} until everybody has opened the table.` : ""}</p>`;
}

/** @param {import("./table.js").SixgunTable} screen @param {Wire.SeatShown} seat */
function chair(screen, seat) {
  const mine = seat.seat === screen.view.viewer;
  return html`<li class=${seat.player === "empty" ? "free" : "taken"}>${icon(seat.player === "empty" ? "ui-person" : mine ? "western-hat" : "ui-done")}
    <span>${seat.name || `Seat ${seat.seat + 1}`}<small>${[mine ? "you" : seat.player === "empty" ? "free" : isHere(seat) ? "seated" : "away", ...(seat.seat === screen.view.host ? ["host"] : [])].join(", ")}</small></span>${removeButton(screen, seat)}</li>`;
}

/** @param {import("./table.js").SixgunTable} screen */
export function sitDown(screen) {
  const { view } = screen;
  const free = view.seats.filter(({ seat }) => (view.free ?? []).includes(seat));
  if (!free.length && !(view.invite_only && screen.code)) return html`<p>You are watching. You see only the open cards.</p>${view.no_seat ? html`<p>${view.no_seat}</p>` : nothing}`;
  if (view.status === "playing" && view.left >= 0) return wayBack(screen);
  const playing = screen.view.status === "playing";
  const brings = screen.dataset.bring && !playing;
  const submit = (/** @type {EventAt<HTMLFormElement>} */ event) => {
    event.preventDefault();
    const [called, seat, offer] = ["called", "seat", "bring"].map((field) => String(new FormData(event.target).get(field) ?? ""));
    screen.join(called.trim(), seat === "" ? null : Number(seat), offer);
  };
  return html`<form class="sit" @submit=${submit}>
    <label>Your name <input name="called" required maxlength="24" autocomplete="nickname" .defaultValue=${screen.you}></label>
    <label>Seat <select name="seat"><option value="">${playing ? "any bot's seat" : "any"}</option>${free.map(({ seat, name }) =>
      html`<option value=${seat}>${name ? `${name}'s (a bot)` : `Seat ${seat + 1}`}</option>`)}</select></label>
    ${brings ? html`<label class="whole">Your ${screen.dataset.bring} <select name="bring">${choices(screen.offers, "")}</select></label>` : nothing}
    <button class="strong" type="submit">Sit down</button>
    <p class="soft">Or just watch: you see only the open cards.</p>
  </form>`;
}

/** To one's own seat, from the bot that went on. @param {import("./table.js").SixgunTable} screen */
function wayBack(screen) {
  const { left } = screen.view;
  return html`<div class="sit"><p>You left this game, and a bot plays your seat.</p>
    <button type="button" class="strong" @click=${() => screen.join(screen.name(left), left, "")}>Take your seat back</button></div>`;
}

/** For whom a bot would play if the cards were dealt now. @param {Wire.View} view */
function absent({ seats }) {
  const names = listed(seats.filter(({ player, here }) => player === "person" && !here).map(({ name }) => name));
  return names ? html`<p role="status">Not connected: ${names}. If you deal now, a bot plays until they are back.</p>` : nothing;
}

/** @param {import("./table.js").SixgunTable} screen @param {number} empty */
function invitation(screen, empty) {
  const link = location.origin + location.pathname;
  const host = screen.seat(screen.view.host);
  return html`${screen.dataset.bring ? bringing(screen) : nothing}<div class="invite"><label for="invite">Send this link to your friends</label>
      <div class="copy"><input id="invite" readonly .value=${link} @focus=${(/** @type {EventAt<HTMLInputElement>} */ event) => event.target.select()}>
        <button type="button" class="pale" @click=${() => screen.copy(link)}>${icon("ui-copy")} ${screen.copied ? "Copied" : "Copy"}</button></div>
      ${onlyHere(location.hostname) ? html`<p class="soft">This link works on this machine only. To let others in, start the server with <code>sixgun serve --host 0.0.0.0</code>.</p>` : nothing}</div>
    ${clockChooser(screen, "sheet")}${inviting(screen)}
    ${isHost(screen) || !host ? nothing : html`<p>${host.name} is the host and deals the cards.${host.here ? "" : ` ${host.name} is not connected; after a minute you can deal.`}</p>`}
    ${isHost(screen) ? absent(screen.view) : nothing}
    <div class="answers">${isHost(screen) || host?.here === false ? html`<button type="button" class="strong" @click=${() => screen.deal()}>Deal the cards${empty
      ? html`<small>${empty === 1 ? "a bot takes" : "bots take"} the empty ${empty === 1 ? "seat" : "seats"}</small>` : nothing}</button>` : nothing}
      <button type="button" class="pale" @click=${() => screen.leave()}>Leave table</button>
      ${screen.view.may_close ? closing(screen) : nothing}</div>`;
}

/** It closes for everybody, so one is asked once more. @param {import("./table.js").SixgunTable} screen */
function closing(screen) {
  if (!screen.closing) return html`<button type="button" class="pale costs" @click=${() => screen.askToClose(true)}>Close the table</button>`;
  return html`<button type="button" class="danger sure" @click=${() => screen.takeDown()}>Close it for everybody</button>
    <button type="button" class="pale" @click=${() => screen.askToClose(false)}>Keep it open</button>`;
}

/** Somebody watches a running game in which bots keep seats. @param {import("./table.js").SixgunTable} screen */
export function watching(screen) {
  const { view } = screen;
  const back = view.left >= 0 && view.free?.length;
  return html`<div class="watcher" role="note"><p><b>${icon("ui-watch")} You are watching.</b> You see only the open cards.</p>
    ${view.status !== "playing" ? nothing : back ? sitDown(screen)
      : view.free?.length ? html`<details><summary>Take a bot's seat</summary>${sitDown(screen)}</details>` : view.no_seat ? html`<p class="soft">${view.no_seat}</p>` : nothing}</div>`;
}
