/** Where the spots of a table lie. Pure. */

/** Places without a spot cannot be tapped. @param {(string | undefined)[]} spots */
const named = (spots) => spots.filter((spot) => spot !== undefined && spot !== "").map(String);

/** Every zone of a table. @param {Wire.Tabletop | null} table @returns {Wire.Zone[]} */
export function zonesOf(table) {
  if (!table) return [];
  const boards = table.players.flatMap((player) => player.zones ?? []);
  return [...(table.middle ?? []), ...(table.hand ?? []), ...boards];
}

/** Every card of a contest. @param {Wire.Tabletop | null} table @returns {Wire.Card[]} */
const contestants = (table) => (table?.contest?.lanes ?? []).flatMap(({ cards }) => cards ?? []);

/** A card with what lies over it and under it. @param {Wire.Card} card @returns {Wire.Card[]} */
const withOthers = (card) => [card, ...(card.on_top ? [card.on_top] : []), ...(card.below ?? [])];

/** The spots of a zone and its cards. @param {Wire.Zone} zone @returns {string[]} */
export function spotsOf(zone) {
  return named([zone.spot, ...(zone.cards ?? []).flatMap(withOthers).map(({ spot }) => spot)]);
}

/** Every spot of a table. @param {Wire.Tabletop | null} table @returns {Set<string>} */
export function spotsOfTable(table) {
  const players = (table?.players ?? []).map(({ spot }) => spot);
  const lanes = contestants(table).flatMap(withOthers).map(({ spot }) => spot);
  return new Set(named([...players, ...lanes, ...zonesOf(table).flatMap(spotsOf)]));
}

/** The spots in front of one player. @param {Wire.Player} player @returns {Set<string>} */
export const spotsOfPlayer = (player) => new Set(named([player.spot, ...(player.zones ?? []).flatMap(spotsOf)]));

/** Every card that lies about, with what lies over and under it. @param {Wire.Tabletop} table @returns {Wire.Card[]} */
export const cardsOf = (table) => [...zonesOf(table).flatMap(({ cards }) => cards ?? []), ...contestants(table)].flatMap(withOthers);

/**
 * What lies at a spot, by name.
 * @param {Wire.Tabletop | null} table
 * @param {string} spot
 * @param {(seat: number) => string} name of a player
 */
export function nameOfSpot(table, spot, name) {
  if (spot.startsWith("say.")) return spot.slice("say.".length);
  const zones = zonesOf(table);
  const label = zones.find((zone) => zone.spot === spot)?.label;
  if (label) return label;
  const card = (table ? cardsOf(table) : []).find((each) => each.spot === spot);
  if (card) return card.name ?? "";
  const player = table?.players.find((each) => each.spot === spot);
  return player ? name(player.seat) : spot;
}
