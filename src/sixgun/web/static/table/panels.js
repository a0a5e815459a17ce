/**
 * The side of the table: story, rules, chat, moves in words, settings. A column on a wide screen, a sheet on a narrow one.
 *
 * @typedef {import("./screen.js").Screen} Screen
 */
import { html, nothing, repeat } from "../vendor/lit.js";
import { icon } from "./icons.js";
import { movesPanel } from "./moves.js";
import { rulesPanel } from "./rules.js";
import { settingsPanel } from "./liking.js";
import { log } from "./log.js";
import { isHeard, saying, speaker } from "./words.js";

const TABS = [["story", "Story", "ui-history"], ["rules", "Rules", "ui-book"], ["chat", "Chat", "ui-chat"], ["moves", "Moves", "ui-list"], ["settings", "Settings", "ui-settings"]];

/** @param {Screen} screen */
export function side(screen) {
  if (screen.narrow && !screen.panelOpen) return nothing;
  return html`<aside class="side" aria-label="Side panel">
    ${tabs(screen)}
    <div class="panel-body" id="panel" role="tabpanel" tabindex="0" aria-labelledby=${`tab-${screen.panel}`}>${body(screen)}</div>
    ${screen.panel === "chat" ? sayBox(screen) : nothing}
  </aside>`;
}

/** @param {Screen} screen */
export function tabs(screen) {
  const shown = TABS.filter(([name]) => name !== "moves" || (!screen.replaying && screen.view.viewer >= 0)).filter(([name]) => name !== "chat" || !screen.replaying);
  const arrows = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const at = shown.findIndex(([name]) => name === screen.panel);
    screen.panelOpen = false;
    screen.openPanel(shown[(at + step + shown.length) % shown.length][0]);
    screen.updateComplete.then(() => /** @type {HTMLElement | null} */ (screen.querySelector(`#tab-${screen.panel}`))?.focus());
  };
  return html`<div class="tabs">
    <div class="tablist" role="tablist" aria-label="Side panel" @keydown=${arrows}>${shown.map(([name, words, picture]) => {
      const selected = screen.panel === name && (!screen.narrow || screen.panelOpen);
      const unread = name === "chat" ? screen.unread : name === "story" ? screen.missed?.many ?? 0 : 0;
      return html`<button type="button" role="tab" id=${`tab-${name}`} aria-selected=${String(selected)} aria-controls="panel"
        tabindex=${screen.panel === name ? 0 : -1} @click=${() => { screen.panelOpen = false; screen.openPanel(name); }}>${icon(picture)}
        <span>${words}${unread ? html` <b class="unread">${unread}<span class="sr"> new</span></b>` : nothing}</span></button>`;
    })}</div>
    ${screen.narrow ? html`<button type="button" class="close-side" aria-label="Close" @click=${() => screen.closePanel()}>${icon("ui-close")}</button>` : nothing}
  </div>`;
}

/** @param {Screen} screen */
function body(screen) {
  switch (screen.panel) {
    case "rules": return rulesPanel(screen);
    case "chat": return chat(screen);
    case "moves": return movesPanel(screen);
    case "settings": return settingsPanel(screen);
    default: return story(screen);
  }
}

/** @param {Screen} screen */
function story(screen) {
  return log(screen, html`${earlier(screen, "story", "Earlier events")}${screen.reckoning && !screen.reckoningUp && !screen.replaying
    ? html`<p><button type="button" class="small pale" @click=${() => screen.showReckoning()}>${icon("ui-list")} ${screen.reckoning.title}</button></p>` : nothing}`);
}

/** @param {Screen} screen */
function chat(screen) {
  const lines = screen.story.filter(speaker);
  const own = screen.view.viewer >= 0 ? screen.name(screen.view.viewer) : screen.you;
  const people = [...new Set([...lines.map(speaker), ...seated(screen)])].filter((name) => name !== own);
  const heard = lines.filter((line) => isHeard(line, screen.settings));
  return html`
    ${people.length ? html`<p class="muting">${lines.some(({ rail }) => rail) ? railButton(screen) : nothing}${people.map((name) => muteButton(screen, name))}</p>` : nothing}
    ${lines.length ? nothing : html`<p class="soft">No messages yet.</p>`}
    ${earlier(screen, "chat", "Earlier messages")}
    <ol class="chat" role="list">${repeat(heard, (_, at) => at, (line) => html`<li class=${speaker(line) === own ? "own" : ""}>
      <b>${speaker(line)}</b>${line.rail ? html` <i>watching</i>` : nothing} ${saying(line)}</li>`)}</ol>`;
}

/** The people at the table. @param {Screen} screen @returns {string[]} */
const seated = (screen) => screen.view.seats.filter((seat) => seat.player !== "bot" && seat.name).map(({ name }) => name);

/** @param {Screen} screen @param {string} name */
function muteButton(screen, name) {
  const { muted } = screen.settings;
  const off = muted.includes(name);
  const turn = () => screen.like({ muted: off ? muted.filter((each) => each !== name) : [...muted, name] });
  return html`<button type="button" class="small pale" @click=${turn}>${icon(off ? "ui-mute" : "ui-sound")} ${off ? "Unmute" : "Mute"} ${name}</button>`;
}

/** All who only watch, at once. @param {Screen} screen */
function railButton(screen) {
  const { rail } = screen.settings;
  return html`<button type="button" class="small pale" @click=${() => screen.like({ rail: !rail })}>${icon(rail ? "ui-sound" : "ui-mute")} ${rail ? "Hide spectators" : "Show spectators"}</button>`;
}

/** A page has the latest lines only; the house has them all. @param {Screen} screen @param {"story" | "chat"} kind @param {string} words */
function earlier(screen, kind, words) {
  return screen.earlier.has(kind) ? html`<p><button type="button" class="small pale" @click=${() => screen.recall(kind)}>${icon("ui-history")} ${words}</button></p>` : nothing;
}

/** @param {Screen} screen */
function sayBox(screen) {
  const submit = (/** @type {EventAt<HTMLFormElement>} */ event) => {
    event.preventDefault();
    const words = new FormData(event.target).get("words");
    if (String(words).trim()) screen.say(String(words).trim());
    event.target.reset();
  };
  return html`<form class="say" @submit=${submit}><label class="sr" for="words">Message to the table</label>
    <input id="words" name="words" maxlength="300" autocomplete="off" placeholder=${screen.view.viewer < 0 ? `Write as ${screen.you}…` : "Write a message…"}>
    <button class="small" type="submit">Send</button></form>`;
}
