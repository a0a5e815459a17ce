/** The settings panel: sound, motion, decks, asking, text size, keys; and leaving the table. */
import { html, nothing } from "../vendor/lit.js";
import { canNotify, isOn, turn } from "../calling.js";
import { thisTable } from "./hosting.js";
import { reportLink } from "./reporting.js";
import { play, wakeUp } from "./sound.js";

const DECKS = [["plain", "Two colours"], ["four", "Four colours"], ["large", "Large faces"], ["large-four", "Large faces, four colours"]];
const SIZES = [["normal", "Normal"], ["large", "Large"], ["huge", "Very large"]];
const KEYS = [["Tab", "next group of cards"], ["← → ↑ ↓", "move within a group"], ["Enter", "select or play"], ["i", "explain the card"], ["s", "describe the table"], ["m", "list all moves"], ["h", "suggest a move"], ["u", "undo"], ["Esc", "cancel"], ["?", "open settings"]];

/** @param {import("./screen.js").Screen} screen */
export function settingsPanel(screen) {
  const { settings } = screen;
  return html`<div class="liking">
    ${thisTable(screen)}
    ${tick(screen, "sound", "Sound", "A bell on your turn, a tap when a card is played.")}
    ${notifying(screen)}
    ${tick(screen, "motion", "Animate cards, shots and money", "Always off when your system asks for less motion.")}
    ${tick(screen, "ask", "Confirm every move", "One extra tap before a move is played.")}
    ${tick(screen, "alone", "Play forced answers automatically", "When all you can do is let something happen, it is played after a moment.")}
    ${tick(screen, "keys", "Keyboard shortcuts", "Turn the single-letter keys below on or off.")}
    ${tick(screen, "rail", "Show spectators' chat", "Messages from people who only watch.")}
    ${pick(screen, "Playing cards", "deck", DECKS, settings.deck)}
    ${pick(screen, "Text size", "text", SIZES, settings.text)}
    <div class="by-keys"><h3>Keyboard shortcuts</h3>
    <dl class="keys">${KEYS.map(([key, words]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${words}</dd></div>`)}</dl></div>
    <p>${reportLink(screen)}</p>
    ${screen.replaying || screen.view.viewer < 0 || screen.view.status === "over" ? nothing : leaving(screen)}
  </div>`;
}

/** @param {import("./screen.js").Screen} screen @param {"sound" | "motion" | "ask" | "alone" | "keys" | "rail"} name @param {string} words @param {string} help */
function tick(screen, name, words, help) {
  const set = (/** @type {EventAt<HTMLInputElement>} */ event) => {
    screen.like({ [name]: event.target.checked });
    wakeUp();
    if (name === "sound" && event.target.checked) play("turn");
  };
  return html`<label class="tick"><input type="checkbox" .checked=${screen.settings[name]} @change=${set}><span>${words}<small>${help}</small></span></label>`;
}

/** The browser asks for permission on this very click. @param {import("./screen.js").Screen} screen */
function notifying(screen) {
  if (!canNotify() || screen.replaying) return nothing;
  const set = async (/** @type {EventAt<HTMLInputElement>} */ { target }) => {
    const trouble = await turn(target.checked);
    target.checked = isOn();
    screen.notice = trouble;
    screen.requestUpdate();
  };
  return html`<label class="tick"><input type="checkbox" .checked=${isOn()} @change=${set}><span>Notify me on my turn<small>While this tab is open in the background.</small></span></label>`;
}

/** @param {import("./screen.js").Screen} screen @param {string} legend @param {string} name @param {string[][]} choices @param {string} chosen */
function pick(screen, legend, name, choices, chosen) {
  return html`<fieldset><legend>${legend}</legend>${choices.map(([value, words]) => html`<label class="tick"><input type="radio" name=${name} value=${value}
    .checked=${chosen === value} @change=${() => screen.like({ [name]: value })}><span>${words}</span></label>`)}</fieldset>`;
}

/** @param {import("./screen.js").Screen} screen */
function leaving(screen) {
  const playing = screen.view.status === "playing";
  return html`<h3>Leave</h3>
    <p class="soft">${playing ? "A bot plays for you. You can come back and take your seat again." : "Somebody else can then take your seat."}</p>
    ${screen.leaving
      ? html`<div class="answers"><button type="button" class="danger" @click=${() => screen.leave()}>Leave now</button>
          <button type="button" class="pale" @click=${() => screen.askToLeave(false)}>Stay</button></div>`
      : html`<button type="button" class="pale costs" @click=${() => screen.askToLeave(true)}>Leave the table</button>`}`;
}
