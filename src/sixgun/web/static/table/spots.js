/** Where the spots of a table lie. Pure. */

/** Every zone of a table. @param {any} table @returns {any[]} */
export function zonesOf(table) {
  if (!table) return [];
  const boards = table.players.flatMap((/** @type {any} */ player) => player.zones ?? []);
  return [...(table.middle ?? []), ...(table.hand ?? []), ...boards];
}

/** The spots of a zone and its cards. @param {any} zone @returns {string[]} */
export function spotsOf(zone) {
  const cards = zone.cards ?? [];
  return [zone.spot, ...cards.flatMap((/** @type {any} */ card) => [card.spot, card.on_top?.spot])].filter(Boolean);
}

/** Every spot of a table. @param {any} table @returns {Set<string>} */
export function spotsOfTable(table) {
  const players = (table?.players ?? []).map((/** @type {any} */ { spot }) => spot);
  return new Set([...players, ...zonesOf(table).flatMap(spotsOf)].filter(Boolean));
}

/** The spots in front of one player. @param {any} player @returns {Set<string>} */
export const spotsOfPlayer = (player) => new Set([player.spot, ...(player.zones ?? []).flatMap(spotsOf)].filter(Boolean));

/**
 * What lies at a spot, by name.
 * @param {any} table
 * @param {string} spot
 * @param {(seat: number) => string} name of a player
 */
export function nameOfSpot(table, spot, name) {
  if (spot.startsWith("say.")) return spot.slice("say.".length);
  for (const zone of zonesOf(table)) {
    if (zone.spot === spot) return zone.label;
    for (const card of zone.cards ?? []) if (card.spot === spot) return card.name;
  }
  const player = table.players.find((/** @type {any} */ each) => each.spot === spot);
  return player ? name(player.seat) : spot;
}
