/**
 * Words for what is on the table: names for the ear, tags for the eye, times, and the seats in order. Pure.
 *
 * @typedef {import("./selection.js").Move} Move
 */

/** @type {Record<string, string>} */
export const SUIT_SIGNS = { spades: "♠", hearts: "♥", diamonds: "♦", clubs: "♣" };

export const capital = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);

/** A move as a sentence. @param {Move} move */
export const phrase = (move) => capital(move.parts.join(" "));

/** @param {string[]} words @param {string} last */
export function listed(words, last = "and") {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words[words.length - 1]}`;
}

/** The word on a marked card: what is done with it. @param {Move[]} moves */
export function tag(moves) {
  const verbs = [...new Set(moves.map((move) => move.parts[0].split(" ")[0]))];
  return verbs.length > 2 ? "choose" : verbs.join("/");
}

/**
 * What a button in a choice says: the parts that the others do not share.
 * @param {Move} move
 * @param {Move[]} among
 */
export function rest(move, among) {
  if (among.length < 2) return phrase(move);
  let shared = 0;
  const most = Math.min(...among.map(({ parts }) => parts.length)) - 1;
  while (shared < most && among.every(({ parts }) => parts[shared] === move.parts[shared])) shared++;
  return capital(move.parts.slice(shared).join(" "));
}

/** Moves by their kind, in the order in which the kinds first come. @param {Move[]} moves @returns {[string, Move[]][]} */
export function kinds(moves) {
  /** @type {Map<string, Move[]>} */
  const found = new Map();
  for (const move of moves) found.set(move.kind ?? "", [...(found.get(move.kind ?? "") ?? []), move]);
  return [...found];
}

/** The words that several moves share. @param {Move[]} moves */
export function common(moves) {
  if (moves.length === 0) return "";
  let shared = 0;
  while (shared < moves[0].parts.length && moves.every(({ parts }) => parts[shared] === moves[0].parts[shared])) shared++;
  return capital(moves[0].parts.slice(0, shared).join(" "));
}

/** A time to read: 0:42, 3 days. @param {number} milliseconds */
export function clock(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 172800) return `${Math.floor(seconds / 86400)} days`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, "0")} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A time to hear. @param {number} milliseconds */
export function spokenTime(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 86400) return `${count(Math.floor(seconds / 86400), "day")} ${count(Math.floor(seconds / 3600) % 24, "hour")}`;
  if (seconds >= 3600) return `${count(Math.floor(seconds / 3600), "hour")} ${count(Math.floor(seconds / 60) % 60, "minute")}`;
  const [minutes, left] = [Math.floor(seconds / 60), seconds % 60];
  const said = [minutes ? count(minutes, "minute") : "", left || !minutes ? count(left, "second") : ""];
  return said.filter(Boolean).join(" ");
}

/** @param {number} many @param {string} what */
export const count = (many, what) => `${many} ${what}${many === 1 ? "" : "s"}`;

/**
 * Seats clockwise from the viewer's left; a spectator sees them from seat 0.
 * @template {{seat: number}} P
 * @param {P[]} players
 * @param {number} viewer
 * @returns {P[]} everybody but the viewer
 */
export function round(players, viewer) {
  const at = players.findIndex(({ seat }) => seat === viewer);
  return at < 0 ? players : [...players.slice(at + 1), ...players.slice(0, at)];
}

/** Who says it, when a line is chat; nobody when it belongs to the story. @param {{by?: string}} line */
export const speaker = (line) => line.by ?? "";

/** What is said, without the name before it. @param {{text: string, by?: string}} line */
export function saying(line) {
  const before = [`${speaker(line)}: `, `${speaker(line)}, looking on: `].find((name) => line.text.startsWith(name)) ?? "";
  return line.text.slice(before.length);
}

/**
 * Whether a player wants to hear a line at all.
 * @param {{by?: string, rail?: boolean}} line
 * @param {{muted: string[], rail: boolean}} liked
 */
export const isHeard = (line, liked) => !liked.muted.includes(speaker(line)) && (liked.rail || !line.rail);

/** Everything a card is called, for the ear. @param {Wire.Card} card */
export function spoken(card) {
  const value = card.corner && !card.rank ? `value ${card.corner}` : "";
  const over = card.on_top ? `under ${card.on_top.name}` : "";
  const money = card.money ? `${card.money} on it` : "";
  return [card.name || "card", card.number ?? "", value, card.foot ?? "", money, ...(card.marks ?? []), over].filter(Boolean).join(", ");
}

/** A short account of the table, spoken on demand. @param {Wire.View} view @param {(seat: number) => string} name */
export function summary(view, name) {
  const { table, viewer } = view;
  if (!table) return `${view.title}. The cards are not dealt yet.`;
  const whose = view.to_act < 0 ? "" : view.to_act === viewer ? "It is your turn." : `${name(view.to_act)} decides.`;
  const facts = (table.facts ?? []).map((fact) => `${fact.label} ${fact.value ?? ""}`.trim());
  const hand = (table.hand ?? []).map((zone) => zoneWords(zone));
  const players = table.players.map((player) => {
    const pips = (player.facts ?? []).map((fact) => `${fact.label} ${fact.value || fact.pips || 0}`);
    return [name(player.seat), player.score, player.note, ...(player.marks ?? []), ...pips].filter(Boolean).join(", ");
  });
  const lanes = (table.contest?.lanes ?? []).map((lane) => [name(lane.seat), lane.total ?? "", ...(lane.cards ?? []).map(spoken), lane.note ?? ""].filter(Boolean).join(", "));
  return [whose, table.heading, table.hint ?? "", table.goal ?? "", ...facts, table.contest?.title ?? "", ...lanes, ...hand, ...players].filter(Boolean).map(sentence).join(" ");
}

export const sentence = (/** @type {string} */ text) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** @param {Wire.Zone} zone */
function zoneWords(zone) {
  const cards = (zone.cards ?? []).map(spoken);
  return `${zone.label}: ${cards.length ? listed(cards) : "nothing"}`;
}

/** Whether an address leads nowhere from another machine. @param {string} hostname */
export const onlyHere = (hostname) => /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** A word as it is looked for: small, and without the number that stands after it. */
const plain = (/** @type {string} */ text) => text.trim().toLowerCase().replace(/:.*$/, "").replace(/^\d+\s+/, "").replace(/\s*\d+$/, "");

/** The explanation of some words, whole or as they begin. @param {Wire.Term[]} terms @param {string} text @returns {Wire.Term | undefined} */
export function meant(terms, text) {
  const said = plain(text);
  const names = (/** @type {Wire.Term} */ { word, also }) => [word, ...(also ?? [])].map(plain);
  return terms.find((term) => names(term).includes(said)) ?? terms.find((term) => names(term).some((name) => said.startsWith(`${name} `) || said === `${name}s`));
}
