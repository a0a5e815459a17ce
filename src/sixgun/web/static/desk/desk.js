/* Makes the desk livelier; everything works without it. */
import { keepLatest, tickClocks } from "./latest.js";

// A second click is not a second wish.
function sendOnce(/** @type {ParentNode} */ root) {
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (root.querySelectorAll("form[data-once]"))) {
    form.addEventListener("submit", (event) => {
      if (form.dataset.sent) return event.preventDefault();
      form.dataset.sent = "yes";
      event.submitter?.setAttribute("aria-disabled", "true");
    });
  }
}
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

// Times of the list of changes as this clock shows them.
function localTimes(/** @type {ParentNode} */ root) {
  for (const time of root.querySelectorAll("time")) {
    const when = new Date(time.dateTime);
    time.textContent = when.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hour12: false });
    time.title = when.toLocaleString();
  }
}

// What a result is worth, or why it cannot be, while it is being entered.
/** @typedef {{ sentence: string, question: string, seat: number | null, points: string[], counts: Record<string, string> }} Verdict */
let asked = 0;
async function check(/** @type {HTMLFormElement} */ form) {
  const mine = ++asked;
  const typed = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string" && name !== "key") typed.set(name, value);
  try {
    const answer = await fetch(`${location.pathname}/check.json?${typed}`);
    if (answer.ok && mine === asked) show(form, /** @type {Verdict} */ (await answer.json()));
  } catch { /* offline; saving will say what is wrong */ }
}
function show(/** @type {HTMLFormElement} */ form, /** @type {Verdict} */ verdict) {
  for (const head of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-count]"))) {
    const words = verdict.counts[head.dataset.count ?? ""] ?? "";
    const [given, dealt] = words.split(" of ");
    const place = head.querySelector("b");
    if (place) place.textContent = words;
    head.classList.toggle("bad", Number(given) > Number(dealt));
  }
  for (const cell of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-points]"))) {
    cell.textContent = verdict.points[Number(cell.dataset.points)] ?? "";
  }
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-seat]"))) {
    row.classList.toggle("wrong", isSaid(verdict) && verdict.seat === Number(row.dataset.seat));
  }
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-question]"))) {
    const wrong = isSaid(verdict) && part.dataset.question === verdict.question;
    part.classList.toggle("wrong", wrong);
    if (wrong) part.closest("details")?.setAttribute("open", "");
  }
  const bad = form.querySelector("[data-bad]"), words = bad?.querySelector("span");
  if (bad && words) {
    bad.toggleAttribute("hidden", !isSaid(verdict));
    words.textContent = verdict.sentence;
  }
}
// An answer that is only missing is no mistake yet: whoever types knows that the form is not complete.
const isSaid = (/** @type {Verdict} */ verdict) => verdict.sentence !== "" && !verdict.sentence.includes("the answer is missing");

function wake(/** @type {ParentNode} */ root) {
  sendOnce(root);
  localTimes(root);
  tickClocks(root);
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (root.querySelectorAll("form[data-slip]"))) {
    form.addEventListener("input", () => check(form));
  }
}
wake(document);

// Parts of the page that others have changed. What is being typed stays, and a line says that there is news.
const touched = new WeakSet();
document.addEventListener("input", (event) => {
  const part = event.target instanceof Element ? event.target.closest("[data-live]") : null;
  if (part) touched.add(part);
});
keepLatest(2000, (page) => {
  let left = false;
  for (const part of document.querySelectorAll("[data-live]")) {
    const fresh = page.getElementById(part.id);
    if (!fresh) continue;
    if (touched.has(part) || part.contains(document.activeElement)) { left = true; continue; }
    for (const open of part.querySelectorAll("details[id][open]")) fresh.querySelector(`#${open.id}`)?.setAttribute("open", "");
    part.replaceWith(fresh);
    wake(fresh);
  }
  document.querySelector("[data-news]")?.toggleAttribute("hidden", !left);
});
