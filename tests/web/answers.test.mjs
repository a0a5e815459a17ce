/** Answers that need nobody. Run with `node --test tests/web`. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { moment, replyTo, stillStanding } from "../../src/sixgun/web/static/table/answers.js";
import { onlyBotsPlay } from "../../src/sixgun/web/static/table/watching.js";
import { isNamed, namedIn } from "../../src/sixgun/web/static/table/naming.js";

const [pass, defend, shoot] = [{ move: 1, ease: "pass" }, { move: 2 }, { move: 3 }];
const ahead = (id, leaves, span = "turn 1") => ({ id, words: id, span, leaves });

test("to let something happen, as the only answer, goes by itself unless the player turned that off", () => {
  assert.equal(replyTo([pass], [], new Map(), true).move, pass);
  assert.equal(replyTo([pass], [], new Map(), false), null);
  assert.equal(replyTo([defend], [], new Map(), true), null);
  assert.equal(replyTo([pass, defend], [], new Map(), true), null);
});

test("an answer given ahead is made where it leaves one move, and only while it stands", () => {
  const offered = [ahead("pass", [1])];
  assert.equal(replyTo([pass, defend], offered, new Map([["pass", "turn 1"]]), false).move, pass);
  assert.equal(replyTo([pass, defend], offered, new Map(), true), null);
});

test("several answers leave what they have in common, and one that speaks of something else leaves all", () => {
  const offered = [ahead("no 2", [1, 3]), ahead("no 3", [1, 2]), ahead("other", [])];
  const standing = new Map(offered.map(({ id, span }) => [id, span]));
  assert.equal(replyTo([pass, defend, shoot], offered, standing, true).move, pass);
  assert.equal(replyTo([pass, defend, shoot], offered.slice(0, 1), standing, true), null);
});

test("an answer stands for its turn, and no longer than the game offers it", () => {
  const standing = new Map([["a", "turn 1"], ["b", ""], ["c", ""]]);
  assert.deepEqual([...stillStanding(standing, [ahead("a", [], "turn 2"), ahead("b", [], "")])], [["b", ""]]);
});

test("the pause is one of somebody who thinks: never at once, never the same, and over before the clock is", () => {
  const pauses = Array.from({ length: 2000 }, () => moment());
  assert.ok(Math.min(...pauses) >= 1200 && Math.max(...pauses) <= 6500);
  assert.ok(new Set(pauses.map((each) => Math.round(each / 500))).size >= 8);
  const middle = pauses.sort((one, other) => one - other)[1000];
  assert.ok(middle > 2000 && middle < 2900, String(middle));
  assert.ok(moment(2000) <= 500 && moment(100) === 0);
});

test("bots may hurry when nobody who plays is still in the game", () => {
  const seats = [{ seat: 0, player: "person" }, { seat: 1, player: "bot" }, { seat: 2, player: "person" }];
  assert.equal(onlyBotsPlay({ seats, table: { players: [{ seat: 0, out: true }, { seat: 1 }, { seat: 2, out: true }] } }), true);
  assert.equal(onlyBotsPlay({ seats, table: { players: [{ seat: 0, out: true }, { seat: 1 }, { seat: 2 }] } }), false);
});

test("the prompt names players and cards, and they are marked on the table", () => {
  const seats = ["Ann", "Bo", "Cy"].map((name, seat) => ({ seat, name }));
  const hand = [{ label: "Your hand", cards: [{ name: "Missed!" }, { name: "Beer" }] }];
  const shot = { name: "BANG!", rank: "A", suit: "hearts" };
  const middle = [{ label: "Discards", count: 1, cards: [shot] }];
  const table = { heading: "You are shot at", hint: "Bo shoots with BANG! A♥. Answer with Missed!, Ann.", players: [], hand, middle };
  const named = namedIn({ table, seats, viewer: 0, status: "playing" });
  assert.deepEqual([...named.seats], [1]);
  assert.deepEqual([shot, { ...shot, rank: "3" }, { name: "Missed!" }, { name: "Beer" }].map((card) => isNamed(named, card)), [true, false, true, false]);
  const gone = namedIn({ table: { ...table, middle: [], hand: [{ label: "Your hand", cards: [{ ...shot, rank: "3" }] }] }, seats, viewer: 0, status: "playing" });
  assert.equal(isNamed(gone, { ...shot, rank: "3" }), false);
});
