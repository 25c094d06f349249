// Finished clues turn grey, as players finish them. node --test web/page/test/grey.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { board, cell, dragOver, fill, linkOf, open, shot } from "./harness.mjs";

const done = (page, look) => board(page).locator(`${look}.done`);

/** Drags through the middles of cells, or through points of them: [0, 0] is the upper left corner of a cell. */
async function drag(page, places, options = {}) {
  const points = [];
  for (const [name, x = 0.5, y = 0.5] of places.map((place) => [place].flat())) {
    const box = await cell(page, name).boundingBox();
    points.push([box.x + box.width * x, box.y + box.height * y]);
  }
  await page.mouse.move(...points[0]);
  await page.mouse.down(options);
  for (const point of points.slice(1)) await page.mouse.move(...point, { steps: 4 });
  await page.mouse.up(options);
}

/** A clue may have the sign of its rule behind it. */
const clue = (page, text) => done(page, "text").getByText(new RegExp(`^\\s*${text}[≡L]?\\s*$`));
const grey = async (page, text) => clue(page, text).first().waitFor();
const isBlack = async (page, text) => assert.equal(await clue(page, text).count(), 0);

test("sums: the cages of a killer, when they are full and right", async () => {
  const { page, close } = await open(linkOf("sudoku 4x4\ncage\n  3 R1C1 R1C2\n  7 R1C3 R1C4\n"));
  await fill(page, { R1C1: "1" });
  await isBlack(page, "3");
  await fill(page, { R1C2: "2" });
  await grey(page, "3");
  await fill(page, { R1C2: "4" });
  await done(page, "text").first().waitFor({ state: "detached" });
  await close();
});

test("sums: the runs of a kakuro, each half of a black cell alone", async () => {
  const { page, close } = await open(linkOf("kakuro\n| #  3\\ 4\\\n| \\4 . .\n| \\3 . .\n"));
  await fill(page, { R1C1: "1", R1C2: "3" });
  await grey(page, "4");
  await isBlack(page, "3");
  await fill(page, { R2C1: "2", R2C2: "1" });
  await grey(page, "3");
  await close();
});

test("sums: a sandwich with its filling, and a little killer", async () => {
  const text = "sudoku 4x4\nsandwich\nleft 5 - - -\nlittle_killer\n  6 R1C3 R2C4\n";
  const { page, close } = await open(linkOf(text));
  await fill(page, { R1C1: "1", R1C4: "4", R1C2: "2" });
  await isBlack(page, "5");
  await fill(page, { R1C3: "3" });
  await grey(page, "5");
  await isBlack(page, "6");
  await fill(page, { R2C4: "3" });
  await grey(page, "6");
  await close();
});

test("regular expressions", async () => {
  const { page, close } = await open(linkOf("range A..D\nregexes\nrows /AB/ -\ncolumns - /B[CD]/\n"));
  await fill(page, { R1C1: "A" });
  await isBlack(page, "AB");
  await page.keyboard.type("B");
  await grey(page, "AB");
  await close();
});

test("numbers of a minesweeper and of a mosaic", async () => {
  const { page, close } = await open(linkOf("minesweeper\n| . 1 .\n| . . 1\n| . . .\n"));
  await dragOver(page, ["R1C3"]);
  await grey(page, "1");
  await close();
  const mosaic = await open(linkOf("mosaic\n| . . .\n| . 2 .\n| 1 . .\n"));
  await dragOver(mosaic.page, ["R2C1"]);
  await grey(mosaic.page, "1");
  await isBlack(mosaic.page, "2");
  await mosaic.close();
});

test("hashi: the bridges of a number, single and double", async () => {
  const { page, close } = await open(linkOf("hashiwokakero\n| 1 . 3\n| . . .\n| . . 2\n"));
  await drag(page, ["R1C1", "R1C2", "R1C3"]);
  await grey(page, "1");
  await drag(page, ["R1C3", "R2C3", "R3C3"]);
  await isBlack(page, "2");
  await drag(page, ["R1C3", "R2C3", "R3C3"]);
  await shot(page, "grey-hashi");
  await grey(page, "3");
  await grey(page, "2");
  await close();
});

test("slant and creek: numbers at corners", async () => {
  const { page, close } = await open(linkOf("slant\n| . . .\n| . 2 .\n| . . 1\n"));
  await dragOver(page, ["R1C1"]);
  await isBlack(page, "2");
  await dragOver(page, ["R2C2"]);
  await grey(page, "2");
  await grey(page, "1");
  await close();
  const creek = await open(linkOf("creek\n| . . .\n| . 1 .\n| . . .\n"));
  await dragOver(creek.page, ["R1C1"]);
  await grey(creek.page, "1");
  await creek.close();
});

test("shikaku: a number whose rectangle is drawn", async () => {
  const { page, close } = await open(linkOf("shikaku\n| 2 . .\n| . . .\n| . 7 .\n"));
  await drag(page, [["R1C1", 1, 0], ["R1C1", 1, 1], ["R2C1", 1, 1]]); // prettier-ignore
  await isBlack(page, "2");
  await drag(page, [["R2C1", 1, 1], ["R2C1", 0, 1]]); // prettier-ignore
  await grey(page, "2");
  await isBlack(page, "7");
  await close();
});

test("fillomino and numberlink: whole groups, joined pairs", async () => {
  const { page, close } = await open(linkOf("fillomino\n| 2 .\n| . .\n"));
  await fill(page, { R1C2: "2" });
  await grey(page, "2");
  await close();
  const pairs = await open(linkOf("numberlink\n| 1 . 1\n| 2 . 2\n"));
  await drag(pairs.page, ["R1C1", "R1C2"]);
  await isBlack(pairs.page, "1");
  await drag(pairs.page, ["R1C2", "R1C3"]);
  await grey(pairs.page, "1");
  await isBlack(pairs.page, "2");
  await pairs.close();
});

test("masyu: a white pearl with a turn beside it, a black one with its straight arms", async () => {
  const { page, close } = await open(linkOf("masyu\n| . o . .\n| . . . .\n| . . . .\n| x . . .\n"));
  await drag(page, ["R1C1", "R1C2", "R1C3"]);
  assert.equal(await done(page, ".sign").count(), 0);
  await drag(page, ["R1C3", "R2C3"]);
  await done(page, ".sign").waitFor();
  await drag(page, ["R2C1", "R3C1", "R4C1", "R4C2"]);
  assert.equal(await done(page, ".sign").count(), 1);
  await drag(page, ["R4C2", "R4C3"]);
  await done(page, ".sign").nth(1).waitFor();
  await shot(page, "grey-masyu");
  await close();
});
