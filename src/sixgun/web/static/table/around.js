/** Round the live table: the bar above it, and the way to it. */
import { html, nothing } from "../vendor/lit.js";
import { goalInBar } from "./goal.js";
import { icon } from "./icons.js";
import { openDeal } from "./lesson.js";
import { tabs } from "./panels.js";
import { reportLink } from "./reporting.js";

/** @param {import("./table.js").SixgunTable} screen */
export function bar(screen) {
  const { view, settings } = screen;
  return html`<div class="bar">
    ${home()}
    <h2 class="bar-title">${view.title}</h2>
    ${goalInBar(screen)}
    ${screen.line === "lost" ? html`<span class="pill bad" role="status">${icon("ui-offline")} Connection lost. Reconnecting…</span>` : nothing}
    ${screen.halted ? html`<span class="pill bad" role="alert">${icon("ui-warning")} ${screen.halted}</span>` : nothing}
    <span class="spring"></span>
    ${screen.watchers ? html`<span class="pill">${icon("ui-watch")} ${screen.watchers}<span class="long"> watching</span></span>` : nothing}
    <button type="button" class="pill" aria-expanded=${String(screen.sealed)} @click=${() => screen.turnSeal()}>${icon("ui-fair")} <span class="long">${view.lesson ? "Guided game" : `Fair deal, sealed ${view.commitment.slice(0, 4)}…`}</span></button>
    <button type="button" class="pill" aria-pressed=${String(settings.sound)} aria-label="Sound" @click=${() => screen.like({ sound: !settings.sound })}>${icon(settings.sound ? "ui-sound" : "ui-mute")}</button>
    ${screen.narrow ? tabs(screen) : nothing}
    ${screen.sealed ? (view.lesson ? openDeal(view.lesson) : seal(view)) : nothing}
  </div>`;
}

export const home = () =>
  html`<a class="home" href="/" aria-label="Sixgun, back to the lobby">${icon("saloon-doors")} <span class="long">Sixgun</span></a>`;

/** @param {Wire.View} view */
function seal(view) {
  return html`<div class="paper seal" role="note"><p><b>The deal is sealed.</b> This number was fixed before the first card
    was dealt and fits only one shuffle, so nobody can change the cards later. After the game the secret behind it is
    revealed, and anybody can <a href="/verify">check the whole game</a>.</p><p><code>${view.commitment}</code></p></div>`;
}

/** Before the first view. @param {import("./table.js").SixgunTable} screen */
export function arriving(screen) {
  const { preparing } = screen;
  if (screen.halted) return html`<p class="arriving" role="alert">${screen.halted} <a href="/">Back to the lobby</a> ${reportLink(screen)}</p>`;
  const words = screen.line === "lost" ? "The server does not answer. Trying again…" : "Loading the table…";
  if (!preparing) return html`<p class="arriving" role="status">${icon("saloon-doors")} ${words}</p>`;
  return html`<div class="arriving" role="status">${icon("saloon-doors")}<p>${preparing.words}</p>
    <progress max="1" .value=${preparing.fraction} aria-label=${preparing.words}></progress></div>`;
}
