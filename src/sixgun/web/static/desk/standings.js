/* The big screen stays fresh, and turns its pages when there are more players than fit. */
import { keepLatest, tickClocks } from "./latest.js";

const AT_ONCE = 2, SECONDS = 10;
let first = 0;

function turn() {
  const panels = [...document.querySelectorAll(".panel")];
  if (matchMedia("(max-width: 900px)").matches) return panels.forEach((panel) => panel.classList.remove("away"));
  if (first >= panels.length) first = 0;
  panels.forEach((panel, place) => panel.classList.toggle("away", place < first || place >= first + AT_ONCE));
}
setInterval(() => { first += AT_ONCE; turn(); }, SECONDS * 1000);
turn();
tickClocks(document);

keepLatest(3000, (page) => {
  const fresh = page.querySelector("main"), now = document.querySelector("main");
  if (!fresh || !now) return;
  now.replaceChildren(...fresh.childNodes);
  turn();
  tickClocks(document);
});
