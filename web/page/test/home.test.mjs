// The first screen: what one can do here, what is begun and solved, and the gallery in two orders.
// node --test web/page/test/home.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { board, dragOver, fill, isSpoken, kFour, kPhone, open, shot } from "./harness.mjs";

const kAddress = "puzzle/regex/first-steps.json";
const kSolution = { R1C1: "G", R1C2: "O", R2C1: "A", R2C2: "T" };

test("three verbs lead to a puzzle to play, to a new puzzle, and to a check", async () => {
  const { page, close } = await open();
  await page.getByRole("link", { name: "Start here" }).waitFor();
  await page.locator(".cards .card").first().waitFor();
  await page.getByRole("link", { name: "Start here" }).click();
  await board(page).waitFor();
  await page.getByRole("tab", { name: "Play", selected: true }).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "New puzzle" }).click();
  await page.getByRole("button", { name: "sudoku 6 × 6" }).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "Make one" }).click();
  await page.getByRole("button", { name: "Make puzzles" }).waitFor();
  await page.goBack();
  await page.getByRole("textbox", { name: /Paste/ }).fill(kFour);
  await page.getByRole("button", { name: "Check it" }).click();
  await page.waitForSelector('.verdict[data-status="unique"]');
  await close();
});

test("a begun puzzle is offered again as it was left, and the gallery says what is begun and what is solved", async () => {
  const { page, close } = await open(`#/${kAddress}`);
  await board(page).waitFor();
  const [first, ...rest] = Object.entries(kSolution);
  await fill(page, { [first[0]]: first[1] });
  await page.getByRole("link", { name: "Sator", exact: true }).click();
  const begun = page.getByRole("region", { name: "Begun" });
  await begun.locator("svg.board").getByText(first[1], { exact: true }).waitFor();
  const card = page.locator("#gallery .card", { hasText: "First steps" });
  await card.getByText("Begun").waitFor();
  await begun.getByRole("button", { name: "First steps" }).click();
  await isSpoken(page, `${first[0]}, ${first[1]}`);
  await fill(page, Object.fromEntries(rest));
  await page.locator(".solved").waitFor();
  await page.getByRole("link", { name: "Sator", exact: true }).click();
  await card.getByText("✓ solved").waitFor();
  assert.equal(await begun.count(), 0);
  await close();
});

test("the gallery is ordered by kind with a heading a group, or by ease", async () => {
  const { page, close } = await open();
  await page.locator("#gallery .card").first().waitFor();
  const groups = ["Regex", "Sudoku", "Sums", "Words", "Lines", "Regions", "Shading", "Other"];
  assert.deepEqual(await page.locator("#gallery h3").allInnerTexts(), groups);
  const all = await page.locator("#gallery .card").count();
  await page.getByRole("combobox", { name: "Order" }).selectOption("easy first");
  assert.equal(await page.locator("#gallery h3").count(), 0);
  assert.equal(await page.locator("#gallery .card").count(), all);
  await page.locator("#gallery .card > a").first().click();
  await board(page).waitFor();
  await page.goBack();
  await page.locator("#gallery .card").first().waitFor();
  assert.equal(await page.locator("#gallery h3").count(), 0);
  await close();
});

for (const [name, options] of [
  ["desktop", {}],
  ["phone", { viewport: kPhone, hasTouch: true, isMobile: true }],
])
  test(`the clues of the first screen can be read (${name})`, async () => {
    const { page, close } = await open("", options);
    await page.waitForFunction(() => document.querySelectorAll(".examples .board").length === 3);
    const sizes = await page
      .locator(".examples text.clue, .examples li:nth-child(n + 2) .board text")
      .evaluateAll((texts) =>
        texts.map((text) => {
          const scale = text.ownerSVGElement.getScreenCTM().a;
          return [text.textContent.trim(), scale * parseFloat(text.getAttribute("font-size"))];
        }),
      );
    assert.deepEqual(
      sizes.filter(([, size]) => size < 11),
      [],
    );
    await shot(page, `home-${name}`);
    await close();
  });

test("an edited puzzle of the gallery is another puzzle, which does not count as this one", async () => {
  const { page, close } = await open("#/puzzle/sudoku/plain.sator?mode=set");
  await board(page).waitFor();
  await page.getByRole("button", { name: "thermometer", exact: true }).click();
  await page.locator("button.tool.chosen").getByText("thermometer").waitFor();
  await dragOver(page, ["R2C1", "R2C2", "R2C3"]);
  await page.waitForSelector("svg.board .thermometer", { state: "attached" });
  await page.getByRole("tab", { name: "Play" }).click();
  await fill(page, { R1C1: "1" });
  await isSpoken(page, "R1C1, 1");
  await page.getByRole("link", { name: "Sator", exact: true }).click();
  await page.getByRole("region", { name: "Begun" }).locator(".card").first().waitFor();
  await page.locator("#gallery .card").first().waitFor();
  assert.equal(await page.locator("#gallery .begun, #gallery .solved").count(), 0);
  await close();
});
