/** Small plots: columns in an order, or rows. Every number stands beside its bar, so nobody has to measure. */
import { html, nothing } from "../vendor/lit.js";
import { icon } from "../table/icons.js";

/** @param {Wire.Plot} plot */
export function figure(plot) {
  const most = Math.max(1, ...plot.bars.map(({ value }) => value));
  return html`<figure class="plot"><figcaption>${plot.title}${plot.note ? html` <small>${plot.note}</small>` : nothing}</figcaption>
    ${plot.upright ? html`<ol class="curve">${plot.bars.map((bar) => column(bar, most))}</ol>` : html`<ul class="measures">${plot.bars.map((bar) => row(bar, most))}</ul>`}</figure>`;
}

/** @param {Wire.Bar} bar @param {number} most */
function column({ label, value, said }, most) {
  const high = (100 * Math.max(0, value)) / most;
  return html`<li><span class="sr">${label}: ${said}</span><b aria-hidden="true">${value ? said : ""}</b>
    <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true"><rect width="10" y=${100 - high} height=${high}></rect></svg>
    <span class="label" aria-hidden="true">${label}</span></li>`;
}

/** @param {Wire.Bar} bar @param {number} most */
function row({ label, value, said, note, icon: picture }, most) {
  return html`<li><span class="label">${picture ? icon(picture) : nothing} ${label}</span>
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="10"></rect><rect height="10" width=${(100 * Math.max(0, value)) / most}></rect></svg>
    <b>${said}</b>${note ? html`<small>${note}</small>` : nothing}</li>`;
}
