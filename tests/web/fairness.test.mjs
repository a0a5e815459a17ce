/** What a browser keeps and compares. `node --test tests/web/fairness.test.mjs` */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { Witness, pledgeOf, sealOf, sha256 } from "../../src/sixgun/web/static/table/fairness.js";

const real = (what) => createHash("sha256").update(what).digest("hex");
const SECRETS = ["11".repeat(32), "22".repeat(32)];
const MATCH = "a-match";

function cupboard() {
  const kept = new Map();
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
    key: (place) => [...kept.keys()][place] ?? null,
    get length() { return kept.size; },
  };
}

const view = (change = {}) => ({ seq: 1, chain: "", commitment: sealOf(SECRETS[0]), viewer: 0, status: "open", deal: { round: 1, pledges: ["", ""], nonces: ["", ""], frozen: false, due: null }, ...change });
const deal = (pledge, change = {}) => ({ round: 1, pledges: [pledge, ""], nonces: ["", ""], frozen: true, due: 1, ...change });

/** A match's file, as the house writes it. */
function file(events, match = MATCH) {
  let chain = "";
  const lines = events.map((event, place) => {
    const body = JSON.stringify(event);
    chain = real(`${chain}\n${match}\n${place + 1}\n${1000 + place}\n${body}`);
    return `{"seq":${place + 1},"at":${1000 + place},"chain":"${chain}","event":${body}}`;
  });
  return [`{"file":"sixgun match","format":4,"match":"${match}"}`, ...lines, `{"events":${lines.length},"chain":"${chain}"}`, ""].join("\n");
}

const links = (text) => text.trimEnd().split("\n").slice(1, -1).map((line) => JSON.parse(line).chain);

/** A browser that has sat through a whole match. */
function played() {
  const witness = new Witness(MATCH, cupboard());
  const { pledge } = witness.answer(view());
  const nonce = witness.answer(view({ status: "dealing", deal: deal(pledge) })).nonce;
  const events = [
    { kind: "opened", commitment: sealOf(SECRETS[0]) },
    { kind: "pledged", seat: 0, pledge },
    { kind: "frozen", pledges: [pledge, ""] },
    { kind: "mixed", seat: 0, nonce },
    { kind: "said", seat: 0, text: "howdy “pardner”" },
    { kind: "revealed", secret: SECRETS[0], earlier: [] },
  ];
  const seen = links(file(events));
  witness.see(view({ seq: 1, chain: seen[0] }));
  witness.see(view({ seq: 3, chain: seen[2], status: "dealing", deal: deal(pledge) }));
  witness.see(view({ seq: 5, chain: seen[4], status: "playing", deal: null }));
  return { witness, events, pledge, nonce };
}

test("it hashes as everybody does", () => {
  for (const text of ["", "abc", "x".repeat(55), "x".repeat(56), "x".repeat(64), "“howdy” — pardner ".repeat(50)]) assert.equal(sha256(text), real(text));
  assert.equal(sealOf("00ff"), real(Buffer.from([...Buffer.from("sixgun commitment\n"), 0, 255])));
  assert.equal(pledgeOf("m", "n"), real("sixgun nonce\nm\nn"));
});

test("a nonce stays here until the list is frozen, and a reload or a second tab finds it", () => {
  const place = cupboard();
  const wish = new Witness(MATCH, place).answer(view());
  assert.equal(wish.do, "pledge");
  const other = new Witness(MATCH, place);
  assert.equal(other.answer(view({ deal: deal(wish.pledge, { frozen: false }) })), null);
  const shown = other.answer(view({ status: "dealing", deal: deal(wish.pledge) }));
  assert.equal(shown.do, "nonce");
  assert.equal(pledgeOf(MATCH, shown.nonce), wish.pledge);
  assert.equal(other.answer(view({ status: "dealing", deal: deal(wish.pledge, { nonces: [shown.nonce, ""] }) })), null);
});

test("every round has a fresh nonce, and a spectator has none", () => {
  const witness = new Witness(MATCH, cupboard());
  const first = witness.answer(view());
  assert.equal(witness.answer(view()), null);
  const second = witness.answer(view({ status: "dealing", deal: deal("", { round: 2, frozen: false }) }));
  assert.equal(second.round, 2);
  assert.notEqual(first.pledge, second.pledge);
  assert.equal(witness.answer(view({ viewer: -1 })), null);
  assert.equal(witness.answer(view({ status: "playing", deal: null })), null);
});

test("a browser says of a match as it was seen what it has checked, and no more", () => {
  const { witness, events } = played();
  const { fair, sentence } = witness.verdict(file(events));
  assert.equal(sentence, "The luck of this deal was settled before the game, with your number mixed in, and the log is the one you saw. To check the cards too: sixgun replay FILE --verify");
  assert.ok(fair);
});

test("a house that shows one thing and tells another is found out", () => {
  const { witness, events, pledge } = played();
  const told = (change) => witness.verdict(file(events.map((event) => ({ ...event, ...(change[event.kind] ?? {}) })))).sentence;
  assert.match(told({ said: { text: "I give up" } }), /changed at event 5 or before/);
  assert.match(told({ revealed: { secret: SECRETS[1] } }), /secret is not the one/);
  assert.match(told({ opened: { commitment: sealOf(SECRETS[1]) }, revealed: { secret: SECRETS[1] } }), /do not trust this deal/);
  assert.match(witness.verdict(file(events.slice(0, 3))).sentence, /shorter than the one you saw/);
  assert.match(witness.verdict(file(events, "other")).sentence, /another match/);
  assert.match(witness.verdict("nonsense").sentence, /could not be read/);
  witness.keep({ ...witness.kept, links: {} }); // had it seen no link, the seals and lists still speak
  assert.match(told({ opened: { commitment: sealOf(SECRETS[1]) }, revealed: { secret: SECRETS[1] } }), /seal is not the one/);
  assert.match(told({ frozen: { pledges: ["", ""] } }), /list of the players' pledges/);
  witness.keep({ ...witness.kept, lists: {} });
  assert.match(told({ frozen: { pledges: ["", pledge.replace(/./, (digit) => (digit === "0" ? "1" : "0"))] } }), /left out of the deal/);
});

test("who leaves before the deal accuses nobody", () => {
  const { witness, events, pledge } = played();
  witness.keep({ ...witness.kept, links: {}, lists: {} });
  const nonce = "33".repeat(32);
  const other = { kind: "pledged", seat: 1, pledge: pledgeOf(MATCH, nonce) };
  const gone = events.flatMap((event) => (event.kind === "frozen" ? [{ kind: "left", seat: 0 }, other, { ...event, pledges: ["", other.pledge] }]
    : event.kind === "mixed" ? [{ ...event, seat: 1, nonce }] : [event]));
  witness.done(pledge, 2);
  const { fair, sentence } = witness.verdict(file(gone));
  assert.ok(fair, sentence);
  assert.match(sentence, /without a number of yours/);
});

test("a pledge that the house confirmed and left out is missed, though no view showed it", () => {
  const { witness, events, pledge } = played();
  witness.keep({ ...witness.kept, links: {}, lists: {}, mine: {}, accepted: {} });
  const other = { kind: "pledged", seat: 1, pledge: pledgeOf(MATCH, "33".repeat(32)) };
  const mixed = { kind: "mixed", seat: 1, nonce: "33".repeat(32) };
  const without = file([events[0], other, { kind: "frozen", pledges: ["", other.pledge] }, mixed, { kind: "dealt", names: [] }, ...events.slice(4)]);
  assert.ok(witness.verdict(without).fair); // as far as this browser knows, it pledged nothing
  witness.done(pledge, 2);
  assert.match(witness.verdict(without).sentence, /Your number was left out of the deal/);
  witness.keep({ ...witness.kept, accepted: { [pledge]: 9 } }); // sent with a seat that was taken after the deal, where it counts for nothing
  assert.ok(witness.verdict(without).fair);
  const replaced = file([events[0], events[1], { kind: "pledged", seat: 0, pledge: other.pledge }, { kind: "frozen", pledges: [other.pledge, ""] }, { ...mixed, seat: 0 }, events[5]]);
  assert.match(witness.verdict(replaced).sentence, /Your number was left out of the deal/);
});

test("nobody says that luck was settled which the house could choose", () => {
  const said = (events) => new Witness(MATCH, cupboard()).verdict(file(events)).sentence;
  const [opened, revealed] = [{ kind: "opened", commitment: sealOf(SECRETS[0]) }, { kind: "revealed", secret: SECRETS[0], earlier: [] }];
  assert.match(said([opened, { kind: "frozen", pledges: ["", ""] }, { kind: "dealt", names: [] }, revealed]), /No player's number was mixed in/);
  assert.match(said([{ ...opened, format: 3 }, { kind: "mixed", seat: 0, nonce: "last" }, revealed]), /pledged no numbers/);
  assert.match(said([{ ...opened, seed: 1881, commitment: "" }, revealed]), /open seed/);
  assert.match(said([{ ...opened, commitment: "" }, { kind: "dealt", names: [] }]), /secret is not the one/);
  const [nonce, pledge] = ["44".repeat(32), pledgeOf(MATCH, "44".repeat(32))];
  assert.match(said([opened, { kind: "frozen", pledges: [pledge, ""] }, { kind: "dealt", names: [] }, { kind: "mixed", seat: 0, nonce }, revealed]), /before every player's number was shown/);
});

test("of old matches only the newest are kept", () => {
  const place = cupboard();
  for (let number = 0; number < 40; number++) new Witness(`match ${number}`, place).newPledge();
  assert.ok(place.length <= 30);
  assert.ok(place.getItem("sixgun.deal.match 39"));
});
