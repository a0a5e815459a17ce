/** The way to a bug report about this table: enough to find it, too little to sit down at it. */
import { html } from "../vendor/lit.js";

/** @param {import("./screen.js").Screen} screen */
export function reportLink({ view, dataset }) {
  const said = { game: dataset.title ?? "", table: (dataset.match ?? "").slice(0, 4), event: String(view?.seq ?? ""), status: view?.status ?? "", page: location.pathname.split("/")[1] };
  return html`<a class="report" href=${`/report?${new URLSearchParams(said)}`} target="_blank" rel="noopener">Report a problem</a>`;
}
