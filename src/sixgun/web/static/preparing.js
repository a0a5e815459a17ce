/* Asks how far the rules are prepared, and tells whoever shows it, until they all are. */
/** @param {(states: Record<string, Wire.Warmth>) => boolean} tell whether it is done @param {number} [pause] */
export async function follow(tell, pause = 1500) {
  for (;;) {
    try {
      const answer = await fetch("/warming", { headers: { accept: "application/json" } });
      if (answer.ok && tell(await answer.json())) return;
    } catch { /* the house is being restarted; ask again */ }
    await new Promise((done) => setTimeout(done, pause));
  }
}

/** @param {HTMLElement} place @param {Wire.Warmth} warmth */
export function show(place, { fraction, words }) {
  const bar = place.querySelector("progress");
  if (bar) bar.value = fraction;
  const said = place.querySelector("[data-words]");
  if (said && said.textContent !== words) said.textContent = words;
}
