// The ledger of clues: what each gives, its switch, and a click that edits it. node --test web/page/test/ledger.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { axeProblems, board, kFour, kPhone, linkOf, open, shot } from "./harness.mjs";

const kCaged = `${kFour}cage
  4 R1C1 R1C2
  5 R4C2 R4C3
`;

const ledger = (page) => page.getByRole("region", { name: "Clues" });
const card = (page, text) => ledger(page).locator(".clue-card", { hasText: text });

async function openSet(text, options = {}) {
  const opened = await open(linkOf(text), options);
  await board(opened.page).waitFor();
  await opened.page.getByRole("tab", { name: "Set" }).click();
  await ledger(opened.page).waitFor();
  return opened;
}

test("each clue says what it gives", async () => {
  const { page, close } = await openSet(kCaged);
  await card(page, "cage of 4").getByText("not needed", { exact: true }).waitFor();
  await ledger(page).getByText("Givens: 4").click();
  await card(page, "R2C3 = 3")
    .getByText(/^needed: without it \d+ solutions and \d+ open cells$/)
    .waitFor();
  assert.deepEqual(await axeProblems(page), []);
  await shot(page, "ledger");
  await close();
});

test("a clue is switched off and on, and stays off after a reload", async () => {
  const { page, close } = await openSet(kCaged);
  const sums = board(page).locator("path.cage");
  assert.equal(await sums.count(), 2);
  await card(page, "cage of 4").getByRole("switch").click();
  await card(page, "cage of 4").getByText("switched off").waitFor();
  await page.waitForFunction(() => document.querySelectorAll("svg.board path.cage").length === 1);
  await page.waitForSelector('.verdict[data-status="unique"]');
  await page.reload();
  await card(page, "cage of 4").getByText("switched off").waitFor();
  await card(page, "cage of 4").getByRole("switch").click();
  await card(page, "cage of 4").getByText("not needed", { exact: true }).waitFor();
  assert.equal(await sums.count(), 2);
  await close();
});

test("a clue lights up under the pointer, is hidden, and a click edits it; corrections come first", async () => {
  const { page, close } = await openSet(kCaged);
  await card(page, "cage of 5").locator(".line").hover();
  assert.equal(await board(page).locator(".frame-lit").count(), 2);
  await page.mouse.move(0, 0);
  await card(page, "cage of 5").getByRole("button", { name: /hide/ }).click();
  assert.equal(await board(page).locator("path.cage").count(), 1);
  await card(page, "cage of 5").locator(".line").click();
  const field = page.locator(".clue-field");
  await page.waitForFunction(() => document.activeElement?.classList.contains("clue-field"));
  assert.equal(await field.inputValue(), "5");
  await page.keyboard.type("6");
  await page.keyboard.press("Enter");
  await page.waitForSelector('.verdict[data-status="none"]');
  await card(page, "cage of 6")
    .getByText(/^clashes/)
    .first()
    .waitFor();
  const order = await page
    .locator('[data-part="corrections"], .ledger')
    .evaluateAll((list) => list.map((part) => part.dataset.part ?? "ledger"));
  assert.deepEqual(order, ["corrections", "ledger"]);
  await page.locator('[data-part="corrections"]').getByRole("button", { name: "Apply" }).first().click();
  await page.waitForSelector('.verdict[data-status="unique"]');
  await close();
});

test("a clue in the margin comes back to its place, by touch", async () => {
  const options = { viewport: kPhone, hasTouch: true, isMobile: true };
  const { page, close } = await openSet("range A..D\nregexes\nrows /AB/ /[BC]A/\ncolumns /A./ /B./\n", options);
  const clue = board(page).getByText("AB", { exact: true });
  await clue.waitFor();
  await card(page, "AB").getByRole("switch").tap();
  await clue.waitFor({ state: "detached" });
  await card(page, "AB").getByRole("switch").tap();
  await clue.waitFor();
  await shot(page, "ledger-phone");
  await close();
});

test("clues that say the same have a card each, and cards speak the reader's language", async () => {
  const { page, close } = await openSet("sudoku 4x4\ncage\n  4 R1C1 R1C2\n  4 R1C1 R1C2\n");
  await card(page, "cage of 4").nth(1).waitFor();
  assert.equal(await card(page, "must hold different numbers that add up to 4").count(), 2);
  await page.getByRole("button", { name: /^DE/ }).click();
  const cards = page.locator(".clue-says");
  await cards.getByText("Der Käfig mit 4").first().waitFor();
  for (const said of await cards.allTextContents()) assert.match(said, /^Der Käfig mit 4 .* verschiedene Zahlen/);
  await close();
});
