/** Where the spots of a table lie. Pure. */

/** Places without a spot cannot be tapped. @param {(string | undefined)[]} spots */
const named = (spots) => spots.filter((spot) => spot !== undefined && spot !== "").map(String);

/** Every zone of a table. @param {Wire.Tabletop | null} table @returns {Wire.Zone[]} */
export function zonesOf(table) {
  if (!table) return [];
  const boards = table.players.flatMap((player) => player.zones ?? []);
  return [...(table.middle ?? []), ...(table.hand ?? []), ...boards];
}

/** The spots of a zone and its cards. @param {Wire.Zone} zone @returns {string[]} */
export function spotsOf(zone) {
  const cards = zone.cards ?? [];
  return named([zone.spot, ...cards.flatMap((card) => [card.spot, card.on_top?.spot])]);
}

/** Every spot of a table. @param {Wire.Tabletop | null} table @returns {Set<string>} */
export function spotsOfTable(table) {
  const players = (table?.players ?? []).map(({ spot }) => spot);
  return new Set(named([...players, ...zonesOf(table).flatMap(spotsOf)]));
}

/** The spots in front of one player. @param {Wire.Player} player @returns {Set<string>} */
export const spotsOfPlayer = (player) => new Set(named([player.spot, ...(player.zones ?? []).flatMap(spotsOf)]));

/**
 * What lies at a spot, by name.
 * @param {Wire.Tabletop | null} table
 * @param {string} spot
 * @param {(seat: number) => string} name of a player
 */
export function nameOfSpot(table, spot, name) {
  if (spot.startsWith("say.")) return spot.slice("say.".length);
  for (const zone of zonesOf(table)) {
    if (zone.spot === spot) return zone.label;
    for (const card of zone.cards ?? []) if (card.spot === spot) return card.name ?? "";
  }
  const player = table?.players.find((each) => each.spot === spot);
  return player ? name(player.seat) : spot;
}
