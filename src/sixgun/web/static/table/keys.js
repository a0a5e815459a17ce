/** Keys. A setting switches the single letters off; while somebody types they are letters. */
import { moveInZone } from "./focus.js";

const TYPING = "input:not([type=range], [type=checkbox], [type=radio]), textarea, select";

/** @param {import("./screen.js").Screen} screen @param {KeyboardEvent} event */
export function onKey(screen, event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !screen.view) return;
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  screen.byKey = event.key === "Enter" || event.key === " " || event.key === "h";
  if (event.key === "Escape") {
    escape(screen);
    return;
  }
  if (target.matches(TYPING) || moveInZone(event) || !screen.settings.keys) return;
  const act = { i: () => inspect(target), s: () => screen.saySummary(), u: () => screen.undo(), h: () => screen.ask(), m: () => toMoves(screen), "?": () => screen.openPanel("settings") }[event.key];
  if (!act) return;
  act();
  event.preventDefault();
}

/** @param {import("./screen.js").Screen} screen */
function escape(screen) {
  if (screen.selection.taps.length || screen.selection.armed || screen.refusal || screen.looked) screen.letGo();
  else if (screen.opened >= 0) screen.openPlayer(-1);
  else if (screen.sealed) { screen.sealed = false; screen.requestUpdate(); }
  else if (screen.panelOpen && screen.narrow) screen.closePanel();
}

/** The card in focus says what it does, as a long press would. @param {HTMLElement} target */
function inspect(target) {
  if (target.matches(".card")) target.dispatchEvent(new Event("contextmenu", { cancelable: true }));
}

/** @param {import("./screen.js").Screen} screen */
function toMoves(screen) {
  screen.panelOpen = false;
  screen.openPanel("moves");
  screen.updateComplete.then(() => {
    const seen = [...screen.querySelectorAll(".moves button")].find((each) => each.checkVisibility());
    const first = seen ?? screen.querySelector(".kind > summary") ?? screen.querySelector("#panel");
    /** @type {HTMLElement | null} */ (first)?.focus();
  });
}
