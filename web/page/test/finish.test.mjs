// "Finish it in my style": ghosts of clues like those that are there. node --test web/page/test/finish.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { axeProblems, board, dragOver, linkOf, open, shot } from "./harness.mjs";

const kOpen = `title A thermometer
sudoku 4x4
| . . | . .
| . . | . .
|-----+----
| . . | . .
| . . | . 2
thermometer
  R1C1 R1C2 R2C2
cage
  5 R3C1 R4C1
`;

test("ghosts are clues in the puzzle's own style; a click on one takes it, and the puzzle is unique", async () => {
  const { page, close } = await open(linkOf(kOpen));
  await board(page).waitFor();
  await page.getByRole("tab", { name: "Check" }).click();
  await page.waitForSelector('.verdict[data-status="multiple"]');
  const part = page.getByRole("region", { name: "Finish it in my style" });
  await part.getByRole("button", { name: "Finish it in my style" }).click();
  await part.getByRole("button", { name: "Apply" }).first().waitFor();
  await part.getByText("Trying clues like yours …").waitFor({ state: "detached" });
  const offers = await part.locator(".line").allInnerTexts();
  assert.ok(offers.length > 0 && offers.every((text) => /^(thermometer|cage \d+): R/.test(text)), offers.join("\n"));
  const grades = offers.map((text) => Number(/Grade (\d+)/.exec(text)?.[1] ?? 0));
  assert.deepEqual(
    grades,
    [...grades].sort((a, b) => a - b),
  );
  assert.ok((await board(page).locator(".ghost").count()) > 0);
  assert.deepEqual(await axeProblems(page), []);
  await shot(page, "finish");
  const [, first] = /: (R\d+C\d+)/.exec(offers[0]);
  await dragOver(page, [first]);
  await page.waitForSelector('.verdict[data-status="unique"]');
  assert.equal(await board(page).locator(".ghost").count(), 0);
  await close();
});

test("in Set, too, a click takes a ghost, and a drag draws as ever", async () => {
  const { page, close } = await open(linkOf(kOpen));
  await board(page).waitFor();
  await page.getByRole("tab", { name: "Set" }).click();
  await page.getByRole("button", { name: "Finish it in my style" }).click();
  await page.getByText("Trying clues like yours …").waitFor();
  await page.getByText("Trying clues like yours …").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "thermometer", exact: true }).click();
  const ghosts = board(page).locator(".ghost");
  await ghosts.first().waitFor({ state: "attached" });
  await shot(page, "finish-set");
  const part = page.getByRole("region", { name: "Finish it in my style" });
  const [first] = await part.locator(".line").allInnerTexts();
  await dragOver(page, [/: (R\d+C\d+)/.exec(first)[1]]);
  await page.waitForSelector('.verdict[data-status="unique"]');
  assert.equal(await ghosts.count(), 0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.waitForSelector('.verdict[data-status="multiple"]');
  await dragOver(page, ["R3C3", "R3C4", "R4C4"]);
  await page
    .locator(".cm-content")
    .getByText(/R3C3 R3C4 R4C4/)
    .waitFor();
  await close();
});
