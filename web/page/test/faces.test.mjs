// What people see of a kind: signs as they are printed, and no text of an encoding. node --test web/page/test/faces.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { picture, rules, solve } from "../../package/dist/node.js";
import { cell, dragOver, isSpoken, linkOf, open } from "./harness.mjs";

test("the dot of a cell stands beside its number, and keys show what the board does", async () => {
  const { page, close } = await open(linkOf("nurikabe\n| 1 . .\n| . . .\n| . . 2\n"));
  await dragOver(page, ["R1C1"], { button: "right" });
  await dragOver(page, ["R1C2"], { button: "right" });
  const dots = await page
    .locator(".white-value")
    .evaluateAll((list) => list.map((dot) => dot.getBoundingClientRect().x));
  const [first, second] = [await cell(page, "R1C1").boundingBox(), await cell(page, "R1C2").boundingBox()];
  assert.ok(dots[0] > first.x + first.width * 0.7);
  assert.ok(dots[1] < second.x + second.width * 0.6);
  await close();
  const lamps = await open(linkOf("akari\n| . .\n| . .\n"));
  await lamps.page.locator(".key-look").first().waitFor();
  assert.doesNotMatch(await lamps.page.getByRole("group", { name: "Values" }).innerText(), /\*/);
  await lamps.close();
});

/** Signs that print shows as they are: digits, letters, the points of the compass, arrows, and the goal to which they lead. */
const kPrinted = /^(\d+|[A-Z]|[↑↓←→●])$/;

test("no sign of an encoding is shown: each value of each kind is a digit, a letter, or has a picture", async () => {
  const { kinds } = await rules();
  assert.ok(kinds.length > 150);
  const found = [];
  for (const { name, example } of kinds) {
    const { answers } = await picture(example, { blank: "blank" });
    const { cells = [], looks = [], between } = answers[0] ?? {};
    // Beside lines, a cell with one value holds nothing for people.
    const least = between === undefined ? 1 : 2;
    const values = new Set(cells.flatMap((one) => (one.values.length < least ? [] : one.values)));
    for (const value of values) {
      const look = looks.find((other) => other.value === value);
      const isDrawn = look?.path ?? look?.filled ?? look?.open ?? look?.style;
      if (isDrawn === undefined && !kPrinted.test(value)) found.push(`${name}: ${value}`);
    }
  }
  assert.deepEqual(found, []);
});

test("the sums of a kakurasu stand at its edges", async () => {
  const { page, close } = await open(linkOf("kakurasu 4x4\nrows 4 5 7 7\ncolumns 7 9 2 8\n"));
  await page.locator("svg.board text.clue").first().waitFor();
  const clues = await page.locator("svg.board text.clue").allTextContents();
  assert.deepEqual(
    clues
      .map((clue) => clue.trim())
      .sort()
      .join(" "),
    "2 4 5 7 7 7 8 9",
  );
  await close();
});

/** The signs of the board, from the lowest to the highest, with the box of each. */
const paintedSigns = (page, selector) =>
  page.evaluate((wanted) => {
    const all = [...document.querySelectorAll("svg.board *")];
    return all
      .filter((element) => element.matches(wanted))
      .map((element) => {
        const { x, y, width, height } = element.getBBox();
        return { tag: element.tagName, look: element.getAttribute("class").trim(), x, y, width, height };
      });
  }, selector);

/** Whether the middle of the first box is in the second one. */
const covers = (sign, other) => {
  const [x, y] = [sign.x + sign.width / 2, sign.y + sign.height / 2];
  return x >= other.x && x <= other.x + other.width && y >= other.y && y <= other.y + other.height;
};

const kCoverable = ".sign, .arrowhead, .cornertext, .known";
const kCovering = ".signground, .cornerdot, .solid, path.solution, .drawn-line";

test("signs between cells, numbers at corners and known pieces of a loop stay visible, also in a solution", async () => {
  const { kinds } = await rules();
  for (const [kind, least] of Object.entries({ futoshiki: 6, antmill: 5, creek: 8, slant: 8, grand_tour: 9 })) {
    const { example } = kinds.find(({ name }) => name === kind);
    const { page, close } = await open(linkOf(example));
    await page.getByRole("tab", { name: "Check" }).click();
    await page.getByLabel("Show the solution").check();
    await page
      .locator("svg.board :is(.solution, .solid, .drawn-line:not(.known))")
      .first()
      .waitFor({ state: "attached" });
    const painted = await paintedSigns(page, `:is(${kCoverable}), :is(${kCovering})`);
    const signs = painted.filter(({ look }) => /\b(sign|arrowhead|cornertext|known)\b/.test(look));
    assert.ok(signs.length >= least, `${kind}: ${signs.length}`);
    for (const sign of signs) {
      const later = painted.slice(painted.indexOf(sign) + 1);
      assert.ok(!later.some((other) => !signs.includes(other) && covers(sign, other)), `${kind}: ${sign.look}`);
    }
    await close();
  }
});

test("a number stays legible in a cell that is filled", async () => {
  const { page, close } = await open(linkOf("hitori\n| 1 1\n| 1 2\n"));
  await dragOver(page, ["R1C1"]);
  const number = page.locator("svg.board .on-black text");
  await number.waitFor();
  assert.equal((await number.textContent()).trim(), "1");
  assert.equal(await number.evaluate((element) => getComputedStyle(element).fill), "rgb(255, 255, 255)");
  await close();
});

test("a solution shows what print shows: no dots in white cells, no crosses beside a loop", async () => {
  const { kinds } = await rules();
  for (const kind of ["heyawake", "country_road"]) {
    const { page, close } = await open(linkOf(kinds.find(({ name }) => name === kind).example));
    await page.getByRole("tab", { name: "Check" }).click();
    await page.getByLabel("Show the solution").check();
    await page.locator("svg.board :is(.solid, .drawn-line)").first().waitFor({ state: "attached" });
    assert.equal(await page.locator("svg.board :is(.white-value, path.solution)").count(), 0);
    await close();
  }
});

test("mines are placed by clicks, cells without a mine get dots, and their numbers need not be written", async () => {
  const text = "minesweeper\n| . 1 .\n| 2 . 1\n| . . 1\n";
  const { page, close } = await open(linkOf(text));
  await dragOver(page, ["R1C3"]);
  await isSpoken(page, "R1C3, mine");
  const dot = page.locator(".sign-dot");
  await dragOver(page, ["R1C3"]);
  await dot.waitFor();
  await dragOver(page, ["R1C3"]);
  await dot.waitFor({ state: "detached" });
  await dragOver(page, ["R1C3"], { button: "right" });
  await dot.waitFor();
  const { answers } = await solve(text);
  const mines = answers[0].solutions[0].grid.flatMap((row, i) =>
    row.flatMap((value, j) => (value === "M" ? [`R${i + 1}C${j + 1}`] : [])),
  );
  // One click more where the dot is.
  for (const name of mines) for (let i = name === "R1C3" ? 2 : 1; i > 0; --i) await dragOver(page, [name]);
  await page.locator(".solved").waitFor();
  await close();
});

test("a finished clue turns grey: the runs of a nonogram, and a number whose cells are found", async () => {
  const nonogram = await open(linkOf("nonogram\nrows 1 1, 3, 1\ncolumns 2, 1 1, 2\n"));
  await dragOver(nonogram.page, ["R1C1"]);
  await dragOver(nonogram.page, ["R1C3"]);
  await nonogram.page.locator("svg.board text.done").first().waitFor();
  await dragOver(nonogram.page, ["R1C2"]);
  await nonogram.page.locator("svg.board text.done").first().waitFor({ state: "detached" });
  await nonogram.close();
  const akari = await open(linkOf("akari\n| . . .\n| . 1 .\n| . . .\n"));
  await dragOver(akari.page, ["R1C2"]);
  await akari.page.locator("svg.board text.done").getByText("1").waitFor();
  await akari.close();
});

test("the parts of a ship are one ship", async () => {
  const { page, close } = await open(linkOf("battleships 3x3 fleet 3\nleft 0 3 0\ntop 1 1 1\n"));
  await page.getByRole("gridcell").first().waitFor({ state: "attached" });
  for (const name of ["R2C1", "R2C2"]) await dragOver(page, [name]);
  await page.waitForFunction(() => document.querySelectorAll(".joint").length === 1);
  await dragOver(page, ["R2C3"]);
  await page.waitForFunction(() => document.querySelectorAll(".joint").length === 2);
  await close();
});
