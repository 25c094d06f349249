// What must work before all else: a puzzle is pasted, solved, played, set and shared, and no request leaves the page. This is the part
// of the page's tests that `./test` runs: web/serve.sh --test-core.
import { test } from "node:test";
import assert from "node:assert/strict";

import {
  address,
  board,
  dragOver,
  drawClue,
  fill,
  isSpoken,
  kFour,
  kFourSolved,
  linkOf,
  linkWith,
  open,
  shot,
} from "./harness.mjs";

test("a pasted puzzle is drawn and solved", async () => {
  const { page, close } = await open();
  await page.getByRole("textbox", { name: /Paste/ }).fill(kFour);
  await page.getByRole("button", { name: "Check it" }).click();
  await page.waitForSelector('.verdict[data-status="unique"]');
  await page.getByLabel("Show the solution").check();
  await isSpoken(page, "R1C2, 3");
  await page.getByRole("tab", { name: "Set" }).click();
  await dragOver(page, ["R1C2"]);
  await page.getByRole("group", { name: "Givens" }).getByRole("button", { name: "3", exact: true }).click();
  await isSpoken(page, "R1C2, given 3");
  assert.equal(await page.getByRole("tab", { name: "Set" }).getAttribute("aria-selected"), "true");
  await close();
});

test("a puzzle is played with the keyboard, kept, and solved", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("3");
  await isSpoken(page, "R1C2, 3");
  await page.keyboard.press("Control+z");
  await isSpoken(page, "R1C2, empty");
  await page.keyboard.press("Shift+Digit3");
  await isSpoken(page, "R1C2, marks 3");
  await fill(page, kFourSolved);
  await page.waitForSelector(".solved");
  await shot(page, "solved");
  await page.reload();
  await page.waitForSelector(".solved");
  await isSpoken(page, "R4C3, 4");
  await page.goto(`${address}#/mine`);
  await page.getByText(/Four by four.*solved/).waitFor();
  await close();
});

test("cages and thermometers are set by mouse, undone, and removed", async () => {
  const { page, close } = await open(linkOf("sudoku 4x4 # mine\n"));
  await page.getByRole("tab", { name: "Set" }).click();
  const text = page.locator(".cm-content");
  await drawClue(page, "cage", ["R1C1", "R1C2", "R2C2"], "6");
  await text.getByText(/6 R1C1 R1C2 R2C2/).waitFor();
  await drawClue(page, "thermometer", ["R4C1", "R4C2", "R4C3"]);
  await text.getByText(/R4C1(\.\.| R4C2 )R4C3/).waitFor();
  assert.match(await text.innerText(), /# mine/);
  await page.waitForSelector("svg.board .thermometer", { state: "attached" });
  await page.waitForSelector('.verdict[data-status="multiple"]');
  await shot(page, "set");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.waitForSelector("svg.board .thermometer", { state: "detached" });
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await dragOver(page, ["R2C2"]);
  await page.waitForSelector("svg.board .cage", { state: "detached" });
  await close();
});

test("a link brings the puzzle and the progress to another browser", async () => {
  const first = await open(linkOf(kFour));
  await board(first.page).waitFor();
  await dragOver(first.page, ["R1C2"]);
  await first.page.keyboard.press("3");
  await first.page.getByRole("tab", { name: "Share" }).click();
  await first.page.getByLabel("with my progress").check();
  const link = await linkWith(first.page, "&g=");
  await first.close();
  const second = await open(link.slice(address.length));
  await isSpoken(second.page, "R1C2, 3");
  await second.close();
});

test("texts of a puzzle are never HTML", async () => {
  const { page, close } = await open(linkOf(kFour.replace("Four by four", "<img src=x onerror=alert(1)>")));
  await board(page).waitFor();
  assert.equal(await page.locator("h1 img").count(), 0);
  assert.match(await page.locator("h1").innerText(), /<img/);
  await close();
});
