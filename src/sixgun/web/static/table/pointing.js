/** Shows where: what a suggestion or a lesson speaks of is marked on the table, in the order of its taps. */
import { spotsOfPlayer } from "./spots.js";

/** The first place with each spot; on a small screen, the tile of the player it lies with. @param {import("./screen.js").Screen} screen @param {string[]} spots @param {boolean} numbered whether they are tapped in this order */
export function point(screen, spots, numbered = true) {
  for (const element of screen.querySelectorAll("[data-point]")) element.removeAttribute("data-point");
  const found = spots.map((spot) => placeOf(screen, spot)).filter((place) => place !== null);
  found.forEach((place, at) => place.setAttribute("data-point", numbered && found.length > 1 ? String(at + 1) : ""));
}

/** @param {import("./screen.js").Screen} screen @param {string} spot @returns {Element | null} */
function placeOf(screen, spot) {
  const place = screen.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
  const over = place?.closest(".slot")?.querySelector(`.over[data-spot="${CSS.escape(spot)}"]`); // a card that lies on it takes its taps
  if (place || !screen.view?.table) return over ?? place;
  const owner = screen.table.players.find((player) => spotsOfPlayer(player).has(spot));
  return owner ? screen.querySelector(`[data-place="head.${owner.seat}"]`) : null;
}
