// What is wrong with a table as it is seen. Run in the page by tests/web/layout.py; everything is measured, nothing guessed.

const MUST_SEE = ".place > *, .you > *, .prompt, .hand .card, .you .card, .place .card, .middle .zone, .middle .card, .lane, .lane .card, .acts button, .acts a, .scores li, .reckoning, .reckoning header button, .tally, .tally .worth, .amounts li, .deeds li, .watcher, .opened, .gathering button, .gathering input, .gathering select, .chairs li, .bar a, .bar button, .latest";
const USABLE = ".card.can, .tab.can, .nameplate.can, .zone-label.can, .tile, .hand .card, .acts button:not(:disabled), .acts a, .acts input, .reckoning button, .to-reckoning button, .bar a, .bar button, button.latest, .latest button, .watcher summary, .gathering button, .gathering input, .gathering select";
const AREAS = ".bar, .cloth, .you, .at-prompt, .at-hand, .acts, .is-wide > .side";
const SLACK = 1.5, LIFT = 14; // a card that can be used is lifted, and its tag stands over its edge
const LEAST_CARD = 43, LEAST_OWN = 25, LEAST_TYPE = 11;

const told = (e) => `${e.className?.baseVal ?? e.className} "${e.textContent.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
const box = (e) => e.getBoundingClientRect();
const shown = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility() && !e.closest(".sr") && getComputedStyle(e).clipPath === "none");

function inside(e, b, outer, name, lift, scrolls) {
  const o = box(outer);
  const across = !scrolls && (b.left < o.left - lift || b.right > o.right + lift);
  return across || b.top < o.top - lift || b.bottom > o.bottom + lift ? [`outside ${name}: ${told(e)}`] : [];
}

function covered(e) {
  const b = box(e);
  const top = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
  if (top && (e === top || e.contains(top) || top.closest(".slot")?.contains(e))) return []; // a card that lies over another one takes its taps
  return [`covered: ${told(e)} by ${top ? told(top) : "nothing"}`];
}

function faultsNow() {
  const faults = [], page = document.scrollingElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) faults.push(`the page scrolls: ${page.scrollWidth}x${page.scrollHeight}`);
  const seen = shown(MUST_SEE);
  const short = innerWidth <= 640 && innerHeight <= 720; // here a long paper scrolls
  const scrolled = (e) => short && e.closest(".reckoning.tight-3");
  for (const e of seen) {
    const b = box(e);
    if (scrolled(e) && !e.matches(".reckoning")) continue;
    if (b.width < 4 || b.height < 4) { faults.push(`no size: ${told(e)}`); continue; }
    const scrolls = e.closest(".hand.tight-3"); // a hand too long for readable cards goes on sideways
    if (!scrolls && (b.left < -SLACK || b.top < -SLACK || b.right > innerWidth + SLACK || b.bottom > innerHeight + SLACK)) faults.push(`outside the window: ${told(e)}`);
    const fitted = e.closest("[data-fit]"), area = e.closest(AREAS);
    if (fitted && fitted !== e) faults.push(...inside(e, b, fitted, "its board", e.matches(".card") ? LIFT : SLACK, scrolls));
    if (area && area !== e) faults.push(...inside(e, b, area, "its area", e.matches(".card") ? LIFT : SLACK, scrolls));
    if (e.matches(".hand .card:not(.round)") && b.width < LEAST_CARD) faults.push(`too small: ${told(e)} ${Math.round(b.width)}px`);
    if (e.matches(".you .zone:not(.pile) .card:not(.round)") && !e.matches(".zone.armed .slot ~ .slot > .card") && b.width < LEAST_OWN) faults.push(`too small: ${told(e)} ${Math.round(b.width)}px`);
  }
  for (const e of shown("[data-fit]")) {
    if (scrolled(e)) continue;
    if (e.scrollHeight > e.clientHeight + 2 || (e.scrollWidth > e.clientWidth + 2 && !e.matches(".hand.tight-3"))) faults.push(`does not hold its content: ${told(e)} needs ${e.scrollWidth}x${e.scrollHeight}, has ${e.clientWidth}x${e.clientHeight}`);
  }
  for (const e of shown(".card.person > .label")) {
    const [b, o] = [box(e), box(e.parentElement)]; // what sticks out of a card keeps all cards of its area small
    if (b.left < o.left - SLACK || b.right > o.right + SLACK) faults.push(`wider than its card: ${told(e)}`);
  }
  for (const e of shown(".nameplate .score, .tile .score, .tile .badge")) {
    const [b, o] = [box(e), box(e.closest(".nameplate, .tile"))]; // half a number is another number
    if (e.scrollWidth > e.clientWidth + 1 || b.right > o.right + SLACK) faults.push(`cut off: ${told(e)}`);
  }
  for (const e of shown(".tile")) {
    const lines = [...e.children].filter((each) => each.checkVisibility() && !each.matches(".sr, .tag"));
    lines.forEach((one, k) => lines.slice(k + 1).forEach((other) => {
      const [a, b] = [box(one), box(other)];
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK) faults.push(`one on the other: ${told(one)} and ${told(other)}`);
    }));
    if (lines.some((each) => [...each.querySelectorAll(".note, .badge, .mini")].some((part) => box(part).bottom > box(e).bottom + SLACK || box(part).bottom > box(each).bottom + SLACK))) faults.push(`cut off: ${told(e)}`);
  }
  for (const e of shown(".table-room *")) {
    const type = parseFloat(getComputedStyle(e).fontSize);
    const says = [...e.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    if (says && type > 0 && type < LEAST_TYPE - 0.05) faults.push(`small type, ${type.toFixed(1)} px: ${told(e)}`);
  }
  for (const e of shown(".can:not(.tile .can)")) {
    // what is offered must be seen, whatever else gives way
    const b = box(e), area = e.closest("[data-fit]");
    if (e.closest(".hand.tight-3") || !area) continue; // that one goes on sideways
    const o = box(area);
    const width = Math.min(b.right, o.right) - Math.max(b.left, o.left), height = Math.min(b.bottom, o.bottom) - Math.max(b.top, o.top);
    if (width < Math.min(b.width, 16) - SLACK || height < Math.min(b.height, 12) - SLACK) faults.push(`offered, but not seen: ${told(e)}`);
  }
  for (const e of shown(USABLE)) if (!e.closest(".hand.tight-3")) faults.push(...covered(e));
  const table = document.querySelector("sixgun-table, sixgun-replay"), dealt = Boolean(table.view?.table) && table.view.status !== "waiting";
  if (dealt && !shown(".bar .goal").length) faults.push("no goal");
  if (dealt && !shown(".latest, .opened, .reckoning").length) faults.push("no ticker");
  const areas = shown(`${AREAS}, .place, .centre`);
  areas.forEach((e, k) => areas.slice(k + 1).forEach((o) => {
    if (e.contains(o) || o.contains(e)) return;
    const a = box(e), b = box(o);
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2) faults.push(`overlap: ${told(e)} and ${told(o)}`);
  }));
  return [seen.length, [...new Set(faults)]];
}

new PerformanceObserver((list) => {
  for (const each of list.getEntries()) if (!each.hadRecentInput) window.shifted = (window.shifted ?? 0) + each.value;
}).observe({ type: "layout-shift", buffered: true });

window.faults = () => faultsNow()[1];
window.look = async (view, chosen) => {
  const table = document.querySelector("sixgun-table");
  table.line = "open";
  table.settings = { ...table.settings, ask: true, alone: false }; // what is looked at is not played
  if (!chosen) {
    table.opened = -1;
    table.panelOpen = false;
    table.letGo?.();
    table.since = table.reckoned = 0;
    table.reckoning = null;
    table.putReckoningAway();
    table.aloud = Array.from({ length: 12 }, (_, at) => `A long line that a screen reader has spoken already, number ${at}, and that nobody sees.`);
    table.story = [];
    view.match = table.match;
    if (table.view?.viewer !== view.viewer) table.view = null;
    table.tableTold({ view, watching: 3, now: Date.now(), you: "Annie Oakley" });
    const fair = { fair: true, sentence: "The luck of this deal was settled before the game, with your number mixed in, and the log is the one you saw. To check the cards too: sixgun replay FILE --verify" };
    Object.defineProperty(table, "verdict", { configurable: true, get: () => fair, set: () => {} }); // there is no log to fetch
  } else {
    const first = table.querySelector(".reckoning header button") ?? table.querySelector(".hand .card.can, .card.can, .doing button.strong:not(.go)");
    if (!first || (!view.result && (view.status !== "playing" || view.viewer < 0))) return null;
    first.click();
  }
  table.requestUpdate();
  await table.updateComplete;
  return faultsNow();
};
