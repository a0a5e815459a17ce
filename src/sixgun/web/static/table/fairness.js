/**
 * What this browser keeps of a match, to hold the house to it: nonces of its own, seals, lists of pledges, links of the
 * chain. The terminal does the same in `tables/witness.py`; docs/fairness.md has every byte.
 *
 * @typedef {{nonces: Record<string, string>, seals: Record<string, string>, lists: Record<string, string[]>,
 *   mine: Record<string, string>, links: Record<string, string>, accepted: Record<string, number>, at: number}} Kept  nonces by pledge, links by event,
 *   the event that the house named when it confirmed a pledge, the rest by round
 * @typedef {{getItem: (name: string) => string | null, setItem: (name: string, text: string) => void, removeItem: (name: string) => void,
 *   key: (place: number) => string | null, readonly length: number}} Cupboard
 * @typedef {{fair: boolean, sentence: string}} Verdict
 */

const PLACE = "sixgun.deal.";
const WITH_PLEDGES = 4; // the first format in which players pledge numbers
const LEFT_OUT = "Your number was left out of the deal.";
const MOST_LINKS = 60;
const MOST_MATCHES = 30;

const PRIMES = [...Array(312).keys()].filter((n) => n > 1 && [...Array(n).keys()].every((d) => d < 2 || n % d));
const fraction = (/** @type {number} */ root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUND = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** SHA-256 in hexadecimal; pages without HTTPS have none of their own. @param {string | Uint8Array} what */
export function sha256(what) {
  const bytes = typeof what === "string" ? new TextEncoder().encode(what) : what;
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) << 4);
  bytes.forEach((byte, place) => { words[place >> 2] |= byte << (24 - 8 * (place & 3)); });
  words[bytes.length >> 2] |= 0x80 << (24 - 8 * (bytes.length & 3));
  words[words.length - 1] = bytes.length * 8;
  const hash = Int32Array.from(START);
  const mixed = new Int32Array(64);
  const turned = (/** @type {number} */ word, /** @type {number} */ by) => (word >>> by) | (word << (32 - by));
  for (let block = 0; block < words.length; block += 16) {
    let [a, b, c, d, e, f, g, h] = hash;
    for (let step = 0; step < 64; step++) {
      if (step < 16) mixed[step] = words[block + step];
      else {
        const [early, late] = [mixed[step - 15], mixed[step - 2]];
        mixed[step] = mixed[step - 16] + mixed[step - 7] + (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
      }
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[step] + mixed[step]) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => { hash[place] += word; });
  }
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** @param {string} match @param {string} nonce */
export const pledgeOf = (match, nonce) => sha256(`sixgun nonce\n${match}\n${nonce}`);

/** The seal of a secret. @param {string} secret in hexadecimal */
export function sealOf(secret) {
  const bytes = (secret.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return sha256(Uint8Array.from([...new TextEncoder().encode("sixgun commitment\n"), ...bytes]));
}

/** @returns {Cupboard} where a browser keeps nothing, what is kept lasts as long as the page */
function cupboard() {
  try {
    localStorage.setItem(PLACE, "");
    localStorage.removeItem(PLACE);
    return localStorage;
  } catch {
    /** @type {Map<string, string>} */
    const kept = new Map();
    return {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, text) => void kept.set(name, text),
      removeItem: (name) => void kept.delete(name),
      key: (place) => [...kept.keys()][place] ?? null,
      get length() { return kept.size; },
    };
  }
}

/**
 * Why the house could have chosen the cards; "" where a player's number is in the luck. And the list that dealt them.
 * @param {string} text a file that fits itself
 */
function luckOf(text) {
  /** @type {string[]} */
  let pledges = [];
  let shown = 0;
  const events = text.trimEnd().split("\n").slice(1, -1).map((line) => JSON.parse(line).event);
  for (const event of events) {
    if (event.kind === "frozen") [pledges, shown] = [event.pledges, 0];
    else if (event.kind === "mixed" && pledges[event.seat]) shown += 1;
  }
  const [{ seed, format }] = events;
  const chosen = (seed ?? null) !== null ? "The cards come from an open seed, so the house could have chosen them."
    : format < WITH_PLEDGES ? "The players of this older format pledged no numbers, so the house could have chosen the cards."
      : shown ? "" : "No player's number was mixed in, so the house could have chosen the cards.";
  return { chosen, pledges };
}

export class Witness {
  /** @param {string} match @param {Cupboard} [place] */
  constructor(match, place = cupboard()) {
    this.match = match;
    this.place = place;
    /** @type {Set<number>} rounds with a pledge from this page, so that two pages do not take turns for ever */
    this.tried = new Set();
  }

  /** Read afresh each time: another tab may have kept something. @returns {Kept} */
  get kept() {
    const nothing = { nonces: {}, seals: {}, lists: {}, mine: {}, links: {}, accepted: {}, at: 0 };
    try {
      return { ...nothing, ...JSON.parse(this.place.getItem(PLACE + this.match) ?? "{}") };
    } catch {
      return nothing;
    }
  }

  /** @param {Kept} kept */
  keep(kept) {
    try {
      this.place.setItem(PLACE + this.match, JSON.stringify({ ...kept, at: Date.now() }));
    } catch {
      this.makeRoom(1); // the cupboard is full
    }
  }

  /** Of old matches only the newest few are kept. @param {number} [most] */
  makeRoom(most = MOST_MATCHES) {
    const names = [...Array(this.place.length).keys()].map((place) => this.place.key(place) ?? "").filter((name) => name.startsWith(PLACE));
    const age = (/** @type {string} */ name) => Number(/"at":(\d+)/.exec(this.place.getItem(name) ?? "")?.[1] ?? 0);
    for (const name of names.sort((one, other) => age(other) - age(one)).slice(most)) this.place.removeItem(name);
  }

  /** The hash of a fresh nonce, which stays here. */
  newPledge() {
    const nonce = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const pledge = pledgeOf(this.match, nonce);
    const { kept } = this;
    this.keep({ ...kept, nonces: { ...kept.nonces, [pledge]: nonce } });
    this.makeRoom();
    return pledge;
  }

  /** Keep what the house shows. @param {Wire.View} view */
  see({ seq, chain, commitment, deal, viewer }) {
    const { kept } = this;
    const links = Object.entries({ ...kept.links, [seq]: chain }).sort(([one], [other]) => Number(one) - Number(other));
    kept.links = Object.fromEntries(links.slice(-MOST_LINKS));
    if (deal) {
      kept.seals[deal.round] ??= commitment;
      if (deal.frozen) kept.lists[deal.round] ??= deal.pledges;
      if (viewer >= 0 && deal.pledges[viewer] in kept.nonces) kept.mine[deal.round] = deal.pledges[viewer];
    }
    this.keep(kept);
  }

  /**
   * What the deal waits for from this player: a pledge, or the nonce that was pledged.
   * @param {Wire.View} view @returns {import("./connection.js").Wish | null}
   */
  answer({ status, deal, viewer }) {
    if (!deal || viewer < 0 || (status !== "open" && status !== "dealing")) return null;
    const nonce = this.kept.nonces[deal.pledges[viewer]];
    if (deal.frozen) return nonce && !deal.nonces[viewer] ? { do: "nonce", nonce } : null;
    if (nonce || this.tried.has(deal.round)) return null;
    this.tried.add(deal.round);
    return { do: "pledge", round: deal.round, pledge: this.newPledge() };
  }

  /** The house has confirmed a command: a pledge in it has to be in the log, whatever a view shows. @param {string} pledge @param {number} seq */
  done(pledge, seq) {
    const { kept } = this;
    if (!(pledge in kept.nonces) || pledge in kept.accepted) return;
    kept.accepted[pledge] = seq;
    this.keep(kept);
  }

  /**
   * Whether the match is the one that was seen here. A browser cannot deal the cards again, and does not say that it has.
   * @param {string} text the match's file @returns {Verdict}
   */
  verdict(text) {
    const wrong = this.wrong(text);
    if (wrong) return { fair: false, sentence: `Warning: do not trust this deal. ${wrong}` };
    const { chosen, pledges } = luckOf(text);
    if (chosen) return { fair: false, sentence: `Warning: ${chosen}` };
    const own = pledges.some((pledge) => pledge in this.kept.nonces) ? "with your number mixed in" : "but without a number of yours";
    return { fair: true, sentence: `The luck of this deal was settled before the game, ${own}, and the log is the one you saw. To check the cards too: sixgun replay FILE --verify` };
  }

  /** What does not fit, in a sentence; nothing when everything does. @param {string} text */
  wrong(text) {
    const lines = text.trimEnd().split("\n");
    const { nonces, seals, lists, mine, links, accepted } = this.kept;
    let [chain, round] = ["", 1];
    /** @type {string[]} */
    let pledges = [];
    /** @type {Record<number, string>} by seat; who leaves before the deal takes the pledge away */
    const standing = {};
    /** @type {string[]} */
    const takenAway = [];
    /** @type {Set<string>} */
    const pledged = new Set();
    /** @type {Set<number>} */
    let shown = new Set();
    let dealtAt = Infinity;
    let isSeeded = false;
    /** @type {Map<number, string>} */
    const told = new Map();
    /** @type {string[]} */
    let secrets = [];
    try {
      if (JSON.parse(lines[0]).match !== this.match) return "The file is of another match.";
      for (const line of lines.slice(1, -1)) {
        const { seq, at, chain: link, event } = JSON.parse(line);
        const body = line.slice(line.indexOf('"event":') + 8, -1); // to the letter, as it was hashed
        chain = sha256(`${chain}\n${this.match}\n${seq}\n${at}\n${body}`);
        if (chain !== link || (links[seq] && links[seq] !== link)) return `The log is not the one you saw: it was changed at event ${seq} or before.`;
        if (event.kind === "restarted") {
          round = event.round;
          Object.keys(standing).forEach((seat) => delete standing[Number(seat)]);
        }
        if (event.kind === "opened" || event.kind === "restarted") {
          if ((seals[round] ?? event.commitment) !== event.commitment) return "The seal is not the one you saw before the deal.";
          told.set(round, event.commitment);
          isSeeded ||= (event.seed ?? null) !== null;
        } else if (event.kind === "pledged") {
          pledged.add(event.pledge);
          if (event.pledge in nonces) standing[event.seat] = event.pledge;
        } else if (event.kind === "left") {
          takenAway.push(standing[event.seat]);
          delete standing[event.seat];
        } else if (event.kind === "frozen") {
          if (lists[round] && JSON.stringify(lists[round]) !== JSON.stringify(event.pledges)) return "The list of the players' pledges is not the one you saw.";
          if (mine[round] && ![...event.pledges, ...takenAway].includes(mine[round])) return LEFT_OUT;
          if (Object.keys(standing).some((seat) => !(event.pledges[Number(seat)] in nonces))) return LEFT_OUT;
          [pledges, shown] = [event.pledges, new Set()];
        } else if (event.kind === "mixed" && pledges.length && pledgeOf(this.match, event.nonce) !== pledges[event.seat]) {
          return "A nonce is not the one that was pledged before the deal.";
        } else if (event.kind === "mixed") shown.add(event.seat);
        else if (event.kind === "dealt") {
          dealtAt = seq;
          if (pledges.some((pledge, seat) => pledge && !shown.has(seat))) return "The cards were dealt before every player's number was shown.";
        } else if (event.kind === "revealed") secrets = [...(event.earlier ?? []), event.secret];
      }
    } catch {
      return "The log of the match could not be read.";
    }
    if (Object.entries(accepted).some(([pledge, seq]) => seq <= dealtAt && !pledged.has(pledge))) return LEFT_OUT;
    if (Object.keys(links).some((seq) => Number(seq) > lines.length - 2)) return "The log is shorter than the one you saw.";
    if (!isSeeded && (!secrets.length || [...told].some(([each, seal]) => sealOf(secrets[each - 1] ?? "") !== seal))) return "The secret is not the one that was committed to before the deal.";
    return "";
  }
}
