/**
 * Everything fits its area. Areas have sizes of their own and never grow with what lies in them; so what lies in them is
 * measured: cards get the largest width, and words the largest type, at which all of it can be seen. Where even small
 * cards do not fit, an area gives up details step by step (classes `tight-1` to `tight-3`, see layout.css).
 *
 * @typedef {{name: string, unit: string, most: number, least: number[]}} Kind  least: by step of tightness
 * @typedef {{element: HTMLElement, kind: Kind, step: number, low: number, high: number, inside: HTMLElement[]}} Place
 */

/** @type {Record<string, Kind>} */
const KINDS = {
  board: { name: "--w", unit: "px", most: 132, least: [46, 38, 27, 16] },
  middle: { name: "--w", unit: "px", most: 124, least: [46, 38, 28, 18] },
  hand: { name: "--w", unit: "px", most: 190, least: [62, 48, 44, 44] },
  scores: { name: "--type", unit: "%", most: 150, least: [88, 84, 78, 68] },
  reckoning: { name: "--type", unit: "%", most: 125, least: [92, 88, 84, 82] },
  panel: { name: "--type", unit: "%", most: 100, least: [90, 84, 78, 70] },
  words: { name: "--type", unit: "%", most: 100, least: [92, 88, 84, 80] }, // small type is 13.5 px, and 11 px is the floor
};
/** What must hold its content too, because it could spill over a neighbour inside the area. */
const INSIDE = ".lane, .nameplate, .about, .zones, .middle";
const SLACK = 1;

/** @param {Place} place @param {number} size */
function set({ element, kind, step }, size) {
  element.style.setProperty(kind.name, `${size}${kind.unit}`);
  for (let each = 1; each < kind.least.length; each++) element.classList.toggle(`tight-${each}`, each <= step);
}

/** @param {HTMLElement} element */
const holds = (element) => element.scrollHeight <= element.clientHeight + SLACK && element.scrollWidth <= element.clientWidth + SLACK;

/** @param {Place} place */
const fits = ({ element, inside }) => holds(element) && inside.every(holds);

/** What the size of an area's content depends on: while it stays, nothing is measured again. @param {HTMLElement} element @param {string} type */
function signature(element, type) {
  const box = `${element.clientWidth}x${element.clientHeight} ${type}`;
  if (KINDS[element.dataset.fit ?? ""].name === "--type") return `${box} ${element.textContent} ${element.querySelectorAll("button, .icon").length}`;
  const counts = [element, ...element.querySelectorAll(".zone, .lane")].map((part) => ["slot", "tab", "holder", "round"].map((each) => part.getElementsByClassName(each).length).join(" ")).join("|");
  const words = [...element.querySelectorAll(".player-head, .about, .armed .label, .facts, .zone-label, .zone-note, .lane-who, .lane-note, .contest-head, .latest, .listing")];
  const raised = [...element.querySelectorAll(".middle .zone")].map((part) => part.querySelector(".card > .tag") !== null).join(" "); // a heading makes room for what stands over its card
  const held = element.querySelectorAll(".tab.can").length; // what is folded away where it is tight comes out to be tapped
  return `${box} ${counts} ${raised} ${held} ${words.map(({ textContent }) => textContent).join("|")}`;
}

/** @type {WeakMap<Element, string>} */
const known = new WeakMap();

/** Fit every area below. All are tried together, so that the browser lays out once a try and not once an area. @param {HTMLElement} root */
export function fit(root) {
  const elements = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-fit]")]);
  const type = `${getComputedStyle(root).fontSize} ${document.fonts?.status}`;
  const changed = elements.map((element) => ({ element, now: signature(element, type) })).filter(({ element, now }) => known.get(element) !== now);
  if (!changed.length) return;
  const places = changed.map(({ element }) => {
    const kind = KINDS[element.dataset.fit ?? ""];
    return { element, kind, step: 0, low: kind.least[0], high: kind.most, inside: /** @type {HTMLElement[]} */ ([...element.querySelectorAll(INSIDE)]) };
  });
  root.classList.add("measured"); // a card that flies is measured where it lands
  loosen(places);
  widen(places);
  root.classList.remove("measured");
  for (const { element, now } of changed) known.set(element, now);
}

/** The first step of tightness at which the smallest size fits; the last one where none does. @param {Place[]} places */
function loosen(places) {
  let open = places;
  while (open.length) {
    for (const place of open) set(place, place.low);
    open = open.filter((place) => !fits(place) && place.step < place.kind.least.length - 1);
    for (const place of open) place.low = place.kind.least[++place.step];
  }
}

/** The largest size that fits. @param {Place[]} places */
function widen(places) {
  const span = Math.max(...places.map(({ low, high }) => high - low));
  for (let left = span; left >= 1; left = Math.floor(left / 2)) {
    const open = places.filter(({ low, high }) => low < high);
    for (const place of open) set(place, Math.ceil((place.low + place.high) / 2));
    for (const place of open) {
      const tried = Math.ceil((place.low + place.high) / 2);
      if (fits(place)) place.low = tried;
      else place.high = tried - 1;
    }
  }
  for (const place of places) set(place, place.low);
}
