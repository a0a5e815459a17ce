/** The text of a card that is only named: in a line of the log, as a weapon, as the name of a character. */
import { zonesOf } from "./spots.js";

/** @typedef {import("./screen.js").Screen} Screen */

/** @type {Map<string, Promise<Wire.Card | null>>} by address */
const known = new Map();

/** A card by the name that a line gives it: as it lies on the table, else as the house knows it. @param {Screen} screen @param {string} called @returns {Promise<Partial<Wire.Card> | null>} */
function cardCalled(screen, called) {
  const lies = zonesOf(screen.view.table).flatMap(({ cards }) => cards ?? []).find(({ name, text }) => name === called && text);
  if (lies) return Promise.resolve(lies);
  const address = `/table/${encodeURIComponent(screen.view.match)}/card.json?called=${encodeURIComponent(called)}`;
  const found = known.get(address) ?? fetch(address, { headers: { accept: "application/json" } })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => { known.delete(address); return null; });
  known.set(address, found);
  return found;
}

/** Its text beside its name; and in the prompt, where a screen reader finds it. @param {Screen} screen @param {Element} place @param {string} called */
export async function tellCard(screen, place, called) {
  const card = await cardCalled(screen, called);
  if (!card) return;
  screen.looked = card;
  screen.requestUpdate();
  await screen.updateComplete;
  if (place.isConnected) screen.glimpse.show(place, card);
}
