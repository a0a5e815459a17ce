/**
 * Lines of the story: what kind they are, which of them a player wants to read, and their parts. Pure.
 *
 * @typedef {"event" | "chat" | "ceremony"} Kind
 * @typedef {{words: string, kind: "" | "name" | "card" | "rule"}} Part
 */

/** @type {[Kind, string][]} */
export const KINDS = [["event", "Events"], ["chat", "Chat"], ["ceremony", "Details"]];

/** Chat, ceremony that a reader can do without, or something that happens. @param {Pick<Wire.LineShown, "by" | "deed">} line @returns {Kind} */
export const kindOf = ({ by, deed }) => (by ? "chat" : deed === "ceremony" ? "ceremony" : "event");

/** Whether a line is of the wished kinds, and about the wished player (below 0: about anybody). @param {Wire.LineShown} line @param {Kind[]} kinds @param {number} seat */
export const isWished = (line, kinds, seat) => kinds.includes(kindOf(line)) && (seat < 0 || (line.who ?? []).includes(seat));

const escaped = (/** @type {string} */ words) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * A sentence cut into names of players, names of cards, numbers of rules, and what stands between them.
 * @param {string} text
 * @param {{names?: string[], cards?: string[], book?: string, shy?: boolean}} known  book: how the numbers of rules begin; shy: a name that is only a number counts after "the"
 * @returns {Part[]}
 */
export function partsOf(text, { names = [], cards = [], book = "", shy = false }) {
  const kinds = new Map([...cards.map((card) => /** @type {const} */ ([card, "card"])), ...names.filter(Boolean).map((name) => /** @type {const} */ ([name, "name"]))]);
  const words = [...kinds.keys()].sort((one, other) => other.length - one.length).map((word) => (shy && /^\d+$/.test(word) ? `(?<=[Tt]he )${word}` : escaped(word)));
  if (book) words.push(`${escaped(book)}-[RST]?\\d+`);
  if (!words.length) return [{ words: text, kind: "" }];
  const cut = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join("|")})(?![\\p{L}\\p{N}])`, "u"));
  /** @type {Part[]} */
  const parts = cut.map((words, at) => ({ words, kind: at % 2 ? kinds.get(words) ?? "rule" : "" }));
  return parts.filter(({ words }) => words);
}

/** How the numbers of a game's rules begin, as far as a story cites any. @param {Wire.LineShown[]} lines @param {string} [rule] */
export const bookOf = (lines, rule) => (rule || lines.find((line) => line.rule)?.rule || "").split("-")[0];

/**
 * The line that tells somebody who was away the most: what was done to them last, else what happened last.
 * @param {Wire.LineShown[]} missed
 * @param {number} viewer
 */
export function chief(missed, viewer) {
  const about = missed.filter(({ who, deed }) => viewer >= 0 && deed && (who ?? []).includes(viewer));
  return about[about.length - 1] ?? missed[missed.length - 1];
}
