/** The form that opens a table: what this browser keeps can be brought along, too. */
import { saved } from "./keeping.js";

const field = /** @type {HTMLSelectElement} */ (document.querySelector("select[data-bring]"));
const own = document.createElement("optgroup");
own.label = "Saved in this browser";
for (const built of saved(field.dataset.bring ?? "")) {
  const value = JSON.stringify(built);
  const there = [...field.options].find((option) => option.value === value);
  if (there) own.append(there);
  else own.append(new Option(String(built.name), value, false, built.name === field.dataset.wanted));
}
if (own.children.length) field.append(own);
