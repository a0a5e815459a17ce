/** Who still plays, and who only looks on. Pure. */

/** Whether every person at the table is out of the game, so that nobody minds if the bots hurry. @param {Pick<Wire.View, "seats" | "table">} view */
export function onlyBotsPlay({ seats, table }) {
  const out = new Set((table?.players ?? []).filter((player) => player.out).map(({ seat }) => seat));
  return seats.every(({ seat, player }) => player !== "person" || out.has(seat));
}
