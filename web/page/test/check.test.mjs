// Checking, as a person does it: how many solutions there are, where they differ, what clashes, and repairs by a click.
import assert from "node:assert/strict";
import { test } from "node:test";

import { dragOver, isSpoken, kFour, linkOf, open, shot } from "./harness.mjs";

test("several solutions are marked, and a repair leaves one", async () => {
  const { page, close } = await open(linkOf(kFour.replace("| . 4 |", "| . . |")));
  await page.getByRole("tab", { name: "Check" }).click();
  await page.waitForSelector('.verdict[data-status="multiple"]');
  assert.ok((await page.locator(".frame-differs").count()) > 1);
  await page.getByRole("button", { name: "Apply" }).first().click();
  await page.waitForSelector('.verdict[data-status="unique"]');
  await close();
});

test("all cells that are not the same in all solutions are marked, and the solutions are counted", async () => {
  // Twelve solutions; only R1C1, R1C2, R2C3 and R2C4 are the same in all of them.
  const text = "sudoku 4x4\n| 1 . | . .\n| . . | 3 .\n|-----+----\n| . . | . .\n| . . | . .\n";
  const { page, close } = await open(linkOf(text));
  await page.getByRole("tab", { name: "Check" }).click();
  await page.getByText("There are 12 solutions. The marked cells are not the same in all of them.").waitFor();
  assert.equal(await page.locator(".frame-differs").count(), 12);
  await shot(page, "differing-cells");
  await close();
});

test("an empty grid is not blamed for its solutions", async () => {
  const { page, close } = await open("#/new");
  await page.getByRole("button", { name: "sudoku 6 × 6" }).click();
  await page.locator(".verdict").getByText("Nothing is set yet.").waitFor();
  await page.getByRole("tab", { name: "Check" }).click();
  await page.locator(".verdict").getByText("Nothing is set yet.").waitFor();
  await page.locator('[data-part="repairs"]').waitFor();
  assert.equal(await page.locator(".frame-differs, .verdict-mark.multiple").count(), 0);
  await close();
});

test("corrections come before the clues, general rules are folded, and only givens and clues are in the ledger", async () => {
  const { page, close } = await open(linkOf(kFour.replace("| 1 .", "| 1 1")));
  await page.getByRole("tab", { name: "Check" }).click();
  await page.locator(".clue-card.clash").first().waitFor();
  const parts = await page
    .locator('[data-part="corrections"], .ledger')
    .evaluateAll((list) => list.map((part) => part.dataset.part ?? "ledger"));
  assert.deepEqual(parts, ["corrections", "ledger"]);
  assert.equal(await page.getByText("row 1 must be a permutation").isVisible(), false);
  await page.getByText("General rules of the puzzle: 1").click();
  await page.getByText("row 1 must be a permutation").waitFor();
  await close();
  const second = await open(linkOf(kFour.replace("| 1 .", "| 1 3")));
  await second.page.getByRole("tab", { name: "Check" }).click();
  const ledger = second.page.locator(".ledger");
  await ledger.locator("summary").click();
  await ledger.locator(".clue-card", { hasText: "R1C2 = 3" }).getByText("not needed", { exact: true }).waitFor();
  assert.equal(await ledger.getByText("permutation").count(), 0);
  await second.close();
});

test("the solution of a grid with blocks is shown in the right cells", async () => {
  const { page, close } = await open("#/puzzle/crossword/lattice.sator?mode=check");
  await page.waitForSelector('.verdict[data-status="unique"]');
  await page.getByLabel("Show the solution").check();
  for (const [name, letter] of Object.entries({ R1C1: "B", R2C1: "R", R2C3: "P", R2C5: "N", R4C3: "L", R5C5: "Y" }))
    await isSpoken(page, `${name}, ${letter}`);
  await shot(page, "solution-with-blocks");
  await close();
});

test("what clashes is marked", async () => {
  const { page, close } = await open(linkOf(kFour.replace("| 1 .", "| 1 1")));
  await page.getByRole("tab", { name: "Check" }).click();
  await page.waitForSelector('.verdict[data-status="none"]');
  await page.waitForSelector(".frame-clash");
  await close();
});

test("what clashes, repairs and what is not needed are pointed at on the board", async () => {
  const { page, close } = await open(linkOf(kFour.replace("| 1 .", "| 1 1")));
  await page.getByRole("tab", { name: "Check" }).click();
  await page.getByText("clashes; without it there is a solution").first().waitFor();
  await page.locator(".clue-card.clash .line").first().hover();
  await page.waitForSelector("svg.board .frame-lit");
  await shot(page, "clash");
  await page.locator('[data-part="corrections"]').getByRole("button", { name: "Apply" }).last().click();
  await page.waitForSelector('.verdict[data-status="unique"]');
  await close();
  const second = await open(linkOf(kFour.replace("| . 4 |", "| . . |")));
  await second.page.getByRole("tab", { name: "Check" }).click();
  const repair = second.page.locator('[data-part="repairs"] li').first();
  await repair.locator("button").first().hover();
  await second.page.waitForSelector("svg.board .frame-lit");
  await repair.getByRole("button", { name: "Apply" }).click();
  await second.page.waitForSelector('.verdict[data-status="unique"]');
  await second.close();
  const third = await open(linkOf(kFour.replace("| 1 .", "| 1 3")));
  await third.page.getByRole("tab", { name: "Check" }).click();
  const ledger = third.page.locator(".ledger");
  await ledger.locator("summary").click();
  await ledger.getByText(/R1C2/).first().hover();
  await third.page.waitForSelector("svg.board .frame-lit");
  await third.page.getByText(/^Grade: /).waitFor();
  await third.close();
});

test("the heat map has a count for each candidate, and a part that is closed stays closed", async () => {
  const { page, close } = await open(linkOf(kFour.replace("| . 4 |", "| . . |")));
  await page.getByRole("tab", { name: "Check" }).click();
  await page.getByLabel("Heat map of candidates").check();
  await page.waitForSelector("svg.board .heat");
  const hot = await page.locator("svg.board .heat").first().boundingBox();
  await page.mouse.click(hot.x + hot.width / 2, hot.y + hot.height / 2);
  await page
    .locator('[data-part="candidates"]')
    .getByText(/^R\dC\d:/)
    .waitFor();
  assert.ok((await page.locator(".counted").count()) > 1);
  const name = await page.locator('[data-part="candidates"] [role=status]').innerText();
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(
    (old) => document.querySelector('[data-part="candidates"] [role=status]').innerText !== old,
    name,
  );
  await shot(page, "heat");
  await page.locator('[data-part="repairs"] summary').click();
  await page.waitForSelector('[data-part="repairs"]:not([open])');
  await page.reload();
  await page.getByRole("tab", { name: "Check" }).click();
  await page.waitForSelector('[data-part="repairs"]:not([open])');
  await close();
});

test("a long search tells how long it has taken, and stops", async () => {
  const { page, close } = await open(linkOf("magic_square 6x6\n"));
  await page.getByRole("tab", { name: "Check" }).click();
  await page.getByText(/^Searching … [1-9]/).waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByText(/^Searching/).waitFor({ state: "detached" });
  // The next question has a worker at once.
  await page.getByRole("tab", { name: "Set" }).click();
  await dragOver(page, ["R1C1"]);
  await page.getByRole("group", { name: "Givens" }).getByRole("button", { name: "7", exact: true }).click();
  await isSpoken(page, "R1C1, given 7");
  await close();
});

test("a puzzle of which parts are not understood has a banner and no verdict", async () => {
  const odd = { size: 3, grid: Array(3).fill(Array(3).fill({})), mirror: [{ cells: ["R1C1"] }] };
  const { page, close } = await open(linkOf(JSON.stringify(odd)));
  await page.locator(".left-out").getByText("not understood: 'mirror'").waitFor();
  await page.getByRole("tab", { name: "Check" }).click();
  await page.waitForSelector(".verdict .verdict-mark.unknown");
  await shot(page, "left-out");
  await close();
});
