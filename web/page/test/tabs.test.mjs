// A reader's work stays: in two tabs of one puzzle, after a reload, and on the way back to the gallery.
import assert from "node:assert/strict";
import { test } from "node:test";

import { address, board, fill, isSpoken, kFour, linkOf, open } from "./harness.mjs";

test("two tabs of one puzzle have the values of both, and Undo survives a reload", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  const other = await page.context().newPage();
  await other.goto(address + linkOf(kFour));
  await board(other).waitFor();
  await fill(page, { R1C2: "3" });
  await isSpoken(other, "R1C2, 3");
  await fill(other, { R1C3: "2" });
  await isSpoken(page, "R1C3, 2");
  await page.reload();
  await isSpoken(page, "R1C2, 3");
  await isSpoken(page, "R1C3, 2");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await isSpoken(page, "R1C2, empty");
  await isSpoken(other, "R1C2, empty");
  await close();
});

test("the gallery is as it was left when the reader comes back", async () => {
  const { page, close } = await open();
  await page.getByRole("searchbox").click();
  await page.keyboard.type("plain");
  await page.getByRole("link", { name: "A plain sudoku" }).last().click();
  await board(page).waitFor();
  await page.goBack();
  await page.locator(".cards .card").first().waitFor();
  assert.equal(await page.getByRole("searchbox").inputValue(), "plain");
  await close();
});
