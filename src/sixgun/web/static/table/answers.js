/**
 * Which move a player's screen makes by itself, and after how long. Pure.
 *
 * A screen answers in two cases: the only thing left to do is to let something happen, or the answers that the player has
 * given ahead leave one move. They are kept here and nowhere else: the house hears a move, as from anybody.
 *
 * The others see how long an answer takes. If it came at once, it would tell them that there was nothing to think about: no
 * card that could have been played. So it comes after a moment of the length in which people answer, drawn by chance and
 * without a look at the cards: mostly two or three seconds, now and then more. Somebody who holds such a card and decides
 * against it takes as long.
 *
 * @typedef {import("./selection.js").Move} Move
 * @typedef {Map<string, string>} Standing the answers that stand: the id of each, and the span for which it was given
 * @typedef {{move: Move, ahead: boolean}} Reply ahead: the player has said so before
 */

const [SHORTEST, USUAL, LONGEST] = [1200, 2400, 6500]; // milliseconds
const SPREAD = 0.42;
const LAST_MOMENT = 1500; // before the clock runs out

/** How long an answer takes that needs no thought. @param {number} left milliseconds on the clock @param {() => number} random */
export function moment(left = Infinity, random = Math.random) {
  // The sum of twelve throws is close to a normal one; times that people take are log-normal.
  const throws = Array.from({ length: 12 }, random).reduce((sum, each) => sum + each, -6);
  const wait = Math.min(LONGEST, Math.max(SHORTEST, USUAL * Math.exp(SPREAD * throws)));
  return Math.max(0, Math.min(wait, left - LAST_MOMENT));
}

/** What stands of the answers given ahead: each as long as the game offers it for the same span. @param {Standing} standing @param {Wire.AheadShown[]} ahead @returns {Standing} */
export function stillStanding(standing, ahead) {
  const now = new Map(ahead.map(({ id, span }) => [id, span]));
  return new Map([...standing].filter(([id, span]) => now.get(id) === span));
}

/**
 * The move that this screen makes by itself, if any. An answer that leaves nothing of this decision does not speak of it.
 * @param {Move[]} moves
 * @param {Wire.AheadShown[]} ahead
 * @param {Standing} standing
 * @param {boolean} alone whether the only answer may go by itself
 * @returns {Reply | null}
 */
export function replyTo(moves, ahead, standing, alone) {
  if (moves.length === 1) return alone && moves[0].ease === "pass" ? { move: moves[0], ahead: false } : null;
  const left = ahead.filter(({ id, leaves }) => standing.has(id) && leaves.length > 0)
    .reduce((rest, { leaves }) => rest.filter(({ move }) => leaves.includes(move)), moves);
  return left.length === 1 ? { move: left[0], ahead: true } : null;
}
