// Makes what the page shows before it asks anything: public/gallery/ has each puzzle of puzzles/ and its picture, with a list of
// titles, kinds and grades; public/rules/ has a picture of each rule's example; src/generated/ has the style sheet of pictures
// and the list of rules. Answers are kept in .cache by the hash of the text and of sator.wasm.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { createServer } from "vite";

import { parse, picture, rate, render, rules } from "../../package/dist/node.js";

const kPage = join(dirname(fileURLToPath(import.meta.url)), "..");
const kPuzzles = join(kPage, "../../puzzles");
const kRatingMilliseconds = 4_000;
/** Tests need no grades, and some puzzles take seconds. */
const kIsQuick = process.env["SATOR_QUICK"] === "--quick";
const kGroups = [
  ["regex", /^regex/],
  [
    "sudoku",
    /sudoku|jigsaw|^(windoku|indexer|nabner|disjoint|extra-regions|global-entropy|numbered|parity-line|pill|battlefield|counting-circles|even-odd|double-arrow|slow-|ten-lines|modular|x-sums|sandwich|lockout|zipper|full-rank|min-max)/,
  ],
  ["regions", /-block$|heavy-dots|lohkous|kaito-ramma|nikoji|snake-pit|voxas|wafusuma|yajitatami/],
  ["sums", /kakuro|kenken|kakurasu|magic|sum|cross-number|cryptarithm|little-killer|kropki|skyscraper|futoshiki/],
  ["words", /word|crossword|langford|dutch|zebra/],
  [
    "lines",
    /slitherlink|masyu|yajilin|entry-exit|linesweeper|nuri-loop|doors|lither|barns|wblink|midloop|icewalk|waterwalk|tapaloop|nagare|onsen|rassi|pipes/,
  ],
  [
    "shading",
    /nonogram|akari|tents|star|battleships|minesweeper|norinori|magnets|queens|binary|doppelblock|nurikabe|hitori|tapa|yin-yang|kuromasu|smullyan|bosnian|light-and-shadow|nibun-nogo|oasis|one-room|nuritwin|akichi|martini|hasunomura|tetrochain|mannequin/,
  ],
];

// The geometry of pictures is the page's own. Vite would watch the files that are written below, and complain about them.
const vite = await createServer({
  root: kPage,
  server: { middlewareMode: true },
  appType: "custom",
  logLevel: "error",
});
const { thumbnailSvg } = await vite.ssrLoadModule("/src/board/thumbnail.ts");
await vite.close();
const thumbnailStyle = await styleOf("auto");

const wasmHash = createHash("sha256")
  .update(readFileSync(join(kPage, "../package/dist/sator.wasm")))
  .digest("hex");

/** Returns what `make` returns, from the cache if nothing has changed. */
async function cached(name, text, make) {
  const folder = join(kPage, ".cache");
  const file = join(
    folder,
    createHash("sha256").update(`${name}\n${wasmHash}\n${text}`).digest("hex").slice(0, 24) + ".json",
  );
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const made = await make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(made));
  return made;
}

function group(kind) {
  return kGroups.find(([, names]) => names.test(kind))?.[0] ?? "other";
}

/** Returns the style sheet of pictures. */
async function styleOf(theme) {
  const reply = await render("grid 2x2\nrange 1..2\n", { theme });
  return /<style>\n?([\s\S]*?)<\/style>/.exec(reply.answers[0].svg)[1];
}

/** Returns a thumbnail; "" if the text cannot be drawn. */
async function thumbnailOf(text, file, files = {}) {
  const reply = await picture(text, { files });
  if (reply.answers[0]?.shapes !== undefined) return thumbnailSvg(reply.answers[0], thumbnailStyle);
  console.error(`${file}: ${reply.errors[0]?.text ?? reply.answers[0]?.message ?? "no picture"}`);
  return "";
}

async function entry(kind, file) {
  const path = `${kind}/${file}`;
  const text = readFileSync(join(kPuzzles, path), "utf8");
  const [read, rated, svg] = await Promise.all([
    cached("parse", text, () => parse(text)),
    kIsQuick ? { answers: [] } : cached("rate", text, () => rate(text, { time_limit: kRatingMilliseconds })),
    cached("thumbnail", thumbnailStyle + text, () => thumbnailOf(text, path)),
  ]);
  const puzzle = read.answers[0];
  const folder = join(kPage, "public/gallery", kind);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, `${file}.svg`), svg);
  return {
    path,
    kind,
    group: group(kind),
    title: puzzle.title || file.replace(/\.\w+$/, "").replaceAll("-", " "),
    cells: puzzle.cells,
    several: read.answers.length > 1,
    grade: rated.answers[0]?.grade ?? 0,
  };
}

async function gallery() {
  rmSync(join(kPage, "public/gallery"), { recursive: true, force: true });
  const entries = [];
  for (const kind of readdirSync(kPuzzles).sort()) {
    const files = readdirSync(join(kPuzzles, kind)).filter((file) => /\.(sator|json)$/.test(file));
    entries.push(...(await Promise.all(files.sort().map((file) => entry(kind, file)))));
  }
  writeFileSync(join(kPage, "public/gallery/list.json"), JSON.stringify(entries));
  return entries.length;
}

async function registry() {
  const list = await rules();
  const folder = join(kPage, "public/rules");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const row of [...list.rules, ...list.kinds]) {
    const files = Object.fromEntries((row.example_files ?? []).map((file) => [file.name, file.text]));
    const svg = row.example
      ? await cached("thumbnail", thumbnailStyle + row.example, () => thumbnailOf(row.example, row.name, files))
      : "";
    if (svg !== "") writeFileSync(join(folder, `${row.name}.svg`), svg);
  }
  writeFileSync(join(folder, "list.json"), JSON.stringify(list));
}

async function style() {
  const [light, dark] = [await styleOf("light"), await styleOf("dark")];
  mkdirSync(join(kPage, "src/generated"), { recursive: true });
  const css = `/* The style sheet of Sator's pictures, by scripts/make_gallery.mjs. */\n${light}\n[data-theme="dark"] {\n${dark}}\n@media print {\n:root[data-theme] {\n${light}}\n}\n`;
  writeFileSync(join(kPage, "src/generated/picture.css"), css);
}

const count = await gallery();
await registry();
await style();
console.log(`${count} puzzles in the gallery`);
process.exit(0);
