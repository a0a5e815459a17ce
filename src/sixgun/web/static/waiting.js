/* The waiting page: watches, and goes on when the rules are ready. Without it the page refreshes itself. */
import { follow, show } from "./preparing.js";

const place = /** @type {HTMLElement} */ (document.querySelector("[data-waiting]"));
follow((states) => {
  const state = states[place.dataset.waiting ?? ""];
  if (!state) return true;
  show(place, state);
  if (state.done) location.reload();
  return state.done;
}, 800);
