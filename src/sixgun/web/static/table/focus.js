/**
 * Focus: one tab stop in each zone, arrows inside it, and a focus that never jumps: when the focused card has left,
 * its neighbour has it, else the prompt.
 */

const inZone = (/** @type {Element} */ list) => /** @type {HTMLElement[]} */ ([...list.querySelectorAll("button")]);

/** @param {HTMLElement} root */
export function fixTabStops(root) {
  for (const list of root.querySelectorAll("[data-zone]")) {
    const cards = inZone(list);
    const stop = cards.find((card) => card === document.activeElement) ?? cards.find((card) => card.tabIndex === 0) ?? cards[0];
    for (const card of cards) card.tabIndex = card === stop ? 0 : -1;
  }
}

/** @param {HTMLElement} root */
export function rememberFocus(root) {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !root.contains(focused)) return null;
  const list = focused.closest("[data-zone]");
  const at = list instanceof HTMLElement ? inZone(list).indexOf(focused) : -1;
  return { focused, zone: list instanceof HTMLElement ? list.dataset.zone : "", at };
}

/** @param {HTMLElement} root @param {ReturnType<typeof rememberFocus>} before */
export function keepFocus(root, before) {
  if (!before || root.contains(before.focused) || root.contains(document.activeElement)) return;
  const list = before.zone ? root.querySelector(`[data-zone="${CSS.escape(before.zone)}"]`) : null;
  const cards = list ? inZone(list) : [];
  const next = cards[Math.min(before.at, cards.length - 1)] ?? root.querySelector("[data-rest]");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** From the link before everything: to what is to be decided, or to what stands there before and after. @param {HTMLElement} root @param {Event} event */
export function skipTo(root, event) {
  const rest = root.querySelector("[data-rest]");
  if (!(rest instanceof HTMLElement)) return;
  event.preventDefault();
  rest.focus();
}

/** To the first place that goes with what was selected. @param {HTMLElement} root */
export function toMarked(root) {
  const places = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(".main .can:is(button)")]);
  places.find((place) => place.checkVisibility() && !place.matches(".selected"))?.focus();
}

/** To the place that a suggestion marks, or to the move that it lays ready. @param {HTMLElement} root */
export function toPointed(root) {
  const place = root.querySelector("[data-point='1'], [data-point='']");
  const seen = place?.matches("button") ? place : place?.querySelector("button") ?? root.querySelector(".armed button");
  if (seen instanceof HTMLElement) seen.focus();
}

/**
 * Arrows move inside a zone, to the card that lies there.
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key was used
 */
export function moveInZone(event) {
  const list = event.target instanceof HTMLElement ? event.target.closest("[data-zone]") : null;
  if (!list || !["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"].includes(event.key)) return false;
  const cards = inZone(list);
  const at = cards.indexOf(/** @type {HTMLElement} */ (event.target));
  const goal = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: cards.length - 1 }[event.key];
  const next = goal === undefined ? above(cards, at, event.key === "ArrowUp") : cards[goal];
  if (next) {
    next.focus();
    for (const card of cards) card.tabIndex = card === next ? 0 : -1;
  }
  event.preventDefault();
  return true;
}

/** @param {HTMLElement[]} cards @param {number} at @param {boolean} up */
function above(cards, at, up) {
  const here = cards[at].getBoundingClientRect();
  const middle = (/** @type {DOMRect} */ box) => box.left + box.width / 2;
  return cards
    .map((card) => ({ card, box: card.getBoundingClientRect() }))
    .filter(({ box }) => (up ? box.bottom <= here.top + 4 : box.top >= here.bottom - 4))
    .sort((one, other) => Math.abs(one.box.top - here.top) - Math.abs(other.box.top - here.top)
      || Math.abs(middle(one.box) - middle(here)) - Math.abs(middle(other.box) - middle(here)))[0]?.card;
}
