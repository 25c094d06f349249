// The example of each kind is played by mouse and keys until it is solved: lines and borders by clicks on them, values by clicks or keys
// as the kind has them. SATOR_KINDS names some kinds. node --test web/page/test/kinds.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { picture, rules, solve } from "../../package/dist/node.js";
import { board, linkOf, open } from "./harness.mjs";
import { load } from "./modules.mjs";

const kWanted = process.env.SATOR_KINDS?.split(",");
/** Kinds whose example is long to type. */
const kLong = /^(sudoku|windoku|killer|crossword)$/;

/** The place of a line as a cell and a point of it: "R1C1/R1C2", "R1C1/top", "R1C1-R1C2". */
function placeOf(name) {
  const [first, second] = name.split(/[/-]/);
  const [row, column] = /R(\d+)C(\d+)/.exec(first).slice(1).map(Number);
  const sides = { top: [0.5, 0.02], bottom: [0.5, 0.98], left: [0.02, 0.5], right: [0.98, 0.5] };
  return [first, sides[second] ?? (second === `R${row}C${column + 1}` ? [1, 0.5] : [0.5, 1])];
}

/** How often a click enters this value: the place of the value in the list, from 1; 0 if clicks do not enter it. */
const clicksFor = (values, value) => values.indexOf(value) + 1;

async function play(page, drawn, solution) {
  const boxes = new Map();
  for (const cell of await page.locator("[role=gridcell]").all())
    boxes.set((await cell.getAttribute("aria-label")).split(",")[0], await cell.boundingBox());
  const click = async (name, [x, y], times) => {
    const box = boxes.get(name);
    for (let i = 0; i < times; ++i) await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
  };
  for (const { name, values, line, given } of drawn.between ?? []) {
    const value = solution.values[name];
    const lines = values.filter(({ look }) => look !== "nothing").map((other) => other.value);
    if (line.length === 2 && given === undefined) await click(...placeOf(name), clicksFor(lines, value));
  }
  const values = solution.grid.flat();
  const isOpen = (value) => drawn.looks.some((look) => look.value === value && look.open === true);
  for (const [i, cell] of drawn.cells.entries()) {
    const clicks = drawn.clicks.filter((value) => cell.values.includes(value));
    const isLeftOpen = drawn.clicks.length > 0 && isOpen(values[i]);
    // What a loop leaves out needs no entry.
    const isOffLoop = drawn.between !== undefined && clicks.every(isOpen);
    if (cell.given !== undefined || cell.values.length < 2 || isLeftOpen || isOffLoop) continue;
    const times = clicksFor(clicks, values[i]);
    await click(cell.name, [0.5, 0.5], Math.max(1, times));
    if (times === 0) await page.keyboard.type(values[i]);
  }
}

test("the example of each kind is solved by mouse and keys", { timeout: 1_800_000 }, async () => {
  const { kinds } = await rules();
  const failed = [];
  for (const { name, example } of kinds) {
    if (kWanted === undefined ? kLong.test(name) : !kWanted.includes(name)) continue;
    const [shown, solved] = [await picture(example, { blank: "blank" }), await solve(example, { blank: "blank" })];
    const { page, close } = await open(linkOf(example), { viewport: { width: 1280, height: 900 } });
    await board(page).waitFor();
    await play(page, shown.answers[0], solved.answers[0].solutions[0]);
    const isSolved = await page
      .locator(".solved")
      .waitFor({ timeout: 15_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isSolved) failed.push(name);
    await close();
  }
  assert.deepEqual(failed, []);
});

/** Positions that players of a kind leave open, although the solution has a value there. */
const kRim = /\/(top|bottom|left|right)$/;

test(
  "each kind is solved by what its players enter: no white cells, no rim, no crosses",
  { timeout: 300_000 },
  async () => {
    const { completed, isUnprinted } = await load("sator/lines.ts");
    const { positionsOf } = await load("sator/picture.ts");
    const { kinds } = await rules();
    const found = [];
    for (const { name, example } of kinds) {
      const drawn = (await picture(example, { blank: "blank" })).answers[0];
      const { answers } = await solve(example, { blank: "blank", time_limit: 20_000, limit: 1 });
      const { grid, values = {} } = answers[0].solutions[0];
      const positions = positionsOf(drawn);
      const solution = new Map(grid.flat().map((value, id) => [id, value === "" ? "blank" : value]));
      for (const position of positions) if (position.name in values) solution.set(position.id, values[position.name]);
      const isLeftOpen = (id, value) =>
        isUnprinted(drawn, id, value) ||
        (kRim.test(positions[id].name) && drawn.rules.some((rule) => rule.name === "division")) ||
        (name === "minesweeper" && /^\d/.test(value));
      const entered = new Map(positions.flatMap(({ id, given }) => (given === undefined ? [] : [[id, given]])));
      for (const [id, value] of solution) if (!isLeftOpen(id, value)) entered.set(id, value);
      const whole = completed(drawn, entered);
      for (const [id, value] of solution)
        if (whole?.[positions[id].name] !== value) found.push(`${name}: ${positions[id].name} is not ${value}`);
    }
    assert.deepEqual(found.slice(0, 20), []);
  },
);
