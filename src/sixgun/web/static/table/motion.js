/**
 * Cards fly from where they were to where they are, so that one sees who did what. Nothing here is needed to understand
 * the table. A card that is new somewhere comes from the place where one of its name has vanished; a new card of one's
 * own from the pile; else from the player who acted.
 *
 * @typedef {{name: string, place: string, box: DOMRect}} Seen
 */

const [LONG, SHORT] = [280, 180];
const MOST = 8; // more at once is a new deal, not a move

export class Flight {
  constructor() {
    /** @type {Seen[] | null} */
    this.seen = null;
    this.actor = -1;
    this.under = 0; // how often cards have set out and not yet landed
  }

  /** Before the table changes. @param {HTMLElement} root @param {number} actor */
  leave(root, actor) {
    this.seen ??= look(root);
    this.actor = actor;
  }

  /** After it has changed. @param {HTMLElement} root @param {boolean} moving */
  land(root, moving) {
    const before = this.seen;
    this.seen = null;
    if (!before || !moving || document.hidden) return;
    const after = cardsIn(root);
    const places = new Set(before.map(({ name, place }) => `${place} ${name}`));
    const still = new Set(after.map(({ name, place }) => `${place} ${name}`));
    const gone = before.filter(({ name, place }) => !still.has(`${place} ${name}`));
    const fresh = after.filter(({ name, place }) => !places.has(`${place} ${name}`));
    if (fresh.length > MOST) return;
    const flights = fresh.map((card) => {
      const from = gone.findIndex(({ name }) => name === card.name);
      return fly(card.element, from >= 0 ? gone.splice(from, 1)[0].box : this._origin(root, card.place));
    });
    if (flights.length) this._open(root, flights);
  }

  /** While cards fly, the areas are open, else they would cut them off. @param {HTMLElement} root @param {Animation[]} flights */
  async _open(root, flights) {
    this.under += 1;
    root.classList.add("flying");
    await Promise.allSettled(flights.map(({ finished }) => finished));
    this.under -= 1;
    if (!this.under) root.classList.remove("flying");
  }

  /** @param {HTMLElement} root @param {string} place @returns {DOMRect | null} */
  _origin(root, place) {
    const origin = place.startsWith("hand.") ? root.querySelector(".middle .pile .card.down") : root.querySelector(`[data-place="head.${this.actor}"]`);
    return origin?.getBoundingClientRect() ?? null;
  }
}

/** @param {HTMLElement} root */
function cardsIn(root) {
  const cards = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(".card:not(.empty)")]);
  return cards.map((element) => ({ element, name: element.dataset.name ?? "", place: element.dataset.place ?? "" }));
}

/** @param {HTMLElement} root @returns {Seen[]} */
const look = (root) => cardsIn(root).map(({ element, name, place }) => ({ name, place, box: element.getBoundingClientRect() }));

/** @param {HTMLElement} element @param {DOMRect | null} from */
function fly(element, from) {
  const to = element.getBoundingClientRect();
  if (!from?.width || !to.width) return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SHORT, easing: "ease-out" });
  const translate = `${from.left + from.width / 2 - to.left - to.width / 2}px ${from.top + from.height / 2 - to.top - to.height / 2}px`;
  const scale = Math.min(1.6, Math.max(0.5, from.width / to.width));
  return element.animate([{ translate, scale, opacity: 0.6, zIndex: 30 }, { translate: "0 0", scale: 1, opacity: 1, zIndex: 30 }], { duration: LONG, easing: "cubic-bezier(.2,.7,.25,1)" });
}
