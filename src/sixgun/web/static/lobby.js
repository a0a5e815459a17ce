/* Makes the lobby livelier; everything works without it. */
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
async function lookRound() {
  if (document.hidden || document.activeElement?.closest(".board")) return;
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
function countTurns() {
  const turns = Number(document.getElementById("mine")?.dataset.turns ?? 0);
  document.title = turns ? `(${turns}) Your turn: ${title}` : title;
}
if (document.getElementById("public")) {
  countTurns();
  setInterval(lookRound, 6000);
  document.addEventListener("visibilitychange", lookRound);
}
