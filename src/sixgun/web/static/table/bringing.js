/** Before the deal: what one's seat brings, such as a deck. Ready-made ones come from the house, the others from this browser. */
import { html, nothing } from "../vendor/lit.js";
import { saved } from "../decks/keeping.js";

/** @typedef {{id: string, name: string, text: string, brings: unknown}} Offer */

/** @param {string} game @returns {Promise<Offer[]>} */
export async function offers(game) {
  const own = saved(game).map((built) => ({ id: `own ${built.name}`, name: String(built.name), text: "yours", brings: built }));
  try {
    const answer = await fetch(`/decks/shelf.json?game=${encodeURIComponent(game)}`);
    /** @type {Wire.Shelf} */
    const { ready } = await answer.json();
    return [...ready.filter(({ bring }) => bring !== false).map(({ id, name }) => ({ id, name, text: "ready-made", brings: id })), ...own];
  } catch {
    return own;
  }
}

/** What may be chosen; the empty choice leaves it to the house. @param {Offer[]} all @param {string} chosen the name of what is brought now */
export const choices = (all, chosen) => html`<option value="" .selected=${!chosen}>The house chooses</option>${all.map(({ id, name, text }) =>
  html`<option value=${id} .selected=${name === chosen}>${name} (${text})</option>`)}`;

/** For somebody who has a seat. @param {import("./table.js").SixgunTable} screen */
export function bringing(screen) {
  const noun = screen.dataset.bring ?? "";
  const mine = /** @type {{name?: string} | null} */ (screen.seat(screen.view.viewer)?.brings ?? null);
  const chosen = String(mine?.name ?? "");
  const known = screen.offers.some(({ name }) => name === chosen);
  // The list shows what the house knows: it changes when the house has heard it, and not when it says no.
  const change = (/** @type {EventAt<HTMLSelectElement>} */ { target }) => {
    const wanted = target.value;
    target.value = known || !chosen ? screen.offers.find(({ name }) => name === chosen)?.id ?? "" : "kept";
    screen.bring(wanted);
  };
  return html`<div class="bring"><label for="bring">Your ${noun}</label>
    <select id="bring" @change=${change}>${choices(screen.offers, chosen)}${chosen && !known ? html`<option value="kept" .selected=${true}>${chosen}</option>` : nothing}</select>
    <small role="status">${chosen ? `You bring ${chosen}. ` : "You get a ready-made one. "}<a href="/decks" target="_blank" rel="noopener">Build a ${noun}</a></small></div>`;
}
