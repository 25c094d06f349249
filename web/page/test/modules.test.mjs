// The page's modules without a browser: node --test web/page/test/modules.test.mjs
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { createServer } from "vite";

import * as sator from "../../package/dist/node.js";

let vite;
const load = (path) => vite.ssrLoadModule(`/src/${path}`);

before(async () => {
  const root = join(dirname(fileURLToPath(import.meta.url)), "..");
  vite = await createServer({
    root,
    server: { middlewareMode: true, ws: false },
    appType: "custom",
    logLevel: "error",
  });
});
after(() => vite.close());

/** A generator of numbers below n, the same at each run. */
function randomNumbers(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

test("a link gives back its text", async () => {
  const { decodeLink, encodeLink } = await load("share/link_code.ts");
  for (const text of ["", "sudoku\n", "title Größe 日本 🧩\nsudoku\n", "x".repeat(100_000)])
    assert.equal(await decodeLink(await encodeLink(text)), text);
});

test("files travel in a link, and are left out if they are too large", async () => {
  const { decodeLink, kMostTextBytes } = await load("share/link_code.ts");
  const { encodeFiles, readFiles } = await load("share/link_files.ts");
  const files = { "animals.txt": "CAT\nHORSE\n", "größen.txt": "ZWÖLF\n" };
  assert.deepEqual(readFiles(await decodeLink(await encodeFiles(files, null))), Object.entries(files));
  assert.equal(await encodeFiles({}, null), "");
  assert.equal(await encodeFiles({ "a.txt": "x".repeat(kMostTextBytes) }, null), null);
  assert.deepEqual(readFiles('{"a.txt": "A", "b.txt": 3}'), [["a.txt", "A"]]);
  for (const other of ["null", "3", "[1]"]) assert.deepEqual(readFiles(other), []);
});

test("of a long list only the words that a rule has room for go into a link", async () => {
  const { isWordList, neededWords } = await load("share/needed_words.ts");
  const cells = [{ values: ["A", "B"] }];
  const picture = {
    cells,
    rules: [
      {
        name: "word",
        arguments: "long.txt",
        parts: [
          [0, 1, 2],
          [0, 1, 2, 3],
        ],
      },
    ],
  };
  const list = "CAT\nhorse\nMäuse;3\nrätz\t-7\n\nstraße\nBIRD;50\nhalf;way;9\n";
  assert.equal(neededWords(list, picture), "CAT\nrätz\t-7\nstraße\nBIRD;50\nhalf;way;9");
  assert.equal(neededWords(list, { ...picture, cells: [{ values: ["A", "QU"] }] }), list);
  assert.ok(isWordList("long.txt", picture));
  assert.ok(!isWordList("other.txt", picture));
  assert.ok(
    !isWordList("long.txt", {
      ...picture,
      rules: [...picture.rules, { name: "table", arguments: "long.txt", parts: [] }],
    }),
  );
});

test("a text names a file as a word of its own", async () => {
  const { isNamed } = await load("state/hosted_lists.ts");
  for (const text of ["rule word ngerman at rows", "crossword ngerman", "ngerman"])
    assert.ok(isNamed("ngerman", text), text);
  for (const text of ["rule word ngerman.txt", "myngerman", "rule word american-english-large"])
    assert.ok(!isNamed("ngerman", text) && !isNamed("american-english", text), text);
  for (const text of ['include "mine.sator"', "rule word lists/mine.sator at rows"])
    assert.ok(isNamed("mine.sator", text), text);
  assert.ok(!isNamed("mine.sator", 'include "not-mine.sator"'));
});

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
  same(gridAfter(read, read.length), { b: { value: "2", corner: [], centre: [], colour: 0, sign: "" } });
  for (const other of [null, 3, {}, "x"]) assert.deepEqual(readMoves(other, cells), []);
});

test("a changed link is read or refused by name, never anything else", async () => {
  const { decodeLink, encodeLink, LinkError, kMostTextBytes } = await load("share/link_code.ts");
  const whole = await encodeLink("title Changed on the way\nsudoku 4x4\n| 1 . | . .\n");
  const random = randomNumbers(7);
  const characters = "ABCabc019-_.=+/%\u0000é";
  let refused = 0;
  for (let i = 0; i < 2000; ++i) {
    let code = whole;
    for (let changes = 1 + random(4); changes > 0; --changes) {
      const at = random(code.length + 1);
      code = code.slice(0, at) + characters[random(characters.length)].repeat(random(3)) + code.slice(at + random(4));
    }
    try {
      assert.ok((await decodeLink(code)).length <= kMostTextBytes);
    } catch (error) {
      assert.ok(error instanceof LinkError, `${code}: ${error}`);
      ++refused;
    }
  }
  assert.ok(refused > 1000);
});

test("entering a value again takes it away, and erasing takes off layer by layer", async () => {
  const grids = await load("play/player_grid.ts");
  let grid = grids.enterMark({}, ["R1C1", "R1C2"], "corner", "3");
  grid = grids.enterColour(grid, ["R1C1"], 2);
  grid = grids.enterValue(grid, ["R1C1"], "5");
  assert.deepEqual(grid["R1C1"], { value: "5", corner: ["3"], centre: [], colour: 2, sign: "" });
  assert.equal(grids.enterValue(grid, ["R1C1"], "5")["R1C1"].value, "");
  grid = grids.erase(grid, ["R1C1"]);
  assert.equal(grid["R1C1"].value, "");
  grid = grids.erase(grid, ["R1C1"]);
  assert.deepEqual(grid["R1C1"], { value: "", corner: [], centre: [], colour: 2, sign: "" });
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
    R1C1: { value: "9", corner: ["2", "7", 4], centre: "1", colour: "red", sign: "star" },
    R9C9: { value: "1" },
    x: null,
  };
  assert.deepEqual(readPlayerGrid(data, cells), {
    R1C1: { value: "", corner: ["2"], centre: [], colour: 0, sign: "" },
  });
  for (const other of [null, 3, "x", []]) assert.deepEqual(readPlayerGrid(other, cells), {});
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
});

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

test("keys move along rows, columns and the slanted axes", async () => {
  const { movedTo } = await load("play/moves.ts");
  const hexagon = { id: 4, next: { left: 3, right: 5, "left-up": 1, "right-up": 2, "left-down": 6, "right-down": 7 } };
  const moves = { ArrowLeft: 3, ArrowRight: 5, Home: 1, PageUp: 2, End: 6, PageDown: 7, ArrowUp: 1, ArrowDown: 7 };
  for (const [key, to] of Object.entries(moves)) assert.equal(movedTo(hexagon, key), to);
  assert.equal(movedTo({ id: 0, next: { right: 1 } }, "ArrowUp"), 0);
  assert.equal(movedTo(hexagon, "x"), null);
});

test("every language has the parts of each text", async () => {
  const { en } = await load("language/en.ts");
  const { de } = await load("language/de.ts");
  const parts = (text) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [key, text] of Object.entries(en)) assert.deepEqual(parts(de[key]), parts(text), key);
});

test("what rules, kinds and formats say has a translation, which names the same words of the language", async () => {
  const { sentencesDe } = await load("language/sentences_de.ts");
  const { rules, kinds } = await sator.rules();
  const { formats } = await sator.formats();
  const rows = [...rules, ...kinds, ...(await sator.createdKinds()), ...formats.filter((row) => row.is_written)];
  const sentences = new Set(rows.map((row) => row.summary));
  assert.deepEqual(
    [...sentences].filter((sentence) => !sentencesDe[sentence]),
    [],
    "sentences without a translation",
  );
  assert.deepEqual(
    Object.keys(sentencesDe).filter((sentence) => !sentences.has(sentence)),
    [],
    "translations of no sentence",
  );
  const words = (text) => [...new Set(text.match(/\b[A-Z]{2,}\b|'[^' ]+'|"[^" ]+"|\d+\.\.\d+/g))].sort();
  for (const [english, german] of Object.entries(sentencesDe)) assert.deepEqual(words(german), words(english), german);
});

test("every text is shown somewhere", async () => {
  const { en } = await load("language/en.ts");
  const root = join(dirname(fileURLToPath(import.meta.url)), "../src");
  const files = readdirSync(root, { recursive: true }).filter(
    (file) => /\.(ts|svelte)$/.test(file) && !file.startsWith("language"),
  );
  const sources = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  // A key is written out, or its last word is put together: t(`mode.${name}`).
  const isUsed = (key) => sources.includes(`"${key}"`) || sources.includes(`\`${key.replace(/[^.]*$/, "")}\${`);
  assert.deepEqual(
    Object.keys(en).filter((key) => !isUsed(key)),
    [],
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

test("addresses name pages", async () => {
  globalThis.location ??= { hash: "" };
  globalThis.addEventListener ??= () => undefined;
  const { parseRoute } = await load("state/route.svelte.ts");
  assert.deepEqual(parseRoute("#/puzzle/sudoku/plain.sator?mode=explain"), {
    page: "gallery",
    path: "sudoku/plain.sator",
    mode: "explain",
  });
  assert.deepEqual(parseRoute("#embed&p=1.ab-_&g=1.c"), {
    page: "link",
    code: "1.ab-_",
    progress: "1.c",
    moves: "",
    files: "",
    isEmbedded: true,
  });
  assert.deepEqual(parseRoute("#/no/such"), { page: "home" });
});

test("the page is small: the shell, and all that the first solved puzzle needs", () => {
  const assets = join(dirname(fileURLToPath(import.meta.url)), "../../dist/assets");
  const bytes = (pattern, ending) =>
    readdirSync(assets)
      .filter((file) => pattern.test(file))
      .reduce(
        (sum, file) =>
          sum + statSync(join(assets, existsSync(join(assets, file + ending)) ? file + ending : file)).size,
        0,
      );
  assert.ok(bytes(/^index-.*\.(js|css)$/, ".gz") < 200_000);
  // The WebAssembly of a page that was built for tests is larger: web/serve.sh --build-quick.
  const isQuick = existsSync(join(assets, "../quick"));
  assert.ok(bytes(isQuick ? /\.(js|css)$/ : /\.(js|css|wasm)$/, ".br") < (isQuick ? 400_000 : 2_000_000));
});
