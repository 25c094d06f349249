// The solution that the board draws of each puzzle of the gallery is the one that `solve` finds. SATOR_PUZZLES names some paths.
// node --test web/page/test/gallery.test.mjs
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { picture, solve } from "../../package/dist/node.js";
import { address, open } from "./harness.mjs";

const kWanted = process.env.SATOR_PUZZLES?.split(",");
const kPuzzles = fileURLToPath(new URL("../../../puzzles", import.meta.url));
/** Lists of words that the page brings itself, so that the package does not have them here. */
const kHosted = /american-english|ngerman/;

const placeOf = ([x, y]) => `${Math.round(x)},${Math.round(y)}`;
const middleOf = (line) => [0, 1].map((i) => (line[0][i] + line[1][i]) / 2);

/** What is to be drawn, by place: a text, "picture", "filled" or "line". */
function expectedSigns({ cells, looks, rules, between = [] }, { grid, values = {} }) {
  const found = new Map();
  // Print has no sign in cells that a loop leaves out, unless they are black.
  const words = rules.find(({ name }) => name === "loop")?.arguments ?? "";
  const offLoop = /except "([^"]+)"$/.exec(words)?.[1];
  const isOfLines = between.length > 0;
  const queues = new Map(grid.map((row, i) => [i + 1, [...row]]));
  const rows = new Map();
  for (const cell of cells) {
    const row = /^R(\d+)C/.exec(cell.name)?.[1];
    rows.set(row, [...(rows.get(row) ?? []), cell]);
  }
  for (const [row, inRow] of rows) {
    const symbols = row === undefined ? grid.flat() : queues.get(Number(row));
    assert.equal(symbols.length, inRow.length);
    inRow.forEach(({ at, given, values: range }, i) => {
      const look = looks.find(({ value }) => value === symbols[i]);
      if (given !== undefined || look?.open === true || (isOfLines && range.length === 1)) return;
      if (symbols[i] === offLoop && look?.filled !== true) return;
      found.set(placeOf(at), look?.path ? "picture" : look?.style || look?.filled ? "filled" : symbols[i].trim());
    });
  }
  for (const { name, line, values: drawn } of between) {
    const look = drawn.find(({ value }) => value === values[name])?.look;
    if (line.length === 2 && look !== "nothing") found.set(placeOf(middleOf(line)), "line");
  }
  return found;
}

/** The same, of the board. */
const drawnSigns = (page) =>
  page.evaluate(() => {
    const board = document.querySelector("svg.board");
    const middle = (element) => {
      const { x, y, width, height } = element.getBBox();
      return [x + width / 2, y + height / 2];
    };
    const kBaseline = 0.35;
    const all = (selector) => [...board.querySelectorAll(selector)];
    const number = (element, name) => Number(element.getAttribute(name));
    return [
      ...all("text.solution").map((text) => [
        [number(text, "x"), number(text, "y") - kBaseline * number(text, "font-size")],
        text.textContent.trim(),
      ]),
      ...all("path.solution").map((path) => {
        const { e, f } = path.transform.baseVal.consolidate().matrix;
        return [[e, f], "picture"];
      }),
      ...all("path.solid:not(.below *)").map((path) => [middle(path), "filled"]),
      ...all("path.drawn-line").map((path) => [middle(path), "line"]),
    ];
  });

test("the solution of each puzzle of the gallery is drawn as it is found", { timeout: 1_800_000 }, async () => {
  const { page, close } = await open();
  const list = await (await fetch(`${address}gallery/list.json`)).json();
  assert.ok(list.length > 100);
  const wrong = [];
  for (const { path } of list) {
    if (kWanted !== undefined && !kWanted.some((part) => path.includes(part))) continue;
    const text = readFileSync(join(kPuzzles, path), "utf8");
    if (kHosted.test(text)) continue;
    const [solved, drawn] = [(await solve(text)).answers[0], (await picture(text)).answers[0]];
    if (solved?.status !== "unique") continue;
    await page.goto("about:blank");
    await page.goto(`${address}#/puzzle/${path}?mode=check`);
    await page.waitForSelector('.verdict[data-status="unique"]', { timeout: 60_000 });
    await page.getByLabel("Show the solution").check();
    const expected = expectedSigns(drawn, solved.solutions[0]);
    const isDrawn = async () => {
      const shown = new Map((await drawnSigns(page)).map(([at, what]) => [placeOf(at), what]));
      return [...expected]
        .filter(([place, what]) => shown.get(place) !== what)
        .concat([...shown].filter(([place]) => !expected.has(place)));
    };
    let difference = await isDrawn();
    for (let i = 0; i < 20 && difference.length > 0; ++i) {
      await page.waitForTimeout(100);
      difference = await isDrawn();
    }
    if (difference.length > 0) wrong.push(`${path}: ${difference.slice(0, 5).join(" | ")}`);
  }
  assert.deepEqual(wrong, []);
  await close();
});
