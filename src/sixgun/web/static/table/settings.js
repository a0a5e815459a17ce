/**
 * What a player likes, kept in the browser.
 *
 * @typedef {{sound: boolean, motion: boolean, deck: "plain" | "four" | "large" | "large-four", ask: boolean,
 *   alone: boolean, text: "normal" | "large" | "huge", keys: boolean, rail: boolean, muted: string[], log: import("./lines.js").Kind[]}} Settings
 */

const PLACE = "sixgun.table";

/** @type {Settings} */
const USUAL = { sound: true, motion: true, deck: "plain", ask: false, alone: true, text: "normal", keys: true, rail: true, muted: [], log: ["event"] };

/** @returns {Settings} */
export function settings() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return { ...USUAL };
  }
}

/** @param {Partial<Settings>} change @returns {Settings} */
export function change(change) {
  const changed = { ...settings(), ...change };
  try {
    localStorage.setItem(PLACE, JSON.stringify(changed));
  } catch {
    // A browser that keeps nothing still plays.
  }
  return changed;
}

/** Whether cards may move: the player's wish, below the system's. @param {Settings} liked */
export const mayMove = (liked) => liked.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
