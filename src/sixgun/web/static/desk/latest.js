/* Asks whether a tournament has changed, and if so fetches the page anew. */

/** Calls back with the new page whenever the mark of the tournament is another one. */
export function keepLatest(/** @type {number} */ every, /** @type {(page: Document) => void} */ changed) {
  const place = /** @type {HTMLElement | null} */ (document.querySelector("[data-latest]"));
  if (!place) return;
  let mark = place.dataset.mark;
  async function ask() {
    if (document.hidden || !place) return;
    try {
      const answer = await fetch(place.dataset.latest ?? "");
      const now = answer.ok ? (await answer.json()).mark : mark;
      if (now === mark) return;
      const whole = await fetch(location.href);
      if (!whole.ok) return;
      mark = now;
      changed(new DOMParser().parseFromString(await whole.text(), "text/html"));
    } catch { /* offline; the page stays as it was */ }
  }
  setInterval(ask, every);
  document.addEventListener("visibilitychange", ask);
}

/** Clocks that run down to the end of a round, by the clock of the house. */
export function tickClocks(/** @type {ParentNode} */ root) {
  for (const clock of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-until]"))) {
    const ahead = Number(clock.dataset.now) - Date.now(), until = Number(clock.dataset.until);
    const tick = () => {
      if (!clock.isConnected) return clearInterval(timer);
      const left = Math.max(0, Math.ceil((until - Date.now() - ahead) / 1000));
      const words = clock.querySelector("b");
      if (words) words.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    };
    const timer = setInterval(tick, 1000);
    tick();
  }
}
