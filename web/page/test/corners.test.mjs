// Clues at the corners of cells, set by clicks, by fingers and with keys. node --test web/page/test/corners.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { axeProblems, board, cell, kPhone, linkOf, open, shot } from "./harness.mjs";

const kCreek = "creek\n| . 2 . .\n| . . . .\n| . . . .\n";
const kWagiri = "wagiri\n| .   .   .\n|   .   .\n| .   1   .\n|   W   .\n| .   .   .\n";

const text = (page) => page.locator(".cm-content");
const field = (page) => page.locator(".clue-field:focus");
const numbers = (page) => board(page).locator("text.cornertext");

async function openToSet(puzzle, options) {
  const opened = await open(linkOf(puzzle), options);
  await opened.page.getByRole("tab", { name: "Set" }).click();
  await opened.page.locator("button.tool").first().waitFor();
  await text(opened.page).waitFor();
  await opened.page.locator(".corner-place").first().waitFor();
  return opened;
}

/** A point of a cell: 0 is its left or upper side, 1 the other one. */
async function pointIn(page, name, x, y) {
  await cell(page, name).scrollIntoViewIfNeeded();
  const box = await cell(page, name).boundingBox();
  return [box.x + box.width * x, box.y + box.height * y];
}

test("a click on a corner of cells opens its clue, which is typed; Enter goes to the next corner", async () => {
  const { page, close } = await openToSet(kCreek);
  assert.equal(await page.locator(".corner-place").count(), 12);
  await page.mouse.click(...(await pointIn(page, "R1C1", 0.9, 0.92)));
  await field(page).waitFor();
  await page.getByText("Clue at the corner below row 1 and right of column 1").waitFor();
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await text(page).getByText("| . 3 . .").waitFor();
  await numbers(page).getByText("3").waitFor();
  await field(page).waitFor();
  await page.keyboard.type("1");
  await page.keyboard.press("Tab");
  await text(page).getByText("| . 3 1 .").waitFor();
  await page.keyboard.press("Escape");
  // A number that is there is changed, also at the rim of the grid.
  await page.mouse.click(...(await pointIn(page, "R1C2", 0.02, 0.05)));
  await field(page).waitFor();
  assert.equal(await field(page).inputValue(), "2");
  await page.keyboard.type("0");
  await page.keyboard.press("Enter");
  await text(page).getByText("| . 0 . .").waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".clue-field").count(), 0);
  await shot(page, "corners");
  assert.deepEqual(await axeProblems(page), []);
  await close();
});

test("a clue at a corner is removed by a click, and the middle of a cell is still the cell's", async () => {
  const { page, close } = await openToSet(kCreek);
  await page.mouse.click(...(await pointIn(page, "R1C1", 0.5, 0.5)));
  assert.equal(await board(page).locator(".selected").count(), 1);
  assert.equal(await page.locator(".clue-field").count(), 0);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.mouse.click(...(await pointIn(page, "R1C1", 0.98, 0.1)));
  await numbers(page).first().waitFor({ state: "detached" });
  assert.doesNotMatch(await text(page).innerText(), /2/);
  await close();
});

test("a finger sets clues at corners, and cells beside them keep their own clues", async () => {
  const { page, close } = await openToSet(kWagiri, { viewport: kPhone, hasTouch: true, isMobile: true });
  await page.touchscreen.tap(...(await pointIn(page, "R2C2", 0.1, 0.95)));
  await field(page).waitFor();
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await text(page).getByText("| .   2   .").waitFor();
  await page.getByRole("button", { name: "Cancel" }).tap();
  await page.touchscreen.tap(...(await pointIn(page, "R1C2", 0.5, 0.5)));
  await page.getByRole("button", { name: "Clue …" }).tap();
  await page.keyboard.type("X");
  await page.keyboard.press("Enter");
  await text(page).getByText("|   .   X").waitFor();
  await shot(page, "corners-phone");
  await close();
});

test("corners are reached with the keyboard alone, and the grid of a slant is resized", async () => {
  const { page, close } = await openToSet("slant\n| . . .\n| . . .\n| . . 1\n");
  await board(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.getByRole("button", { name: "Corner …" }).focus();
  await page.keyboard.press("Enter");
  await field(page).waitFor();
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await text(page).getByText("| . 2 .").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("textbox", { name: "Size" }).click();
  await page.keyboard.type("3x2");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 6);
  await text(page).getByText("| . . 1 .").waitFor();
  await close();
});

test("a finger's tap on a place in the margin leaves the focus in the field of its clue", async () => {
  const options = { viewport: kPhone, hasTouch: true, isMobile: true };
  const { page, close } = await open(linkOf("range A..D\nregexes\nrows - -\ncolumns - - -\n"), options);
  await page.getByRole("tab", { name: "Set" }).click();
  const place = page.locator(".outside-place").first();
  await place.waitFor();
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await field(page).waitFor();
  await page.keyboard.type("A.");
  await page.keyboard.press("Enter");
  await board(page).getByText("A.", { exact: true }).waitFor();
  await close();
});
