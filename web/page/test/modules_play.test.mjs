// The player's grid, its keys and its record: node --test web/page/test/modules_play.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { load, randomNumbers } from "./modules.mjs";

test("a record of changes gives back each grid, and a stranger's keeps only what fits", async () => {
  const { gridAfter, kMostMoves, moveBetween, readMoves, withMove } = await load("play/recording.ts");
  const { enterMark, enterValue, erase } = await load("play/player_grid.ts");
  const cells = new Map(["a", "b", "c"].map((name) => [name, ["1", "2", "3"]]));
  const names = [...cells.keys()];
  const random = randomNumbers(11);
  const grids = [{}];
  let moves = [];
  for (let i = 0; i < 200; ++i) {
    const before = grids.at(-1);
    const chosen = names.slice(random(2), 1 + random(3));
    const symbol = String(1 + random(3));
    const after = [
      () => enterValue(before, chosen, symbol),
      () => enterMark(before, chosen, "corner", symbol),
      () => erase(before, chosen),
    ][random(3)]();
    const move = moveBetween(before, after, i);
    if (move === null) continue;
    moves = withMove(moves, move);
    grids.push(after);
  }
  const sorted = (grid) =>
    Object.entries(grid)
      .sort()
      .map(([name, entry]) => [name, { ...entry, corner: [...entry.corner].sort() }]);
  const same = (a, b) => assert.deepEqual(sorted(a), sorted(b));
  const travelled = readMoves(JSON.parse(JSON.stringify(moves)), cells);
  grids.forEach((grid, i) => same(gridAfter(travelled, i), grid));

  let long = [];
  for (let i = 0; i <= kMostMoves; ++i) long = withMove(long, moves[i % moves.length]);
  assert.equal(long.length, kMostMoves);

  const strange = [
    3,
    null,
    { at: "x", changed: {} },
    { at: 1, changed: { z: {}, a: { value: "9" }, b: { value: "2", corner: "x" } } },
  ];
  const read = readMoves(strange, cells);
  same(gridAfter(read, read.length), { b: { value: "2", corner: [], centre: [], colours: [], sign: "" } });
  for (const other of [null, 3, {}, "x"]) assert.deepEqual(readMoves(other, cells), []);
});

test("two grids that were played on from one are merged, and a record gives back each grid before", async () => {
  const { gridsOf, merged, moveBetween } = await load("play/recording.ts");
  const { setValue } = await load("play/player_grid.ts");
  const base = setValue({}, ["a", "b"], "1");
  const mine = setValue(base, ["a"], "2");
  const theirs = setValue(setValue(base, ["b"], ""), ["a", "c"], "3");
  const both = merged(base, mine, theirs);
  assert.deepEqual(Object.entries(both).map(([cell, { value }]) => cell + value), ["a2", "c3"]); // prettier-ignore
  const moves = [moveBetween({}, base, 0), moveBetween(base, theirs, 1)];
  assert.deepEqual(gridsOf(moves), [{}, base, theirs]);
});

test("entering a value again takes it away, and erasing takes off layer by layer", async () => {
  const grids = await load("play/player_grid.ts");
  let grid = grids.enterMark({}, ["R1C1", "R1C2"], "corner", "3");
  grid = grids.enterColour(grid, ["R1C1"], 2);
  grid = grids.enterValue(grid, ["R1C1"], "5");
  assert.deepEqual(grid["R1C1"], { value: "5", corner: ["3"], centre: [], colours: [2], sign: "" });
  assert.equal(grids.enterValue(grid, ["R1C1"], "5")["R1C1"].value, "");
  grid = grids.erase(grid, ["R1C1"]);
  assert.equal(grid["R1C1"].value, "");
  grid = grids.erase(grid, ["R1C1"]);
  assert.deepEqual(grid["R1C1"], { value: "", corner: [], centre: [], colours: [2], sign: "" });
  grid = grids.erase(grid, ["R1C1"]);
  assert.equal(grid["R1C1"], undefined);
  assert.deepEqual(Object.keys(grid), ["R1C2"]);
});

test("a dot takes the place of a cross, stays out of filled cells, and is erased with the marks", async () => {
  const grids = await load("play/player_grid.ts");
  let grid = grids.enterValue({}, ["R1C1"], "5");
  grid = grids.enterSign(grid, ["R1C1", "R1C2"], "cross");
  grid = grids.enterSign(grid, ["R1C2", "R1C3"], "dot");
  assert.deepEqual(
    Object.entries(grid).map(([cell, { sign }]) => [cell, sign]),
    [
      ["R1C1", ""],
      ["R1C2", "dot"],
      ["R1C3", "dot"],
    ],
  );
  assert.deepEqual(Object.keys(grids.enterSign(grid, ["R1C2"], "dot")), ["R1C1", "R1C3"]);
  assert.deepEqual(Object.keys(grids.erase(grid, ["R1C2", "R1C3"])), ["R1C1"]);
  const values = new Map([
    ["R1C1", ["1", "5"]],
    ["R1C2", ["1", "5"]],
    ["R1C3", ["1", "5"]],
  ]);
  assert.deepEqual(grids.readPlayerGrid(JSON.parse(JSON.stringify(grid)), values), grid);
});

test("a grid from elsewhere keeps only what fits", async () => {
  const { readPlayerGrid } = await load("play/player_grid.ts");
  const cells = new Map([["R1C1", ["1", "2"]]]);
  const data = {
    R1C1: { value: "9", corner: ["2", "7", 4], centre: "1", colours: ["red", 2.5], sign: "star" },
    R9C9: { value: "1" },
    x: null,
  };
  assert.deepEqual(readPlayerGrid(data, cells), {
    R1C1: { value: "", corner: ["2"], centre: [], colours: [], sign: "" },
  });
  for (const other of [null, 3, "x", []]) assert.deepEqual(readPlayerGrid(other, cells), {});
});

test("a cell has several colours, and the one colour of an old record is read", async () => {
  const { enterColour, readPlayerGrid } = await load("play/player_grid.ts");
  let grid = enterColour({}, ["R1C1", "R1C2"], 3);
  grid = enterColour(grid, ["R1C1"], 1);
  assert.deepEqual(grid["R1C1"].colours, [3, 1]);
  assert.deepEqual(enterColour(grid, ["R1C1", "R1C2"], 3)["R1C1"].colours, [1]);
  const { stripes } = await load("board/stripes.ts");
  const square = [[0, 0], [10, 0], [10, 10], [0, 10]]; // prettier-ignore
  const area = (outline) =>
    Math.abs(outline.reduce((sum, [x, y], i) => {
      const [u, v] = outline[(i + 1) % outline.length];
      return sum + x * v - u * y;
    }, 0)) / 2; // prettier-ignore
  const total = stripes(square, 3).reduce((sum, stripe) => sum + area(stripe), 0);
  assert.ok(Math.abs(total - 100) < 1e-9);
  const cells = new Map([["R1C1", ["1"]]]);
  assert.deepEqual(readPlayerGrid({ R1C1: { colour: 4 } }, cells)["R1C1"].colours, [4]);
});

test("letters are written along each word once, across before down, and never backwards", async () => {
  const { slotsOf } = await load("play/writing.svelte.ts");
  const cells = [0, 1, 2, 3].map((id) => ({ id, at: [id % 2, Math.floor(id / 2)].map((n) => n * 48) }));
  const rule = (name, ...parts) => ({ name, parts });
  const picture = {
    clicks: [],
    cells,
    rules: [rule("regex", [2, 0], [1, 0]), rule("word", [0, 1]), rule("sum", [2, 3])],
  };
  assert.deepEqual(slotsOf(picture), [
    [0, 1],
    [0, 2],
  ]);
  assert.deepEqual(slotsOf({ ...picture, clicks: ["#"] }), []);
});

test("cells that must differ are those of distinct values, and of permutations of as many values", async () => {
  const { clashingCells, seenCells } = await load("play/seen_cells.ts");
  const cells = [0, 1, 2].map((id) => ({ id, values: ["1", "2", "3"] }));
  const seen = seenCells({
    cells,
    rules: [
      { name: "permutation", arguments: "1..3", parts: [[0, 1, 2]] },
      { name: "sum", arguments: "5", parts: [[0, 1]] },
    ],
  });
  assert.deepEqual([...seen.get(0)], [1, 2]);
  assert.equal(seenCells({ cells, rules: [{ name: "permutation", arguments: "1 1", parts: [[0, 1]] }] }).size, 0);
  for (const values of ["1 1 2", "1..2 2"])
    assert.equal(seenCells({ cells, rules: [{ name: "permutation", arguments: values, parts: [[0, 1, 2]] }] }).size, 0);
  assert.deepEqual(clashingCells(seen, new Map([[0, "1"], [1, "2"], [2, "1"]])), [0, 2]); // prettier-ignore
});

test("symbols of several characters are typed", async () => {
  const { TypedSymbol } = await load("play/typed_symbol.ts");
  const typed = new TypedSymbol();
  const symbols = ["1", "2", "10", "12", "A"];
  assert.equal(typed.add("1", symbols, 0), "1");
  assert.equal(typed.add("2", symbols, 100), "12");
  assert.equal(typed.add("1", symbols, 5000), "1");
  assert.equal(typed.add("2", symbols, 9000), "2");
  assert.equal(typed.add("a", symbols, 9100), "A");
  assert.equal(typed.add("z", symbols, 9200), "");
  assert.equal(typed.add("1", symbols, 9300, 5), "1");
  assert.equal(typed.add("2", symbols, 9400, 6), "2"); // in another cell
});

test("what no solution has is a mistake, as a broken rule is", async () => {
  const { hasMistake } = await load("play/mistakes.ts");
  const none = { changed: [], broken: [], dead_end: [], no_solution: false };
  assert.ok(!hasMistake({ mistakes: none }));
  for (const [name, value] of Object.entries({ changed: [{}], broken: [{}], dead_end: [{}], no_solution: true }))
    assert.ok(hasMistake({ mistakes: { ...none, [name]: value } }), name);
});

test("progress in a file is that of one puzzle", async () => {
  const { gridOfProgress, progressText } = await load("play/progress_file.ts");
  const grid = { R1C1: { value: "1", corner: [], centre: [], colours: [], sign: "" } };
  assert.deepEqual(gridOfProgress(progressText("a", grid), "a"), grid);
  assert.equal(gridOfProgress(progressText("a", grid), "b"), undefined);
  for (const other of ["", "null", "3", "{}"]) assert.equal(gridOfProgress(other, "a"), undefined, other);
});

test("keys move along rows, columns and the slanted axes", async () => {
  const { movedTo } = await load("play/moves.ts");
  const hexagon = { id: 4, next: { left: 3, right: 5, "left-up": 1, "right-up": 2, "left-down": 6, "right-down": 7 } };
  const moves = { ArrowLeft: 3, ArrowRight: 5, Home: 1, PageUp: 2, End: 6, PageDown: 7, ArrowUp: 1, ArrowDown: 7 };
  for (const [key, to] of Object.entries(moves)) assert.equal(movedTo(hexagon, key), to);
  assert.equal(movedTo({ id: 0, next: { right: 1 } }, "ArrowUp"), 0);
  assert.equal(movedTo(hexagon, "x"), null);
});
