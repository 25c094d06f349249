// The size of a grid, removals, and solutions by cells: node --test web/page/test/modules_set.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./modules.mjs";

test("the corner of a rectangle is dragged to another size", async () => {
  const { cornerOf, extentOf, sizeAt, sizeText } = await load("set/grid_extent.ts");
  const square = (x, y) => ({
    outline: [
      [x, y],
      [x + 10, y],
      [x + 10, y + 10],
      [x, y + 10],
    ],
  });
  const cells = [square(5, 5), square(15, 5), square(25, 5), square(5, 15), square(15, 15), square(25, 15)];
  const extent = extentOf({ shape: "square", side: 10, cells, outside: [] });
  assert.deepEqual([extent.left, extent.top, extent.side, extent.columns, extent.rows], [5, 5, 10, 3, 2]);
  assert.deepEqual(cornerOf(extent, 3, 2), [35, 25]);
  assert.equal(sizeText(extent, 4, 2), "4x2");
  assert.deepEqual(sizeAt(extent, [46, 24]), [4, 2]);
  assert.deepEqual(sizeAt(extent, [-90, 9000]), [1, 50]);
  assert.equal(extentOf({ shape: "square", side: 10, cells: cells.slice(1), outside: [] }), null);
  assert.equal(extentOf({ shape: "hexagon", side: 10, cells, outside: [] }), null);
  assert.equal(sizeText({ shape: "hexagon" }, 3, 3), "hexagon 3 3 3");
  assert.equal(sizeText({ shape: "hexagon" }, 5, 4), "hexagon 5 4 6");
});

test("a solution is read row by row, without places for holes", async () => {
  const { valuesOfSolution } = await load("check/check_layers.ts");
  const picture = { cells: ["R1C1", "R1C3", "R2C2"].map((name, id) => ({ id, name })) };
  assert.deepEqual(
    [...valuesOfSolution(picture, { grid: [["A", "B"], ["C"]] })],
    [
      [0, "A"],
      [1, "B"],
      [2, "C"],
    ],
  );
});

test("a printed sign is removed, else a known value, else the smallest clue", async () => {
  const { removalsAt } = await load("set/removal.ts");
  const cells = [
    { name: "R1C1", at: [0, 0], given: "1" },
    { name: "R1C2", at: [1, 0] },
  ];
  const pair = { parts: [[0, 1]] };
  const picture = {
    cells,
    side: 1,
    marks: [],
    rules: [
      { ...pair, id: 0, of_kind: true },
      { ...pair, id: 1, of_kind: false },
    ],
  };
  const sign = { do: "remove_clue", rule: 0 },
    clue = { do: "remove_clue", rule: 1 };
  const value = { do: "set_values", cells: ["R1C1"], value: "" };
  const nearBorder = [0.45, 0],
    atCentre = [0, 0];
  // The kind may state the rule without a sign, so that the sign is refused.
  assert.deepEqual(removalsAt(picture, 0, nearBorder), [sign, value]);
  assert.deepEqual(removalsAt(picture, 0, atCentre), [value]);
  assert.deepEqual(removalsAt(picture, 0), [value]);
  assert.deepEqual(removalsAt(picture, 1), [sign, clue]);
  assert.deepEqual(removalsAt({ ...picture, marks: undefined }, 0, nearBorder), [value]);
  assert.deepEqual(removalsAt({ ...picture, marks: undefined }, 1), [clue]);
});
