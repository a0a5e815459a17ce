/** Lines of the story. Run with `node --test tests/web`. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { bookOf, chief, isWished, kindOf, partsOf } from "../../src/sixgun/web/static/table/lines.js";
import { Missed } from "../../src/sixgun/web/static/table/missed.js";

const line = (seq, text, more = {}) => ({ seq, text, ...more });
const marked = (parts, kind) => parts.filter((part) => part.kind === kind).map(({ words }) => words);

test("names are set apart, the longest first, and never inside a word", () => {
  assert.deepEqual(marked(partsOf("Bob's Ann robs Ann-Lee.", { names: ["Ann", "Ann-Lee"] }), "name"), ["Ann", "Ann-Lee"]);
  assert.deepEqual(partsOf("Anna waits.", { names: ["Ann"] }), [{ words: "Anna waits.", kind: "" }]);
  assert.deepEqual(partsOf("(.* decides", { names: ["(.*"] }).map(({ words }) => words), ["(.*", " decides"]);
});

test("a name that is only a number counts after the article, where that is wished", () => {
  const words = marked(partsOf("You drew the 1: column 1 may change.", { cards: ["1", "Deputy"], shy: true }), "card");
  assert.deepEqual(words, ["1"]);
  assert.deepEqual(marked(partsOf("Column 1 may change.", { cards: ["1"], shy: true }), "card"), []);
  assert.deepEqual(marked(partsOf("Ann draws 1.", { cards: ["1"] }), "card"), ["1"]);
});

test("cards and rules are parts of their own", () => {
  const parts = partsOf("Ann plays BANG! 4♦ at Bo.", { names: ["Ann", "Bo"], cards: ["BANG! 4♦"] });
  assert.deepEqual(parts.map(({ kind }) => kind), ["name", "", "card", "", "name", ""]);
  assert.deepEqual(marked(partsOf("Bo: see CAL-R16 and COVID-19", { names: ["Bo"], book: "CAL" }), "rule"), ["CAL-R16"]);
  assert.equal(bookOf([line(1, "x"), line(2, "y", { rule: "OP-31" })]), "OP");
  assert.equal(bookOf([], "HSD-02"), "HSD");
});

test("a log shows the wished kinds, and one player if wished", () => {
  const shot = line(1, "Ann shoots at Bo.", { deed: "shot", who: [0, 1] });
  const badge = line(2, "The Badge goes to Bo.", { deed: "ceremony", who: [1] });
  const chat = line(3, "Bo: howdy", { by: "Bo", who: [1] });
  assert.deepEqual([shot, badge, chat].map(kindOf), ["event", "ceremony", "chat"]);
  assert.deepEqual([shot, badge, chat].filter((each) => isWished(each, ["event"], -1)), [shot]);
  assert.deepEqual([shot, badge, chat].filter((each) => isWished(each, ["event", "chat", "ceremony"], 0)), [shot]);
  assert.deepEqual([shot, badge, chat].filter((each) => isWished(each, ["chat", "ceremony"], 1)), [badge, chat]);
});

test("whoever was away is told what was done to them, else what happened last", () => {
  const missed = [line(1, "Bo shoots at Ann.", { deed: "shot", who: [1, 0] }), line(2, "Bo draws.", { deed: "draws", who: [1] })];
  assert.equal(chief(missed, 0).seq, 1);
  assert.equal(chief(missed, 2).seq, 2);
  assert.equal(chief(missed, -1).seq, 2);
});

test("what comes while nobody looks is missed, ceremony is not, and another tab counts as looking", () => {
  const kept = new Map();
  globalThis.localStorage = { getItem: (place) => kept.get(place) ?? null, setItem: (place, text) => kept.set(place, text) };
  const page = new Missed("a");
  page.hear([line(1, "old")], 1, true, false);
  assert.equal(page.said(0), null); // a newcomer
  page.hear([line(2, "seen")], 2, false, false);
  assert.equal(page.said(0), null);
  page.hear([line(3, "Bo shoots."), line(3, "The Badge goes on.", { deed: "ceremony" })], 3, false, true);
  page.hear([line(4, "Bo draws.")], 4, false, true);
  const other = new Missed("a");
  other.hear([line(2, "seen"), line(3, "Bo shoots."), line(4, "Bo draws.")], 3, true, true);
  assert.equal(other.said(0).many, 2);
  page.back();
  assert.deepEqual([page.said(0).many, page.said(0).chief, page.gone], [2, "Bo draws.", 2]);
  other.back();
  assert.equal(other.said(0), null); // the other tab has shown it
  page.lines = [];
  page.lost = true;
  page.hear([line(5, "Cy folds.")], 5, false, false);
  assert.deepEqual([page.said(0).words, page.gone], ["1 event while you were gone.", 4]);
  const again = new Missed("a");
  again.hear([line(4, "Bo draws."), line(5, "Cy folds.")], 5, true, false);
  assert.equal(again.said(0), null);
  assert.equal(new Missed("b").seen, 0);
});
