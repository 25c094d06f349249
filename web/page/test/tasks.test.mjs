// Tasks of players and setters, counted in pointer actions: a press, with the drag that follows it. What is typed is not counted.
// docs/web.md has the numbers. node --test web/page/test/tasks.test.mjs
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";

import { board, cell, fill, kFour, kFourSolved, open } from "./harness.mjs";
import { kRoot } from "./modules.mjs";

const kTold = /\| ([a-z].*?) \| (\d+) \|/;
const counted = new Map();

after(() => {
  const told = readFileSync(join(kRoot, "../../docs/web.md"), "utf8").split("\n## Tasks")[1] ?? "";
  const rows = new Map([...told.matchAll(new RegExp(kTold, "g"))].map(([, name, n]) => [name, Number(n)]));
  for (const [name, n] of counted) assert.equal(rows.get(name), n, `docs/web.md: ${name}`);
});

/** Opens the page, does a task, and counts the presses. */
async function task(name, most, work) {
  test(name, async () => {
    const { page, close } = await open();
    await page.exposeFunction("pressed", () => counted.set(name, (counted.get(name) ?? 0) + 1));
    await page.evaluate(() => addEventListener("pointerdown", () => globalThis.pressed(), true));
    counted.set(name, 0);
    await work(page);
    assert.ok(counted.get(name) <= most, `${name}: ${counted.get(name)}`);
    await close();
  });
}

const button = (page, name) => page.getByRole("button", { name, exact: true }).click();
const text = (page) => page.locator(".cm-content");

async function begin(page, kind) {
  await page.getByRole("link", { name: "New puzzle" }).click();
  await button(page, kind);
  await board(page).waitFor();
}

async function drag(page, names) {
  const places = [];
  for (const name of names) {
    const box = await cell(page, name).boundingBox();
    places.push([box.x + box.width / 2, box.y + box.height / 2]);
  }
  await page.mouse.move(...places[0]);
  await page.mouse.down();
  for (const place of places.slice(1)) await page.mouse.move(...place, { steps: 4 });
  await page.mouse.up();
}

async function resize(page, size, cells) {
  await page.getByRole("textbox", { name: "Size" }).click();
  await page.keyboard.type(size);
  await page.keyboard.press("Enter");
  await page.waitForFunction((n) => document.querySelectorAll("[role=gridcell]").length === n, cells);
}

/** Clicks a place in the margin, the one beside the first row unless it is named, and types clues from there. */
async function typeClues(page, clues, place = undefined) {
  const boxes = await page
    .locator(".outside-place")
    .evaluateAll((places) => places.map((element) => element.getBoundingClientRect().toJSON()));
  const left = Math.min(...boxes.map(({ x }) => x));
  const first = boxes[place] ?? boxes.filter(({ x }) => x < left + 5).sort((a, b) => a.y - b.y)[0];
  await page.mouse.click(first.x + first.width / 2, first.y + first.height / 2);
  await page.locator(".clue-field:focus").waitFor();
  for (const clue of clues) {
    await page.keyboard.type(clue);
    await page.keyboard.press("Enter");
  }
}

task("play a sudoku 4 × 4 with twelve open cells", 14, async (page) => {
  await page.getByRole("textbox", { name: /Paste/ }).evaluate((field, words) => {
    const data = new DataTransfer();
    data.setData("text/plain", words);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, kFour);
  await page.getByRole("tab", { name: "Play" }).click();
  await fill(page, kFourSolved);
  await page.locator(".solved").waitFor();
});

task("set a killer with three cages", 6, async (page) => {
  await begin(page, "sudoku 9 × 9");
  await button(page, "cage");
  for (const [names, sum] of [
    [["R1C1", "R1C2"], "10"],
    [["R5C5", "R6C5"], "9"],
    [["R9C8", "R9C9"], "5"],
  ]) {
    await drag(page, names);
    await page.keyboard.type(sum);
    await page.keyboard.press("Enter");
    await text(page)
      .getByText(`${sum} ${names.join(" ")}`)
      .waitFor();
  }
});

task("set a thermometer and an arrow", 6, async (page) => {
  await begin(page, "sudoku 9 × 9");
  await button(page, "thermometer");
  await drag(page, ["R1C1", "R2C1", "R3C1"]);
  await button(page, "arrow");
  await drag(page, ["R5C5", "R6C5", "R7C5"]);
  await text(page)
    .getByText(/^arrow/)
    .waitFor();
});

task("set eight regular expressions around 4 × 4", 10, async (page) => {
  await begin(page, "regexes 5 × 5");
  await resize(page, "4x4", 16);
  await typeClues(page, ["A+", "B+", "C+", "D+", "ABCD", "ABC.", "AB..", "A..."]);
  await page.waitForSelector('.verdict[data-status="unique"]');
});

task("set nine clues around a hexagon", 10, async (page) => {
  await begin(page, "Hexagon of regexes");
  await typeClues(page, ["A+", "B+", "C+", "D+", "E+", "F*", "G*", "H*", "I*"], 0);
  await page.waitForFunction(() => document.querySelectorAll("svg.board text.clue").length === 9);
});

task("set the clues of a nonogram 5 × 5", 12, async (page) => {
  await begin(page, "nonogram 10 × 10");
  await resize(page, "5x5", 25);
  await typeClues(page, ["1 1", "5", "5", "3", "1", "2", "4", "4", "4", "2"]);
  await page.waitForSelector('.verdict[data-status="unique"]');
});

task("draw the picture of a nonogram 5 × 5", 12, async (page) => {
  await begin(page, "nonogram 10 × 10");
  await resize(page, "5x5", 25);
  await button(page, "Draw the picture");
  await drag(page, ["R1C2", "R2C2", "R3C2", "R4C2"]);
  await drag(page, ["R2C1", "R3C1"]);
  await drag(page, ["R2C3", "R3C3", "R4C3", "R5C3"]);
  await drag(page, ["R1C4", "R2C4", "R3C4", "R4C4"]);
  await drag(page, ["R2C5", "R3C5"]);
  await page.waitForSelector('.verdict[data-status="unique"]');
});

task("set a crossword with nine blocks and two words of a list", 14, async (page) => {
  await begin(page, "Crossword 7 × 7");
  await button(page, "Blocks");
  let cells = 49;
  // Each block but the one in the middle has a partner on the other side.
  for (const name of ["R2C2", "R2C4", "R2C6", "R4C2", "R4C4"]) {
    await drag(page, [name]);
    cells -= name === "R4C4" ? 1 : 2;
    await page.waitForFunction((n) => document.querySelectorAll("[role=gridcell]").length === n, cells);
  }
  await button(page, "Givens");
  for (const name of ["1 across", "1 down"]) {
    await drag(page, ["R1C1"]);
    await page
      .getByRole("group", { name: `Words for ${name}` })
      .getByRole("button")
      .first()
      .click();
    await page.waitForFunction(
      (n) => document.querySelectorAll('[role=gridcell][aria-label*="given"]').length === n,
      name === "1 across" ? 7 : 13,
    );
  }
});

task("check a pasted puzzle", 1, async (page) => {
  await page.getByRole("textbox", { name: /Paste/ }).click();
  await page.keyboard.insertText("https://puzz.link/p?sudoku/4/4/g1k23k3g");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".verdict[data-status]:not([data-status=''])");
});

task("make six sudokus and open one", 3, async (page) => {
  await page.getByRole("link", { name: "Make one" }).click();
  await button(page, "Make puzzles");
  await page.locator(".cards .card button.plain, .cards .card > button").first().click();
  await board(page).waitFor();
});

task("share a puzzle in a link", 2, async (page) => {
  await page.getByRole("link", { name: "Start here" }).click();
  await board(page).waitFor();
  await page.getByRole("tab", { name: "Share" }).click();
  await page.waitForFunction(() => document.querySelector(".copy textarea")?.value.includes("#p=1."));
});
