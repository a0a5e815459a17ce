// What static/vendor/lit.js gives, by Lit's own types.
export { LitElement, html, svg, nothing, render } from "lit";
export { classMap } from "lit/directives/class-map.js";
export { repeat } from "lit/directives/repeat.js";
