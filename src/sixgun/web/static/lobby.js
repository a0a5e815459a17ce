/* Makes the lobby livelier; everything works without it. */
import { call, canNotify, isOn, mark, turn } from "./calling.js";
import { follow, show } from "./preparing.js";

// A second click is not a second wish.
for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form[data-once]"))) {
  form.addEventListener("submit", (event) => {
    if (form.dataset.sent) return event.preventDefault();
    form.dataset.sent = "yes";
    event.submitter?.setAttribute("aria-disabled", "true");
  });
}
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

// Games whose rules are still being prepared.
const places = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-warming]")]);
if (places.length) {
  follow((states) => {
    for (const place of places) {
      const state = states[place.dataset.warming ?? ""];
      if (state && !state.done) show(place, state);
      else place.hidden = true;
    }
    return places.every((place) => place.hidden);
  });
}

// Tables come and go.
const title = document.title;
let looked = 0;
async function lookRound() {
  // In the background only for a notification, and not often.
  if (document.hidden && (!isOn() || Date.now() - looked < 30_000)) return;
  if (document.activeElement?.closest(".board")) return;
  looked = Date.now();
  try {
    const answer = await fetch("/tables");
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const id of ["mine", "public"]) {
      const [now, fresh] = [document.getElementById(id), page.getElementById(id)];
      if (now && fresh && now.innerHTML !== fresh.innerHTML) now.replaceWith(fresh);
    }
    countTurns();
  } catch { /* offline; the lists stay as they were */ }
}
let before = -1;
function countTurns() {
  const turns = Number(document.getElementById("mine")?.dataset.turns ?? 0);
  if (before >= 0 && turns > before) call("Your turn", turns === 1 ? "A table waits for you." : `${turns} tables wait for you.`, "/");
  before = turns;
  mark(turns > 0);
  document.title = turns ? `(${turns}) Your turn: ${title}` : title;
}
const notify = /** @type {HTMLButtonElement | null} */ (document.getElementById("notify"));
if (notify && canNotify()) {
  const words = () => { notify.textContent = isOn() ? "Stop notifying me" : "Notify me on my turn"; };
  notify.hidden = false;
  words();
  notify.addEventListener("click", async () => {
    const trouble = await turn(!isOn());
    words();
    if (trouble) notify.textContent = trouble;
  });
}
if (document.getElementById("public")) {
  countTurns();
  setInterval(lookRound, 6000);
  document.addEventListener("visibilitychange", lookRound);
}
