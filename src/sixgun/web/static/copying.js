/* A button that copies a text of the page; without a script there is none. */
for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("button[data-copy]"))) {
  const from = document.getElementById(button.dataset.copy ?? "");
  if (!from || !navigator.clipboard) continue;
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(from instanceof HTMLTextAreaElement ? from.value : from.textContent ?? "");
    button.textContent = "Copied";
  });
}
