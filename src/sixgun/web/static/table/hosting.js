/**
 * Who hosts the table and what the host can do: set the clock, remove people, invite one more. And the vote about
 * somebody who takes too long, which belongs to everybody.
 *
 * @typedef {import("./screen.js").Screen} Screen
 */
import { html, nothing } from "../vendor/lit.js";
import { sha256 } from "./fairness.js";
import { icon } from "./icons.js";
import { count } from "./words.js";

/** @param {Screen} screen */
export const isHost = (screen) => screen.view.viewer >= 0 && screen.view.host === screen.view.viewer;

/** The people whom the host could remove. @param {Screen} screen @returns {Wire.SeatShown[]} */
const others = (screen) => screen.view.seats.filter(({ seat, player }) => player.includes("person") && seat !== screen.view.viewer);

/** In the side panel: the table as it is, and the host's part in it. @param {Screen} screen */
export function thisTable(screen) {
  const { view } = screen;
  if (screen.replaying || view.host < 0 || view.status === "over") return nothing;
  const people = isHost(screen) ? others(screen) : [];
  return html`<section class="hosting" aria-labelledby="this-table"><h3 id="this-table">This table</h3>
    <p>${isHost(screen) ? "You are the host." : `The host is ${screen.name(view.host)}.`} ${view.latecomers && view.status !== "over"
      ? "Latecomers can take a bot's seat." : ""}</p>
    ${clockChooser(screen, "panel")}
    ${people.length ? html`<ul role="list">${people.map((seat) => html`<li>${seat.name} ${removeButton(screen, seat)}</li>`)}</ul>` : nothing}
    ${inviting(screen)}</section>`;
}

/** Everybody sees the clock; the host sets it. @param {Screen} screen @param {string} place for the label */
export function clockChooser(screen, place) {
  const { view } = screen;
  const words = screen.clocks.find(([name]) => name === view.pace)?.[1] ?? view.pace;
  if (!isHost(screen) || view.status === "dealing") return html`<p class="soft">${icon("ui-timer")} ${words}</p>`;
  // The list shows what the house knows: it changes when the house has heard it.
  const change = (/** @type {EventAt<HTMLSelectElement>} */ { target }) => {
    const wanted = target.value;
    target.value = view.pace;
    screen.setClock(wanted);
  };
  return html`<div class="hosting"><label for=${`clock-${place}`}>Clock</label>
    <select id=${`clock-${place}`} @change=${change}>${screen.clocks.map(([name, each]) => html`<option value=${name} .selected=${name === view.pace}>${each}</option>`)}</select>
    ${view.status === "playing" ? html`<small class="soft">A clock not used in this game before gives everybody full extra time.</small>` : nothing}</div>`;
}

/** Asks once more before it does it. @param {Screen} screen @param {Wire.SeatShown} seat */
export function removeButton(screen, { seat, name, player }) {
  if (!isHost(screen) || seat === screen.view.viewer || !player.includes("person") || screen.view.status === "dealing") return nothing;
  if (screen.removing !== seat) {
    return html`<button type="button" class="small pale costs" @click=${() => screen.askToRemove(seat)}>Remove<span class="sr"> ${name}</span></button>`;
  }
  return html`<span class="answers"><button type="button" class="small danger sure" @click=${() => screen.removePerson(seat)}>Remove ${name} for good</button>
    <button type="button" class="small pale" @click=${() => screen.askToRemove(-1)}>Cancel</button></span>`;
}

/** Where too many strangers have come and gone, the host lets people in one by one. @param {Screen} screen */
export function inviting(screen) {
  if (!isHost(screen) || !screen.view.invite_only) return nothing;
  return html`<div class="invite"><p>Too many people have come and gone, so that only people with an invitation can sit down.</p>
    ${screen.invitation
      ? html`<label for="invitation">This link is good for one person</label>
        <div class="copy"><input id="invitation" readonly .value=${screen.invitation} @focus=${(/** @type {EventAt<HTMLInputElement>} */ event) => event.target.select()}></div>` : nothing}
    <button type="button" class="pale" @click=${() => screen.invite()}>Make an invitation</button></div>`;
}

/** What the house is told of an invitation. @param {string} code */
export const invitationOf = (code) => sha256(`sixgun invitation\n${code}`);

/** Whether votes are taken now. @param {Screen} screen */
export const canVote = ({ view, serverTime }) => Boolean(view?.vote) && view.status === "playing" && serverTime >= (view.vote?.opens ?? 0);

/** Whether the viewer is one of those who vote now. @param {Screen} screen */
const isAsked = (screen) => canVote(screen) && screen.view.viewer >= 0 && screen.view.viewer !== screen.view.to_act && !screen.replaying;

/** What the vote is about, in the prompt. @param {Screen} screen */
export function voting(screen) {
  const { vote, viewer, to_act: idler } = screen.view;
  if (!vote || !isAsked(screen)) return nothing;
  const counted = vote.votes.length ? ` ${vote.votes.length} of ${count(vote.needed, "vote")} for a bot.` : "";
  return html`<p class="hint">${screen.name(idler)} has been deciding for two minutes or more.${counted}${vote.votes.includes(viewer) ? " You have voted." : ""}</p>`;
}

/** And the vote itself, among the buttons. @param {Screen} screen */
export function voteButton(screen) {
  const { vote, viewer, to_act: idler } = screen.view;
  if (!vote || !isAsked(screen) || vote.votes.includes(viewer)) return nothing;
  const name = screen.name(idler);
  return html`<button type="button" class="strong" @click=${() => screen.vote()}>${vote.needed === 1 ? `Let a bot play for ${name}` : `Vote for a bot to play for ${name}`}</button>`;
}
