/** Whom and what the prompt speaks of: marked in it and on the table, so that one need not look for it. Pure. */
import { cardsOf } from "./spots.js";
import { cutAtNames } from "./words.js";

/**
 * @typedef {{seats: Set<number>, cards: Set<string>, words: string[]}} Named
 * @param {Wire.View} view
 * @returns {Named}
 */
export function namedIn({ table, seats, viewer, status }) {
  if (!table || status !== "playing") return { seats: new Set(), cards: new Set(), words: [] };
  const known = new Set(cardsOf(table).filter(({ face, name }) => (face ?? "up") === "up" && name).map(({ name }) => name ?? ""));
  const others = seats.filter(({ seat }) => seat !== viewer);
  const found = `${table.heading} ${table.hint ?? ""}`;
  const said = new Set(cutAtNames(found, [...known, ...others.map(({ name }) => name)]).filter(({ name }) => name).map(({ words }) => words));
  return {
    seats: new Set(others.filter(({ name }) => said.has(name)).map(({ seat }) => seat)),
    cards: new Set([...known].filter((name) => said.has(name))),
    words: [...said],
  };
}
