/** From taps to a move. Run with `node --test tests/web`. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { NOTHING, before, buttons, choose, chooseListed, leftToTap, opening, plan, read, tap } from "../../src/sixgun/web/static/table/selection.js";

let number = 0;
const move = (parts, taps = [], note = "") => ({ move: number++, parts, taps, note });
const spots = (...names) => new Set(names);

const place1 = move(["place Bandit", "in cell 1"], ["hand.1", "cell.0.0"]);
const place2 = move(["place Bandit", "in cell 2"], ["hand.1", "cell.0.1"]);
const send = move(["send Shark", "to Bo", "cell 1"], ["hand.2", "cell.1.0"]);
const end = move(["end the turn"]);
const TABLE = spots("hand.1", "hand.2", "cell.0.0", "cell.0.1", "cell.1.0");
const HAND = spots("hand.1", "hand.2");
const turn = plan([place1, place2, send, end], TABLE, HAND);

test("two taps play a move", () => {
  const first = tap(turn, NOTHING, "hand.1");
  assert.deepEqual(first.selection.taps, ["hand.1"]);
  assert.deepEqual([...read(turn, ["hand.1"]).next.keys()], ["cell.0.0", "cell.0.1"]);
  assert.equal(tap(turn, first.selection, "cell.0.1").play, place2);
});

test("the second tap is needed even where only one move is left", () => {
  const first = tap(turn, NOTHING, "hand.2");
  assert.equal(first.play, undefined);
  assert.equal(first.selection.armed, null);
  assert.equal(tap(turn, first.selection, "cell.1.0").play, send);
});

test("another card of the hand is chosen instead", () => {
  const { selection } = tap(turn, { taps: ["hand.1"], armed: null }, "hand.2");
  assert.deepEqual(selection.taps, ["hand.2"]);
});

test("the same card again lets go", () => {
  assert.equal(tap(turn, { taps: ["hand.1"], armed: null }, "hand.1").selection, NOTHING);
});

test("a spot that does not go on is refused, and the selection is kept", () => {
  const { selection, refused } = tap(turn, { taps: ["hand.1"], armed: null }, "cell.1.0");
  assert.equal(refused, "cell.1.0");
  assert.deepEqual(selection.taps, ["hand.1"]);
});

test("a target tapped first says what comes before it", () => {
  assert.equal(tap(turn, NOTHING, "cell.1.0").refused, "cell.1.0");
  assert.deepEqual(before(turn, "cell.1.0"), ["hand.2"]);
});

test("a move without spots arms first and plays at the second tap", () => {
  assert.deepEqual(buttons(turn).map(({ words }) => words), ["end the turn"]);
  const first = tap(turn, NOTHING, "say.end the turn");
  assert.equal(first.play, undefined);
  assert.equal(first.selection.armed, end);
  assert.equal(tap(turn, first.selection, "say.end the turn").play, end);
});

test("an armed move is let go by a tap elsewhere", () => {
  const { selection, play } = tap(turn, { taps: ["say.end the turn"], armed: end }, "hand.1");
  assert.equal(play, undefined);
  assert.deepEqual(selection, { taps: ["hand.1"], armed: null });
});

test("whoever wants to be asked is asked before every move", () => {
  const second = tap(turn, { taps: ["hand.1"], armed: null }, "cell.0.0", true);
  assert.equal(second.play, undefined);
  assert.equal(second.selection.armed, place1);
  assert.equal(tap(turn, second.selection, "cell.0.0", true).play, place1);
});

test("a leading spot that all moves share need not be tapped, but may be", () => {
  const shark = move(["defend", "with Shark", "to Bo"], ["cell.0.2", "hand.2", "cell.1.0"]);
  const bandit = move(["defend", "with Bandit", "nowhere"], ["cell.0.2", "hand.1"]);
  const pass = move(["pass"]);
  const defence = plan([shark, bandit, pass], spots("cell.0.2", "hand.1", "hand.2", "cell.1.0"), HAND);
  assert.deepEqual([...read(defence, []).next.keys()], ["hand.2", "hand.1", "say.pass"]);
  assert.equal(tap(defence, tap(defence, NOTHING, "hand.2").selection, "cell.1.0").play, shark);
  const long = tap(defence, tap(defence, NOTHING, "cell.0.2").selection, "hand.1");
  assert.equal(long.play, bandit);
  assert.equal(tap(defence, NOTHING, "hand.1").selection.armed, bandit);
});

test("the only playable card of a hand has to be tapped", () => {
  const only = plan([place1, place2], TABLE, HAND);
  assert.deepEqual([...read(only, []).next.keys()], ["hand.1"]);
});

test("where the taps are used up and several moves are left, words choose among them", () => {
  const bandits = move(["play Jail Break", "for Bandits"], ["hand.1"]);
  const sharks = move(["play Jail Break", "for Card Sharks"], ["hand.1"]);
  const breaking = plan([bandits, sharks], TABLE, HAND);
  const { selection } = tap(breaking, NOTHING, "hand.1");
  assert.deepEqual(read(breaking, selection.taps).ended, [bandits, sharks]);
  assert.equal(choose(selection, sharks).play, sharks);
});

test("amounts are named after the button or the card they belong to", () => {
  const [forty, ten] = [40, 10].map((dollars) => move(["raise", `to $${dollars}`], [`amount.${dollars}`]));
  const betting = plan([forty, ten], TABLE, HAND);
  const { selection } = tap(betting, NOTHING, "say.raise");
  assert.deepEqual(read(betting, selection.taps).amounts.map(({ amount }) => amount), [10, 40]);
  assert.equal(choose(selection, forty).play, forty);
});

test("a move from the list arms first", () => {
  const { selection, play } = choose(NOTHING, send);
  assert.equal(play, undefined);
  assert.equal(choose(selection, send).play, send);
});

test("spots that lie nowhere on this table are left out", () => {
  const there = move(["rob", "the bank"], ["hand.1", "bank"]);
  assert.equal(tap(plan([there, end], TABLE, HAND), NOTHING, "hand.1").selection.armed, there);
});

test("nobody is asked twice about the only move there is", () => {
  assert.equal(tap(plan([end], TABLE, HAND), NOTHING, "say.end the turn").play, end);
  const ten = move(["put", "$10"], ["amount.10"]);
  assert.equal(tap(plan([ten], TABLE, HAND), NOTHING, "say.put").play, ten);
  assert.equal(chooseListed(plan([end], TABLE, HAND), NOTHING, end).play, end);
  assert.equal(tap(plan([end], TABLE, HAND), NOTHING, "say.end the turn", true).selection.armed, end);
});

test("nor about a move that can be taken back", () => {
  const wear = { ...move(["play Scope"], ["hand.1"]), ease: "light" };
  const both = plan([wear, send, end], TABLE, HAND);
  assert.equal(tap(both, NOTHING, "hand.1").play, wear);
  assert.equal(chooseListed(both, NOTHING, wear).play, wear);
  assert.equal(chooseListed(both, NOTHING, send).selection.armed, send);
  assert.equal(tap(both, NOTHING, "hand.1", true).selection.armed, wear);
});

test("where only an amount is to be chosen, the question for it is open at once", () => {
  const lay = [3, 4, 5].map((money) => ({ move: money, parts: ["lay", `$${money} on it`], note: "", taps: [`amount.${money}`] }));
  const check = { move: 9, parts: ["check"], note: "", taps: [] };
  assert.deepEqual(opening(plan(lay, new Set())).taps, ["say.lay"]);
  assert.equal(opening(plan([...lay, check], new Set())), NOTHING);
  assert.equal(opening(plan([check], new Set())), NOTHING);
});

test("what is left to tap for a move follows the taps so far, and leaves out what every move shares", () => {
  const [one, other] = ["cell.0.1", "cell.0.2"].map((cell, number) => ({ move: number, parts: ["answer"], note: "", taps: ["matter", "hand.1", cell] }));
  const answers = plan([one, other], new Set(["matter", "hand.1", "cell.0.1", "cell.0.2"]), new Set(["hand.1"]));
  assert.deepEqual(leftToTap(answers, [], 1), ["hand.1", "cell.0.2"]);
  assert.deepEqual(leftToTap(answers, ["hand.1"], 1), ["cell.0.2"]);
  assert.deepEqual(leftToTap(answers, ["cell.0.9"], 1), ["hand.1", "cell.0.2"]);
  const bet = { move: 5, parts: ["bet", "$5"], note: "", taps: ["amount.5"] };
  assert.deepEqual(leftToTap(plan([bet], new Set()), [], 5), ["say.bet"]);
  assert.deepEqual(leftToTap(plan([bet], new Set()), [], 6), []);
});
