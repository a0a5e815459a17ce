/** Why a target does not go with what is chosen: the house is asked, and the choice is kept. */

/** @param {import("./table.js").SixgunTable} screen @param {string[]} taps what is chosen, and what was tapped last */
export async function askWhy(screen, taps) {
  const { decision } = screen.view;
  const shown = screen.refusal;
  const asked = taps.filter((spot) => !spot.startsWith("say.") && !spot.startsWith("amount.")).map((spot) => `spot=${encodeURIComponent(spot)}`);
  try {
    const answer = await fetch(`/table/${encodeURIComponent(screen.match)}/why.json?${asked.join("&")}`);
    /** @type {Wire.WhyShown} */
    const { sentence, rule } = answer.ok ? await answer.json() : { sentence: "", rule: "" };
    if (!sentence || screen.refusal !== shown || screen.view.decision !== decision) return;
    screen.refusal = { sentence, rule };
    screen.requestUpdate();
  } catch {
    // What was said before stays.
  }
}
