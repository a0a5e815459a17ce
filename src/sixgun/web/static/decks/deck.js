/**
 * Something being built, as numbers: how many of each piece. Pure; what is allowed the house says.
 *
 * @typedef {Record<string, unknown>} Built  as the house sends and takes it: a name, and for each section lines such as "2 pat_garrett"
 * @typedef {{name: string, copies: Map<string, number>}} Deck
 */

/** @param {Built} built @param {Wire.Shelf} shelf @returns {Deck} */
export function opened(built, shelf) {
  const copies = new Map();
  for (const { id } of shelf.sections) {
    for (const line of /** @type {string[]} */ (built[id] ?? [])) {
      const [, many, piece] = /** @type {RegExpMatchArray} */ (line.match(/^(?:(\d+) )?(.*)$/));
      copies.set(piece, (copies.get(piece) ?? 0) + Number(many ?? 1));
    }
  }
  return { name: String(built.name ?? ""), copies };
}

/** What goes to the house; pieces it does not know are left at home. @param {Deck} deck @param {Wire.Shelf} shelf @returns {Built} */
export function written(deck, shelf) {
  /** @type {Built} */
  const built = { name: deck.name };
  for (const { id } of shelf.sections) {
    const pieces = shelf.pieces.filter((piece) => piece.section === id && deck.copies.has(piece.id));
    built[id] = pieces.map((piece) => `${deck.copies.get(piece.id)} ${piece.id}`);
  }
  return built;
}

/** The same deck with so many more of a piece, never fewer than none. @param {Deck} deck @param {string} piece @param {number} more @returns {Deck} */
export function changed(deck, piece, more) {
  const copies = new Map(deck.copies);
  const many = Math.max(0, (copies.get(piece) ?? 0) + more);
  if (many) copies.set(piece, many);
  else copies.delete(piece);
  return { ...deck, copies };
}

/** What the pieces of a section count together. @param {Deck} deck @param {Wire.Shelf} shelf @param {string} section */
export function total(deck, shelf, section) {
  const pieces = shelf.pieces.filter((piece) => piece.section === section);
  return pieces.reduce((sum, piece) => sum + (piece.counts ?? 1) * (deck.copies.get(piece.id) ?? 0), 0);
}

/** `$45`, or `54`. @param {Wire.Section} section @param {number} amount */
export const said = (section, amount) => `${section.dollars ? "$" : ""}${amount}`;

/** The cheapest first, then by name. @param {Wire.Piece[]} pieces */
export const sorted = (pieces) => [...pieces].sort((one, other) => one.cost - other.cost || one.name.localeCompare(other.name));

/**
 * The pieces of a section that have every chosen tag and all the words.
 * @param {Wire.Shelf} shelf @param {string} section @param {Map<string, string>} tags @param {string} words
 */
export function found(shelf, section, tags, words) {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return sorted(shelf.pieces.filter((piece) => {
    const text = `${piece.name} ${piece.text} ${Object.values(piece.tags ?? {}).join(" ")}`.toLowerCase();
    return piece.section === section && [...tags].every(([id, tag]) => piece.tags?.[id] === tag) && wanted.every((word) => text.includes(word));
  }));
}
