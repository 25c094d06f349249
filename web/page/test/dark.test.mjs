// In the dark, black cells are darker than blank ones, on the board and in the gallery. node --test web/page/test/dark.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { address, board, dragOver, isSpoken, open, shot } from "./harness.mjs";

/** How bright an element is filled, from 0 to 765. */
const brightness = (element) =>
  element.evaluate((shape) =>
    getComputedStyle(shape)
      .fill.match(/\d+/g)
      .slice(0, 3)
      .reduce((sum, part) => sum + Number(part), 0),
  );

for (const [path, first, black] of [
  ["nonogram/at-home.sator", "R1C5", ".solid"],
  ["akari/street-lamps.sator", null, ".block"],
])
  test(`black cells are darker than blank ones in the dark: ${path}`, async () => {
    const { page, close } = await open(`#/puzzle/${path}`, { colorScheme: "dark" });
    await board(page).waitFor();
    if (first !== null) {
      await dragOver(page, [first]);
      await isSpoken(page, `${first}, black`);
    }
    const blank = await brightness(board(page).locator(".cell").first());
    assert.ok((await brightness(board(page).locator(black).first())) < blank / 2);
    await shot(page, `dark-${path.split("/")[0]}`);
    const thumbnail = await (await fetch(`${address}gallery/${path}.svg`)).text();
    assert.match(thumbnail, /class="sator shaded"[^]*\.sator\.shaded \.cell/);
    await close();
  });

test("clues that are lit or broken are so in the dark, too", async () => {
  const { page, close } = await open("#/puzzle/killer-sudoku/cages.sator?mode=set", { colorScheme: "dark" });
  await board(page).waitFor();
  await page.locator(".clue-card .line").first().hover();
  const lit = await board(page)
    .locator("path.cage.lit")
    .evaluate((path) => getComputedStyle(path).stroke);
  const accent = await page.locator(".brand").evaluate((element) => {
    element.style.color = "var(--accent)";
    return getComputedStyle(element).color;
  });
  assert.equal(lit, accent);
  await close();
});
