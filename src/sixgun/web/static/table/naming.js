/** Whom and what the prompt speaks of: marked in it and on the table, so that one need not look for it. Pure. */
import { partsOf } from "./lines.js";
import { cardsOf } from "./spots.js";
import { SUIT_SIGNS } from "./words.js";

/** A rank and a suit after a name: one card is meant, and no other of that name. */
const EXACTLY = /^ (10|[2-9JQKA])[♠♥♦♣]/;

/** A card with its rank and suit, as the prompt says it. @param {Wire.Card} card */
const inFull = ({ name, rank, suit }) => (rank && suit ? `${name} ${rank}${SUIT_SIGNS[suit]}` : name ?? "");

/**
 * @typedef {{seats: Set<number>, cards: Set<string>, words: string[]}} Named
 * @param {Wire.View} view
 * @returns {Named}
 */
export function namedIn({ table, seats, viewer, status }) {
  const none = { seats: new Set(), cards: new Set(), words: [] };
  if (!table || status !== "playing") return none;
  const faces = cardsOf(table).filter(({ face, name }) => (face ?? "up") === "up" && name);
  const others = seats.filter(({ seat }) => seat !== viewer);
  const cut = partsOf(`${table.heading} ${table.hint ?? ""}`, { cards: faces.flatMap((card) => [card.name ?? "", inFull(card)]), names: others.map(({ name }) => name), shy: true });
  const said = new Set(cut.filter(({ kind }, at) => kind && !EXACTLY.test(cut[at + 1]?.words ?? "")).map(({ words }) => words));
  return { seats: new Set(others.filter(({ name }) => said.has(name)).map(({ seat }) => seat)), cards: said, words: [...said] };
}

/** Whether the prompt speaks of a card. @param {Named} named @param {Wire.Card} card */
export const isNamed = ({ cards }, card) => cards.has(card.name ?? "") || cards.has(inFull(card));
