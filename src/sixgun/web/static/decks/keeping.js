/**
 * What a player has built, kept in the browser: the saved ones of a game, and the one on the bench.
 *
 * @typedef {import("./deck.js").Built} Built
 */

/** @param {string} place @returns {unknown} */
function read(place) {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} place @param {unknown} value @returns {boolean} whether it is kept */
function write(place, value) {
  try {
    localStorage.setItem(place, JSON.stringify(value));
    return true;
  } catch {
    return false; // a browser that keeps nothing still builds
  }
}

/** @param {unknown} value @returns {value is Built} */
const isBuilt = (value) => typeof value === "object" && value !== null && typeof (/** @type {Built} */ (value).name) === "string";

/** By name. @param {string} game @returns {Built[]} */
export function saved(game) {
  const kept = read(`sixgun.decks.${game}`);
  const built = Array.isArray(kept) ? kept.filter(isBuilt) : [];
  return built.sort((one, other) => String(one.name).localeCompare(String(other.name)));
}

/** One of the same name is replaced. @param {string} game @param {Built} built */
export const save = (game, built) => write(`sixgun.decks.${game}`, [...saved(game).filter(({ name }) => name !== built.name), built]);

/** @param {string} game @param {string} name */
export const drop = (game, name) => write(`sixgun.decks.${game}`, saved(game).filter((each) => each.name !== name));

/** What was being built when the page was left. @param {string} game @returns {Built | null} */
export function bench(game) {
  const kept = read(`sixgun.bench.${game}`);
  return isBuilt(kept) ? kept : null;
}

/** @param {string} game @param {Built} built */
export const leaveOnBench = (game, built) => write(`sixgun.bench.${game}`, built);
