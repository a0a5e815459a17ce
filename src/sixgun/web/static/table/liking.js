/** The settings panel: sound, motion, decks, asking, text size, keys; and leaving the table. */
import { html, nothing } from "../vendor/lit.js";
import { play, wakeUp } from "./sound.js";

const DECKS = [["plain", "Two colours"], ["four", "Four colours"], ["large", "Large faces"], ["large-four", "Large faces, four colours"]];
const SIZES = [["normal", "Normal"], ["large", "Large"], ["huge", "Very large"]];
const KEYS = [["Tab", "from zone to zone"], ["← → ↑ ↓", "inside a zone"], ["Enter", "tap"], ["i", "what a card does"], ["s", "say how the table stands"], ["m", "all moves in words"], ["u", "take the last move back"], ["Esc", "let go"], ["?", "this list"]];

/** @param {import("./screen.js").Screen} screen */
export function settingsPanel(screen) {
  const { settings } = screen;
  return html`<div class="liking">
    ${tick(screen, "sound", "Sound", "A bell at your turn, a tap for a card.")}
    ${tick(screen, "motion", "Cards move", "Off as well when your system asks for less motion.")}
    ${tick(screen, "ask", "Ask before every move", "One more tap before anything is played.")}
    ${tick(screen, "keys", "Single keys", "s, i, m, u and ? do something.")}
    ${tick(screen, "rail", "Hear those who look on", "What spectators say stands in the chat too.")}
    ${pick(screen, "Playing cards", "deck", DECKS, settings.deck)}
    ${pick(screen, "Text", "text", SIZES, settings.text)}
    <h3>Keys</h3>
    <dl class="keys">${KEYS.map(([key, words]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${words}</dd></div>`)}</dl>
    ${screen.replaying || screen.view.viewer < 0 || screen.view.status === "over" ? nothing : leaving(screen)}
  </div>`;
}

/** @param {import("./screen.js").Screen} screen @param {"sound" | "motion" | "ask" | "keys" | "rail"} name @param {string} words @param {string} help */
function tick(screen, name, words, help) {
  const set = (/** @type {EventAt<HTMLInputElement>} */ event) => {
    screen.like({ [name]: event.target.checked });
    wakeUp();
    if (name === "sound" && event.target.checked) play("turn");
  };
  return html`<label class="tick"><input type="checkbox" .checked=${screen.settings[name]} @change=${set}><span>${words}<small>${help}</small></span></label>`;
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
    <p class="soft">${playing ? "A bot plays on in your seat. You can come back and take it again." : "Your seat is free for somebody else then."}</p>
    ${screen.leaving
      ? html`<div class="answers"><button type="button" class="danger" @click=${() => screen.leave()}>Really leave the table</button>
          <button type="button" class="pale" @click=${() => screen.askToLeave(false)}>Stay</button></div>`
      : html`<button type="button" class="pale" @click=${() => screen.askToLeave(true)}>Leave the table</button>`}`;
}
