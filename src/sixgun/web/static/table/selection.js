/**
 * From taps to a move. Pure: no page, no rules, only the list of allowed moves and the spots they touch.
 *
 * A move without spots is tapped by its first words: its way starts with `say.WORDS`. A choice among amounts ends with
 * `amount.N`, which lies nowhere on the table.
 *
 * @typedef {{move: number, parts: string[], note: string, taps: string[], ease?: "" | "light" | "pass" | "cost", kind?: string}} Move
 * @typedef {{move: Move, way: string[]}} Way
 * @typedef {{ways: Way[], short: Way[], shared: string[]}} Plan
 * @typedef {{taps: string[], armed: Move | null}} Selection
 * @typedef {{moves: Move[], next: Map<string, Move[]>, ended: Move[], amounts: {move: Move, amount: number}[]}} Reading
 * @typedef {{selection: Selection, play?: Move, refused?: string}} Tapped
 */

/** @type {Selection} */
export const NOTHING = Object.freeze({ taps: [], armed: null });

const isAmount = (/** @type {string | undefined} */ spot) => spot !== undefined && spot.startsWith("amount.");
export const isSaid = (/** @type {string | undefined} */ spot) => spot !== undefined && spot.startsWith("say.");

/**
 * The ways to all moves. Spots that are nowhere on the table are left out; leading spots that every move shares may be
 * left out by the player, unless they lie in the hand, where one expects to begin.
 * @param {Move[]} moves
 * @param {Set<string>} present spots on the table
 * @param {Set<string>} hand spots in the player's hand
 * @returns {Plan}
 */
export function plan(moves, present, hand = new Set()) {
  const ways = moves.map((move) => ({ move, way: wayOf(move, present) }));
  const tapped = ways.filter(({ way }) => !isSaid(way[0]));
  const shared = sharedStart(tapped, hand);
  const short = shared.length ? tapped.map(({ move, way }) => ({ move, way: way.slice(shared.length) })) : [];
  return { ways, short, shared };
}

/** @param {Move} move @param {Set<string>} present */
function wayOf(move, present) {
  const spots = move.taps.filter((spot) => isAmount(spot) || present.has(spot));
  return spots.length === 0 || isAmount(spots[0]) ? [`say.${move.parts[0]}`, ...spots] : spots;
}

/** @param {Way[]} ways @param {Set<string>} hand */
function sharedStart(ways, hand) {
  /** @type {string[]} */
  const shared = [];
  if (ways.length === 0) return shared;
  for (let at = 0; ; at++) {
    const spot = ways[0].way[at];
    const everybodys = ways.every(({ way }) => way[at] === spot && way.length > at + 1 && !isAmount(way[at + 1]));
    if (!everybodys || hand.has(spot)) return shared;
    shared.push(spot);
  }
}

/** @param {Plan} plan @param {string[]} taps @returns {Way[]} */
function following({ ways, short, shared }, taps) {
  const starts = (/** @type {Way} */ { way }) => taps.every((spot, at) => way[at] === spot);
  if (taps.length === 0 && shared.length) return [...short, ...ways.filter(({ way }) => isSaid(way[0]))];
  return [...ways.filter(starts), ...short.filter(starts)];
}

/**
 * What is left after some taps: where to go on, what is complete, and which amounts can be named.
 * @param {Plan} plan
 * @param {string[]} taps
 * @returns {Reading}
 */
export function read(plan, taps) {
  /** @type {Reading} */
  const reading = { moves: [], next: new Map(), ended: [], amounts: [] };
  for (const { move, way } of following(plan, taps)) {
    reading.moves.push(move);
    const spot = way[taps.length];
    if (spot === undefined) reading.ended.push(move);
    else if (isAmount(spot)) reading.amounts.push({ move, amount: Number(spot.slice("amount.".length)) });
    else reading.next.set(spot, [...(reading.next.get(spot) ?? []), move]);
  }
  reading.amounts.sort((one, other) => one.amount - other.amount);
  return reading;
}

/**
 * Where nothing is to be chosen but an amount, the question for it is open at once.
 * @param {Plan} plan
 * @returns {Selection}
 */
export function opening(plan) {
  const { next, ended, amounts } = read(plan, []);
  const [spot, ...others] = next.keys();
  if (!isSaid(spot) || others.length || ended.length || amounts.length) return NOTHING;
  const after = read(plan, [spot]);
  return after.amounts.length > 1 && after.amounts.length === after.moves.length ? { taps: [spot], armed: null } : NOTHING;
}

/**
 * A tap on a spot: goes on, begins anew, lets go, arms, plays, or is refused without losing the selection.
 * @param {Plan} plan
 * @param {Selection} selection
 * @param {string} spot
 * @param {boolean} ask before every move
 * @returns {Tapped}
 */
export function tap(plan, selection, spot, ask = false) {
  const { taps, armed } = selection;
  const again = taps.length > 0 && taps[taps.length - 1] === spot;
  if (armed && again) return { selection: NOTHING, play: armed };
  const longer = [...taps, spot];
  if (!armed && taps.length && following(plan, longer).length) return settle(plan, longer, ask);
  if (again) return { selection: NOTHING };
  if (following(plan, [spot]).length) return settle(plan, [spot], ask);
  return { selection: { taps, armed: null }, refused: spot };
}

/** Whether nobody need be asked twice about a move: it is the only one, or it can be taken back. @param {Plan} plan @param {Move} move */
const isEasy = (plan, move) => plan.ways.length === 1 || move.ease === "light";

/** @param {Plan} plan @param {string[]} taps @param {boolean} ask @returns {Tapped} */
function settle(plan, taps, ask) {
  const { moves, ended, amounts } = read(plan, taps);
  if (!ask && moves.length === 1 && amounts.length && isEasy(plan, moves[0])) return { selection: NOTHING, play: moves[0] };
  if (moves.length > 1 || ended.length === 0) return { selection: { taps, armed: null } };
  if (!ask && (taps.length > 1 || isEasy(plan, ended[0]))) return { selection: NOTHING, play: ended[0] };
  return { selection: { taps, armed: ended[0] } };
}

/**
 * A move chosen by its words. After a tap that is the second one and plays; from a list it arms first.
 * @param {Selection} selection
 * @param {Move} move
 * @param {boolean} ask before every move
 * @returns {Tapped}
 */
export function choose(selection, move, ask = false) {
  const armed = selection.armed?.move === move.move;
  if (armed || (selection.taps.length > 0 && !ask)) return { selection: NOTHING, play: move };
  return { selection: { taps: selection.taps, armed: move } };
}

/**
 * A move chosen from the list of all moves: the first tap arms it, the second plays it, unless nobody need be asked twice.
 * @param {Plan} plan
 * @param {Selection} selection
 * @param {Move} move
 * @param {boolean} ask before every move
 * @returns {Tapped}
 */
export function chooseListed(plan, selection, move, ask = false) {
  const plays = selection.armed?.move === move.move || (!ask && isEasy(plan, move));
  return plays ? { selection: NOTHING, play: move } : { selection: { taps: selection.taps, armed: move } };
}

/**
 * The buttons for moves without spots, one for each first word.
 * @param {Plan} plan
 * @returns {{spot: string, words: string, moves: Move[]}[]}
 */
export function buttons(plan) {
  /** @type {Map<string, Move[]>} */
  const found = new Map();
  for (const { move, way } of plan.ways) {
    if (isSaid(way[0])) found.set(way[0], [...(found.get(way[0]) ?? []), move]);
  }
  return [...found].map(([spot, moves]) => ({ spot, words: spot.slice("say.".length), moves }));
}

/**
 * What is left to tap for a move; all of it where something else has been tapped.
 * @param {Plan} plan
 * @param {string[]} taps
 * @param {number} wanted
 * @returns {string[]}
 */
export function leftToTap({ ways, short }, taps, wanted) {
  const found = [...short, ...ways].filter(({ move }) => move.move === wanted);
  const way = found.find(({ way }) => taps.every((spot, at) => way[at] === spot))?.way.slice(taps.length) ?? found[0]?.way ?? [];
  return way.filter((spot) => !isAmount(spot));
}

/**
 * Why a spot does not go on, where the game itself has no reason: it comes later in a move, and this comes before it.
 * @param {Plan} plan
 * @param {string} spot
 * @returns {string[]} the spots to tap first
 */
export function before(plan, spot) {
  const first = new Set();
  for (const { way } of plan.shared.length ? plan.short : plan.ways) {
    const at = way.indexOf(spot);
    if (at > 0) first.add(way[0]);
  }
  return [...first];
}
