// The tools of a crossword's setter, by mouse and keyboard: blocks, the list, words that fit, dead ends, and the texts of the clues; and
// the clues beside the board while it is played. node --test web/page/test/crossword.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { axeProblems, board, cell, dragOver, isSpoken, kPhone, linkOf, open, shot } from "./harness.mjs";

const kOwn = `title Small
crossword
| . . .
| . # .
| . . .

words
  CAT COT TOT TEN TON CUT
`;

const text = (page) => page.locator(".cm-content");
const part = (page) => page.getByRole("region", { name: "Crossword" });
const fits = (page, name) => page.getByRole("group", { name: `Words for ${name}` }).getByRole("button");

async function openToSet(words, options) {
  const { page, close } = await open(linkOf(words), options);
  await page.getByRole("tab", { name: "Set" }).click();
  await part(page).waitFor();
  await text(page).waitFor();
  return { page, close };
}

/** Clicks the place of a row and a column, from 1, whether it is a cell or a block. */
async function clickPlace(page, row, column) {
  const box = await cell(page, "R1C1").boundingBox();
  await page.mouse.click(box.x + box.width * (column - 0.5), box.y + box.height * (row - 0.5));
}

test("blocks are set and taken away by click and drag, on both sides of the grid", async () => {
  const { page, close } = await open("#/new");
  await page.getByRole("button", { name: "Crossword 7 × 7" }).click();
  await part(page).waitFor();
  await page.getByRole("button", { name: "Blocks", exact: true }).click();
  await dragOver(page, ["R1C3", "R2C3"]);
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 45);
  await text(page).getByText("| . . # . . . .").first().waitFor();
  await text(page).getByText("| . . . . # . .").first().waitFor();
  await clickPlace(page, 1, 3);
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 47);
  await page.getByLabel("Blocks repeat").selectOption("nowhere");
  await dragOver(page, ["R4C4"]);
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 46);
  await page.getByRole("button", { name: "Givens" }).click();
  await dragOver(page, ["R1C1"]);
  await page.keyboard.press("#");
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 45);
  await shot(page, "crossword-blocks");
  await close();
});

test("words that fit are offered; those that leave a crossing nothing are struck; a click writes one", async () => {
  const { page, close } = await openToSet(kOwn);
  await dragOver(page, ["R1C1"]);
  await fits(page, "1 across").first().waitFor();
  assert.equal(await fits(page, "1 across").count(), 6);
  const struck = await fits(page, "1 across").evaluateAll((list) =>
    list.filter((button) => button.classList.contains("dead")).map((button) => button.textContent.trim()),
  );
  assert.deepEqual(struck.sort(), ["TEN", "TON"]); // no word begins with N
  await dragOver(page, ["R1C1"]);
  await fits(page, "1 down").first().waitFor();
  await dragOver(page, ["R1C1"]);
  await fits(page, "1 across").getByText("CAT", { exact: true }).click();
  await isSpoken(page, "R1C3, given T");
  await text(page).getByText("| C A T").waitFor();
  await shot(page, "crossword-fits");
  assert.deepEqual(await axeProblems(page), []);
  await close();
});

test("letters that are typed go along the word, and a word that no word fits is marked as a dead end", async () => {
  const { page, close } = await openToSet(kOwn);
  await dragOver(page, ["R1C1"]);
  await page.keyboard.type("CAT");
  await text(page).getByText("| C A T").waitFor();
  await page.keyboard.press("Space");
  await fits(page, "2 down").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("X");
  await isSpoken(page, "R2C3, given X");
  await board(page).locator(".mark-broken").first().waitFor({ state: "attached" });
  await page.keyboard.press("Backspace");
  await close();
});

test("a list is chosen, and the reader's own is added", async () => {
  const { page, close } = await openToSet(kOwn.replace("crossword\n", "crossword american-english at_least 3\n"));
  await dragOver(page, ["R1C1"]);
  await page.locator(".fits button").nth(100).waitFor();
  await part(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "mine.txt", mimeType: "text/plain", buffer: Buffer.from("ace;50\nbee;40\n") });
  await text(page).getByText("crossword mine.txt at_least 3").waitFor();
  await dragOver(page, ["R1C1"]);
  await page.waitForFunction(() => document.querySelectorAll(".fits button").length === 2);
  await part(page).getByLabel("Words from").selectOption({ label: "the puzzle's own list" });
  await text(page).getByText("crossword at_least 3").waitFor();
  await close();
});

test("the texts of clues are typed, and stand beside the board while it is played, on a phone, too", async () => {
  const { page, close } = await openToSet(kOwn);
  await part(page).getByText("Clues", { exact: true }).click();
  await part(page).getByRole("textbox", { name: "The clue of 1 across" }).click();
  await page.keyboard.type("A pet");
  await page.keyboard.press("Tab");
  await page.keyboard.type("A bed");
  await page.keyboard.press("Tab");
  await text(page).getByText('clue across 1 "A pet"').waitFor();
  await text(page).getByText('clue across 3 "A bed"').waitFor();
  await close();
  const clued = kOwn.replace("\nwords", 'clue across 1 "A pet"\nclue across 3 "A bed"\n\nwords');
  const played = await open(linkOf(clued), { viewport: kPhone, hasTouch: true, isMobile: true });
  const clues = played.page.getByRole("region", { name: "Clues" });
  await clues.getByRole("button", { name: "3 A bed" }).tap();
  await clues.locator("li.chosen").getByText("A bed").waitFor();
  await played.page.keyboard.type("TO");
  await isSpoken(played.page, "R3C2, O");
  assert.equal(await clues.locator("li.done").count(), 0);
  await played.page.keyboard.type("T");
  await clues.locator("li.done").getByText("A bed").waitFor();
  await shot(played.page, "crossword-clues-phone");
  assert.deepEqual(await axeProblems(played.page), []);
  await played.close();
});

test("a word that is written shows its anagrams, of one word or two", async () => {
  const words = kOwn
    .replace("CAT COT TOT TEN TON CUT", "TEN NET TON A CAT ACT AT")
    .replace("| . . .\n| . #", "| C A T\n| . #");
  const { page, close } = await openToSet(words);
  await dragOver(page, ["R1C2"]);
  assert.equal(await part(page).locator(".anagrams").innerText(), "Anagrams: ACT");
  await close();
});
