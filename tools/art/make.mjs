// Makes the art of the saloon from its packages. The result is committed: nobody who plays or installs needs this.
import { build } from "esbuild";
import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import subset from "subset-font";
import { optimize } from "svgo";
import { PICTURES, SCREEN } from "./icons.mjs";

const here = path.dirname(new URL(import.meta.url).pathname);
const out = path.resolve(here, "../../src/sixgun/web/static");
const packages = path.join(here, "node_modules");
const require = createRequire(import.meta.url);
const write = (name, text) => {
  const file = path.join(out, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};

// Lit as one module -------------------------------------------------------------------------------------------------
await build({
  stdin: { resolveDir: here, contents: `
    export * from "lit";
    export { AsyncDirective } from "lit/async-directive.js";
    export { Directive, PartType, directive } from "lit/directive.js";
    export { choose } from "lit/directives/choose.js";
    export { classMap } from "lit/directives/class-map.js";
    export { guard } from "lit/directives/guard.js";
    export { ifDefined } from "lit/directives/if-defined.js";
    export { keyed } from "lit/directives/keyed.js";
    export { live } from "lit/directives/live.js";
    export { createRef, ref } from "lit/directives/ref.js";
    export { repeat } from "lit/directives/repeat.js";
    export { when } from "lit/directives/when.js";` },
  bundle: true, minify: true, format: "esm", target: "es2022", legalComments: "none", conditions: ["browser", "production"],
  banner: { js: "/* Lit 3.3.3, (c) Google LLC, BSD-3-Clause: see LICENSE-lit.txt */" },
  outfile: path.join(out, "vendor/lit.js"),
});
fs.copyFileSync(path.join(packages, "lit/LICENSE"), path.join(out, "vendor/LICENSE-lit.txt"));

// Icons: one sprite, and who drew what ------------------------------------------------------------------------------
const games = require("@iconify-json/game-icons/icons.json");
const screen = require("@iconify-json/lucide/icons.json");
const drawn = (set, name) => {
  const found = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!found) throw new Error(`no icon ${name}`);
  return found.body.replace(/ fill="currentColor"/, "");
};
const rounded = (body, size) => {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${body}</svg>`;
  const plugins = [{ name: "convertPathData", params: { floatPrecision: size > 100 ? 0 : 2, transformPrecision: 4 } }];
  return optimize(picture, { multipass: true, plugins }).data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
};
const pascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_, dash, letter) => letter.toUpperCase());
const folders = fs.readdirSync(path.join(packages, "game-icons-react/dist"), { withFileTypes: true }).filter((e) => e.isDirectory());
const authors = {};
for (const name of PICTURES) {
  const files = folders.map((folder) => path.join(packages, "game-icons-react/dist", folder.name, `${pascal(name)}.js`));
  const start = drawn(games, name).match(/ d="[Mm](\d+)/)?.[1]; // two may have drawn the same thing
  let by = folders.filter((_, n) => fs.existsSync(files[n]));
  if (by.length > 1) {
    by = by.filter(({ name: folder }) => files.some((file) =>
      file.includes(`/${folder}/`) && new RegExp(` d: "[Mm]${start}\\b`).test(fs.readFileSync(file, "utf8"))));
  }
  (authors[by.length === 1 ? by[0].name : "unknown"] ??= []).push(name);
}
const symbols = [
  ...PICTURES.map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${rounded(drawn(games, name), 512)}</symbol>`),
  ...Object.entries(SCREEN).map(([name, lucide]) => `<symbol id="ui-${name}" viewBox="0 0 24 24">${rounded(drawn(screen, lucide), 24)}</symbol>`),
];
write("icons/icons.svg", `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
for (const names of Object.values(authors)) names.sort();
write("icons/authors.json", JSON.stringify(Object.fromEntries(Object.entries(authors).sort()), null, 1) + "\n");
const favicon = drawn(games, "law-star");
const star = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="96" fill="#2b1d13"/><g fill="#e0a83c" transform="translate(41 41) scale(.84)">${favicon}</g>`;
write("icons/favicon.svg", `${star}</svg>\n`);
write("icons/favicon-turn.svg", `${star}<circle cx="392" cy="392" r="112" fill="#d8432f" stroke="#fff6dd" stroke-width="20"/></svg>\n`);

// Playing cards: Adrian Kennard's, CC0 ------------------------------------------------------------------------------
const cards = path.join(packages, "@heruka_urgyen/react-playing-cards/src/images");
const lean = {
  multipass: true,
  floatPrecision: 1,
  plugins: [
    { name: "preset-default", params: { overrides: { cleanupIds: { minify: true }, convertPathData: { floatPrecision: 1 } } } },
    "removeDimensions", "removeXlink",
    { name: "removeAttrs", params: { attrs: "svg:(class|face|preserveAspectRatio)" } },
  ],
};
for (const [from, to] of [["2color", "plain"], ["4color", "four"], ["2color-bf", "large"], ["4color-bf", "large-four"]]) {
  for (const file of fs.readdirSync(path.join(cards, from))) {
    const [rank, suit] = file;
    const name = suit === "J" ? "joker.svg" : `${rank}${suit.toLowerCase()}.svg`;
    write(`cards/${to}/${name}`, optimize(fs.readFileSync(path.join(cards, from, file), "utf8"), lean).data + "\n");
  }
}

// Fonts ----------------------------------------------------------------------------------------------------------------
// Atkinson comes in two files, so that a page in English loads the letters of English, and signs of sums, only. Rye stays as it is: its
// name is reserved, and a smaller Rye would have to be called something else.
const plain = Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n)).join("") + "–—‘’“”…·×−";
const font = (name, file) => fs.readFileSync(path.join(packages, `@fontsource/${name}/files/${file}.woff2`));
write("fonts/rye.woff2", font("rye", "rye-latin-400-normal"));
for (const weight of [400, 700]) {
  const whole = font("atkinson-hyperlegible", `atkinson-hyperlegible-latin-${weight}-normal`);
  write(`fonts/atkinson-${weight}.woff2`, whole);
  write(`fonts/atkinson-${weight}-plain.woff2`, await subset(whole, plain, { targetFormat: "woff2" }));
}
for (const name of ["rye", "atkinson-hyperlegible"]) {
  fs.copyFileSync(path.join(packages, `@fontsource/${name}/LICENSE`), path.join(out, `fonts/LICENSE-${name}.txt`));
}
