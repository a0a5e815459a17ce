/**
 * A card's text beside it: after a moment under the mouse, or under a finger that rests on it. It lies over nothing that
 * could be pressed, because the pointer goes through it, and it goes when the pointer does.
 *
 * @typedef {Partial<Wire.Card>} Told
 */
import { html, nothing, render } from "../vendor/lit.js";
import { portrait } from "./icons.js";
import { capital, listed } from "./words.js";

const HOVER = 350; // milliseconds before the mouse means it
const PRESS = 450;
const MOVED = 10; // pixels after which a finger scrolls and no longer rests
const GAP = 10;

/** What lies under the pointer. @param {EventTarget | null} target @returns {{place: Element, told: Told} | null} */
function toldAt(target) {
  for (let place = target instanceof Element ? target : null; place; place = place.parentElement) {
    const { told } = /** @type {Element & {told?: Told}} */ (place);
    if (told) return told.text ? { place, told } : null;
  }
  return null;
}

/** @param {Told} card */
const inside = (card) => html`${card.portrait ? portrait(card.portrait) : nothing}
  <div><b>${capital(card.name ?? "")}</b>${card.marks?.length ? html` <i>${listed(card.marks)}</i>` : nothing}<p>${card.text}</p></div>`;

export class Glimpse {
  /** @param {HTMLElement} table */
  constructor(table) {
    this.table = table;
    this.paper = document.createElement("div");
    this.paper.className = "glimpse paper";
    this.paper.setAttribute("aria-hidden", "true"); // a screen reader asks with the key `i`
    this.paper.hidden = true;
    this.timer = 0;
    this.start = { x: 0, y: 0 };
    this.rested = false;
    /** @type {[string, (event: any) => void][]} */
    this.heard = [
      ["pointerover", (event) => event.pointerType === "mouse" && this.wait(event, HOVER)],
      ["pointerout", (event) => event.pointerType === "mouse" && this.hide()],
      ["pointerdown", (event) => this.pressed(event)],
      ["pointermove", (event) => Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > MOVED && event.pointerType !== "mouse" && this.hide()],
      ["pointerup", () => clearTimeout(this.timer)],
      ["pointercancel", () => this.hide()],
      ["click", (event) => this.clicked(event)],
    ];
  }

  open() {
    document.body.append(this.paper);
    for (const [kind, hear] of this.heard) this.table.addEventListener(kind, hear, { capture: true });
  }

  close() {
    this.hide();
    this.paper.remove();
    for (const [kind, hear] of this.heard) this.table.removeEventListener(kind, hear, { capture: true });
  }

  /** @param {PointerEvent} event */
  pressed(event) {
    this.hide();
    this.rested = false;
    this.start = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== "mouse") this.wait(event, PRESS);
  }

  /** A finger that rested has read the card; lifting it plays nothing. @param {Event} event */
  clicked(event) {
    if (!this.rested) return;
    this.rested = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {PointerEvent} event @param {number} milliseconds */
  wait(event, milliseconds) {
    clearTimeout(this.timer);
    const found = toldAt(event.target);
    if (!found) return;
    this.timer = setTimeout(() => {
      this.rested = event.pointerType !== "mouse";
      if (found.place.isConnected) this.show(found.place, found.told);
    }, milliseconds);
  }

  /** Above the card where there is room, else below it. @param {Element} place @param {Told} card */
  show(place, card) {
    render(inside(card), this.paper);
    this.paper.hidden = false;
    const at = place.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.paper;
    const above = at.top - height - GAP;
    const top = above > 0 ? above : Math.min(at.bottom + GAP, innerHeight - height - GAP);
    const left = Math.max(GAP, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - GAP));
    this.paper.style.setProperty("top", `${Math.max(0, top)}px`);
    this.paper.style.setProperty("left", `${left}px`);
  }

  hide() {
    clearTimeout(this.timer);
    this.paper.hidden = true;
  }
}
