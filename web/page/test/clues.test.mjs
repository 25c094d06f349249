// Clues as a setter's hand makes them: changed where they are, on edges and corners, in the margin one after the other, and found by
// many names.
import assert from "node:assert/strict";
import { test } from "node:test";

import { board, cell, dragOver, drawClue, kPhone, linkOf, open, shot } from "./harness.mjs";

const inText = (page, words) => page.locator(".cm-content").getByText(words);

async function openToSet(text, options) {
  const { page, close } = await open(linkOf(text), options);
  await page.getByRole("tab", { name: "Set" }).click();
  await page.locator("button.tool").first().waitFor();
  await page.locator(".cm-content").waitFor();
  return { page, close };
}

/** Clicks at a place of a cell: 0 is its left or upper side, 1 the other one. */
async function clickIn(page, name, x, y) {
  const box = await cell(page, name).boundingBox();
  await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
}

test("a cage is changed by its cells again or by a click on it, and a drag from it extends it", async () => {
  const { page, close } = await openToSet("sudoku 4x4 # mine\n");
  await drawClue(page, "cage", ["R1C1", "R1C2"], "7");
  await inText(page, "7 R1C1 R1C2").waitFor();
  await dragOver(page, ["R1C1", "R1C2"]);
  await page.locator(".clue-field:focus").waitFor();
  assert.equal(await page.locator(".clue-field").inputValue(), "7");
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await inText(page, "5 R1C1 R1C2").waitFor();
  await clickIn(page, "R1C1", 0.2, 0.2);
  await page.locator(".clue-field:focus").waitFor();
  await page.keyboard.type("4");
  await page.keyboard.press("Enter");
  await inText(page, "4 R1C1 R1C2").waitFor();
  await dragOver(page, ["R1C2", "R2C2"]);
  await page.locator(".clue-field:focus").waitFor();
  await page.keyboard.type("8");
  await page.keyboard.press("Enter");
  await inText(page, /8 R1C1 R1C2 R2C2/).waitFor();
  assert.equal((await page.locator(".cm-content").innerText()).match(/R1C1/g).length, 1);
  await shot(page, "cage-changed");
  await close();
});

test("a click on an edge sets a dot there, one on a corner a quadruple, and one in a cell is refused with a word", async () => {
  const { page, close } = await openToSet("sudoku 4x4\n");
  await page.getByRole("button", { name: "white dot", exact: true }).click();
  await clickIn(page, "R2C2", 0.95, 0.5);
  await inText(page, /R2C2 R2C3/).waitFor();
  await clickIn(page, "R2C2", 0.5, 0.5);
  await page.getByText("This clue belongs between two cells: click near the edge between them.").waitFor();
  await page.getByRole("searchbox").click();
  await page.keyboard.type("quadruple");
  await page.getByRole("button", { name: "quadruple", exact: true }).click();
  await clickIn(page, "R2C3", 0.92, 0.92);
  await page.locator(".clue-field:focus").waitFor();
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await inText(page, /12.*R2C3/).waitFor();
  await shot(page, "edge-and-corner");
  await close();
});

test("rules of the whole grid are switches", async () => {
  const { page, close } = await openToSet("sudoku 9x9\n");
  await page.getByLabel("anti knight").check();
  await inText(page, /^anti_knight$/).waitFor();
  await page.getByLabel("anti knight").uncheck();
  await inText(page, /^anti_knight$/).waitFor({ state: "detached" });
  await close();
});

test("the kind's own tool comes first and is chosen, and rules are found by other names, in German too", async () => {
  const { page, close } = await open("#/new");
  await page.getByRole("button", { name: "nonogram 10 × 10" }).click();
  await page.locator("button.tool.chosen").getByText("runs").waitFor();
  await page.locator(".outside-place").first().waitFor();
  const found = async (words, name) => {
    await page.getByRole("searchbox").click();
    await page.keyboard.press("Control+a");
    await page.keyboard.type(words);
    await page.getByRole("button", { name, exact: true }).waitFor();
  };
  await found("picross", "runs");
  await found("kropki", "white dot");
  await found("x-sum", "x sum");
  await found("inequality", "strict order");
  await found("cage", "cage");
  await found("Käfig", "käfig"); // a name that the rule has itself
  await found("Hochhaus", "visible");
  await close();
});

test("clues of lines are typed one after the other, each with its line lit", async () => {
  const { page, close } = await openToSet("range A..D\nregexes\nrows - -\ncolumns - - -\n");
  await page.locator("button.tool.chosen").getByText("regex", { exact: true }).waitFor();
  const first = await cell(page, "R1C1").boundingBox();
  const places = await page
    .locator(".outside-place")
    .evaluateAll((list) => list.map((place) => place.getBoundingClientRect().toJSON()));
  const left = places.find(({ x, y }) => x < first.x && Math.abs(y - first.y) < first.height);
  await page.mouse.move(left.x + left.width / 2, left.y + left.height / 2);
  assert.equal(await page.locator("svg.board .lit-line").count(), 3);
  await page.mouse.click(left.x + left.width / 2, left.y + left.height / 2);
  await page.locator(".clue-field:focus").waitFor();
  for (const [clue, key] of [
    ["AB.", "Tab"],
    ["[CD]+", "Enter"],
    ["AC", "Enter"],
    ["..", "Tab"],
  ]) {
    // prettier-ignore
    await page.keyboard.type(clue);
    await page.keyboard.press(key);
    await page.locator("svg.board").getByText(clue, { exact: true }).waitFor();
  }
  assert.match(await page.locator(".cm-content").innerText(), /rows.*AB\..*\[CD\]\+[^]*columns.*AC/);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".clue-field").count(), 0);
  await close();
});

test("the arrows around a hexagon do not overlap, and give way to their clues", async () => {
  for (const options of [{}, { viewport: kPhone, hasTouch: true }]) {
    const { page, close } = await open("#/new", options);
    await page.getByRole("button", { name: "Hexagon of regexes" }).click();
    await board(page).waitFor();
    await page.locator(".outside-place").first().waitFor();
    const boxes = await page
      .locator(".outside-place")
      .evaluateAll((list) =>
        list.map((place) => [place.getBBox(), place]).map(([{ x, y, width, height }]) => ({ x, y, width, height })),
      );
    const middles = boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
    for (const [i, [x, y]] of middles.entries())
      for (const [u, v] of middles.slice(i + 1)) assert.ok(Math.hypot(x - u, y - v) > 12, `${x},${y} and ${u},${v}`);
    await shot(page, `hexagon-arrows-${options.viewport?.width ?? "wide"}`);
    await close();
  }
});
