/** Pictures: icons from the sprite, and the faces of playing cards. */
import { html } from "../vendor/lit.js";

const SPRITE = new URL("../icons/icons.svg", import.meta.url).pathname;
const FACES = new URL("../cards/", import.meta.url).pathname;

/** @param {string} name */
export const icon = (name) =>
  html`<svg class="icon" aria-hidden="true" focusable="false"><use href="${SPRITE}#${name}"></use></svg>`;

const PORTRAITS = new URL("../portraits/", import.meta.url).pathname;

/** Somebody's portrait; the name stands beside it. @param {string} described */
export const portrait = (described) =>
  html`<img class="portrait" src=${`${PORTRAITS}${described}.svg`} alt="" draggable="false" decoding="async">`;

/** The address of a playing card's face. @param {string} rank @param {string} suit @param {string} deck */
export const face = (rank, suit, deck) => `${FACES}${deck}/${rank === "10" ? "T" : rank}${suit.charAt(0)}.svg`;
