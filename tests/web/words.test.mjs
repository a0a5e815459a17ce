/** Words for what is on the table. Run with `node --test tests/web`. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { clock, common, isHeard, kinds, listed, meant, onlyHere, rest, round, saying, speaker, spoken, spokenTime, tag } from "../../src/sixgun/web/static/table/words.js";
import { nameOfSpot, spotsOfTable } from "../../src/sixgun/web/static/table/spots.js";

const move = (...parts) => ({ move: 0, parts, taps: [], note: "" });

test("a tag is the verb, or two of them", () => {
  assert.equal(tag([move("send Bandit"), move("send Bandit")]), "send");
  assert.equal(tag([move("place Bandit"), move("send Bandit")]), "place/send");
  assert.equal(tag([move("a"), move("b"), move("c")]), "choose");
});

test("a choice says what the others do not share", () => {
  const moves = [move("play Jail Break", "for Bandits"), move("play Jail Break", "for Card Sharks")];
  assert.equal(rest(moves[1], moves), "For Card Sharks");
  assert.equal(common(moves), "Play Jail Break");
  assert.equal(rest(moves[0], [moves[0]]), "Play Jail Break for Bandits");
});

test("times are read and heard", () => {
  assert.equal(clock(62_000), "1:02");
  assert.equal(clock(-5), "0:00");
  assert.equal(clock(3 * 86_400_000), "3 days");
  assert.equal(spokenTime(61_000), "1 minute 1 second");
  assert.equal(spokenTime(60_000), "1 minute");
});

test("the others sit clockwise from the viewer's left", () => {
  const players = [0, 1, 2, 3].map((seat) => ({ seat }));
  assert.deepEqual(round(players, 1).map(({ seat }) => seat), [2, 3, 0]);
  assert.deepEqual(round(players, -1).length, 4);
});

test("a line of chat has a speaker, and the story has none, whatever it says", () => {
  assert.equal(speaker({ text: "Ann: hello", by: "Ann" }), "Ann");
  assert.equal(saying({ text: "Ann: hello", by: "Ann" }), "hello");
  assert.equal(saying({ text: "Zed, looking on: hm", by: "Zed", rail: true }), "hm");
  assert.equal(isHeard({ by: "Zed", rail: true }, { muted: [], rail: false }), false);
  assert.equal(isHeard({ by: "Ann" }, { muted: ["Ann"], rail: true }), false);
  assert.equal(isHeard({}, { muted: [], rail: false }), true);
  assert.equal(speaker({ text: "Round 1: Ann is the Dealer." }), "");
});

test("a card says everything about itself", () => {
  const card = { name: "Bandit", corner: "1", marks: ["locked"], on_top: { name: "Card Shark" } };
  assert.equal(spoken(card), "Bandit, value 1, locked, under Card Shark");
  assert.equal(listed(["a", "b", "c"], "or"), "a, b or c");
});

test("a card on the table is called by its place, its numbers and the chips on it", () => {
  assert.equal(spoken({ name: "Pat Garrett", number: "#7", foot: "4 · 5 · 2", money: "$9", marks: ["concealed"] }), "Pat Garrett, #7, 4 · 5 · 2, $9 on it, concealed");
});

test("what is tucked under a card, and what lies in a contest, can be tapped and has a name", () => {
  const rifle = { name: "Rifle", spot: "slot.2" };
  const table = { heading: "", players: [{ seat: 0, zones: [{ label: "Saloon", cards: [{ name: "Earp", spot: "slot.1", below: [rifle] }] }] }], contest: { title: "", lanes: [{ seat: 0, cards: [{ name: "Doc", spot: "slot.3", below: [{ name: "Cane", spot: "slot.4" }] }] }] } };
  assert.deepEqual([...spotsOfTable(table)].sort(), ["slot.1", "slot.2", "slot.3", "slot.4"]);
  assert.equal(nameOfSpot(table, "slot.4", String), "Cane");
  assert.equal(nameOfSpot(table, "slot.2", String), "Rifle");
});

const terms = [
  { word: "Badge", text: "Whose turn it is.", rule: "X-1" },
  { word: "Lock", text: "Turn a card face down.", rule: "X-2", also: ["locked"] },
  { word: "Distance", text: "Seats between you.", rule: "X-3" },
];

test("a word is explained by its name or another form of it, large or small", () => {
  assert.equal(meant(terms, "badge")?.rule, "X-1");
  assert.equal(meant(terms, " locked ")?.rule, "X-2");
  assert.equal(meant(terms, "Distance 2")?.rule, "X-3");
  assert.equal(meant(terms, "locked for good")?.rule, "X-2");
  assert.equal(meant(terms, "Distance: far")?.rule, "X-3");
  assert.equal(meant(terms, "3 locked")?.rule, "X-2");
});

test("what is no word of the game is not explained", () => {
  assert.equal(meant(terms, "Ann"), undefined);
  assert.equal(meant(terms, ""), undefined);
  assert.equal(meant(terms, "unlocked"), undefined);
});

test("moves are listed by kind, in the order in which the kinds first come", () => {
  const [place, send, other] = [["place", "Place a card"], ["send", "Send a card"], ["place two", "Place a card"]].map(([words, kind]) => ({ ...move(words), kind }));
  assert.deepEqual(kinds([place, send, other]), [["Place a card", [place, other]], ["Send a card", [send]]]);
  assert.deepEqual(kinds([move("pass")]).map(([kind]) => kind), [""]);
});

test("a link to this very machine is known", () => {
  for (const name of ["127.0.0.1", "127.8.0.1", "localhost", "cards.localhost", "[::1]"]) assert.ok(onlyHere(name), name);
  for (const name of ["192.168.1.7", "cards.example", "127.example.org", "localhost.example.org", "[fe80::1]"]) assert.ok(!onlyHere(name), name);
});
