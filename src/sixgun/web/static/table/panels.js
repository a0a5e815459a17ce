/**
 * The side of the table: story, rules, chat, moves in words, settings. A column on a wide screen, a sheet on a narrow one.
 *
 * @typedef {import("./screen.js").Screen & {story: any[], say(text: string): void, unread: number}} Talking
 */
import { html, nothing, repeat } from "../vendor/lit.js";
import { movesPanel } from "./doing.js";
import { icon } from "./icons.js";
import { rulesPanel } from "./rules.js";
import { settingsPanel } from "./liking.js";
import { cutAtNames, speaker } from "./words.js";

const TABS = [["story", "Story", "ui-history"], ["rules", "Rules", "ui-book"], ["chat", "Chat", "ui-chat"], ["moves", "Moves", "ui-list"], ["settings", "Settings", "ui-settings"]];

/** @param {Talking} screen */
export function side(screen) {
  if (screen.narrow && !screen.panelOpen) return nothing;
  return html`<aside class="side" aria-label="Beside the table">
    ${tabs(screen)}
    <div class="panel-body" id="panel" role="tabpanel" tabindex="0" aria-labelledby=${`tab-${screen.panel}`}>${body(screen)}</div>
    ${screen.panel === "chat" ? sayBox(screen) : nothing}
  </aside>`;
}

/** @param {Talking} screen */
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
    <div class="tablist" role="tablist" aria-label="Beside the table" @keydown=${arrows}>${shown.map(([name, words, picture]) => {
      const selected = screen.panel === name && (!screen.narrow || screen.panelOpen);
      const unread = name === "chat" && screen.unread > 0;
      return html`<button type="button" role="tab" id=${`tab-${name}`} aria-selected=${String(selected)} aria-controls="panel"
        tabindex=${screen.panel === name ? 0 : -1} @click=${() => { screen.panelOpen = false; screen.openPanel(name); }}>${icon(picture)}
        <span>${words}${unread ? html` <b class="unread">${screen.unread}<span class="sr"> new</span></b>` : nothing}</span></button>`;
    })}</div>
    ${screen.narrow ? html`<button type="button" class="close-side" aria-label="Close" @click=${() => screen.closePanel()}>${icon("ui-close")}</button>` : nothing}
  </div>`;
}

/** @param {Talking} screen */
function body(screen) {
  switch (screen.panel) {
    case "rules": return rulesPanel(screen);
    case "chat": return chat(screen);
    case "moves": return movesPanel(screen);
    case "settings": return settingsPanel(screen);
    default: return story(screen);
  }
}

/** @param {Talking} screen */
function story(screen) {
  const lines = screen.story.filter((line) => !speaker(line, screen.names));
  if (!lines.length) return html`<p class="soft">Nothing has happened yet.</p>`;
  const latest = lines[lines.length - 1].seq;
  return html`<ol class="story" role="list">${repeat(lines, (_, at) => at, (line) =>
    html`<li class=${line.seq === latest ? "now" : ""}>${told(line.text, screen.names)}</li>`)}</ol>`;
}

/** A sentence with its names set apart. @param {string} text @param {string[]} names */
export const told = (text, names) => cutAtNames(text, names).map(({ words, name }) => (name ? html`<b>${words}</b>` : words));

/** @param {Talking} screen */
function chat(screen) {
  const { muted } = screen.settings;
  const lines = screen.story.map((line) => ({ ...line, from: speaker(line, screen.names) })).filter(({ from }) => from);
  const people = screen.view.seats.filter((/** @type {any} */ seat) => seat.player !== "bot" && seat.name && seat.seat !== screen.view.viewer);
  return html`
    ${people.length ? html`<p class="muting">${people.map((/** @type {any} */ { name }) => html`<button type="button" class="small pale" aria-pressed=${String(muted.includes(name))}
      @click=${() => screen.like({ muted: muted.includes(name) ? muted.filter((each) => each !== name) : [...muted, name] })}>${icon(muted.includes(name) ? "ui-mute" : "ui-sound")} ${muted.includes(name) ? `${name} is muted` : `Mute ${name}`}</button>`)}</p>` : nothing}
    ${lines.length ? nothing : html`<p class="soft">Nobody has said anything.</p>`}
    <ol class="chat" role="list">${repeat(lines.filter(({ from }) => !muted.includes(from)), (_, at) => at, ({ from, text }) =>
      html`<li class=${from === screen.name(screen.view.viewer) ? "own" : ""}><b>${from}</b> ${text.slice(from.length + 2)}</li>`)}</ol>`;
}

/** @param {Talking} screen */
function sayBox(screen) {
  if (screen.view.viewer < 0) return html`<p class="say soft">Whoever sits at the table can talk.</p>`;
  const submit = (/** @type {any} */ event) => {
    event.preventDefault();
    const box = event.target.elements.words;
    if (box.value.trim()) screen.say(box.value.trim());
    box.value = "";
  };
  return html`<form class="say" @submit=${submit}><label class="sr" for="words">Say something to the table</label>
    <input id="words" name="words" maxlength="300" autocomplete="off" placeholder="Say something…"><button class="small" type="submit">Say</button></form>`;
}
