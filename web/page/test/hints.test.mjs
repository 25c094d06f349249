// Hints and the check of the player's grid, as a person asks for them.
import assert from "node:assert/strict";
import { test } from "node:test";

import { board, dragOver, fill, isSpoken, kFour, linkOf, open, shot } from "./harness.mjs";

test("hints say one thing more at each press, and a mistake is told gently", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await page.getByRole("button", { name: "Hint" }).click();
  const hint = page.locator(".hint");
  await hint.waitFor();
  assert.equal(await hint.locator("p").count(), 1);
  for (const lines of [2, 3, 4]) {
    await page.getByRole("button", { name: "Say more" }).click();
    assert.equal(await hint.locator("p").count(), lines);
  }
  await dragOver(page, ["R1C2"]);
  await page.keyboard.press("1");
  await page.getByRole("button", { name: "Check my grid" }).click();
  await page.getByText("There is a mistake.").waitFor();
  assert.equal(await hint.locator("p").count(), 1);
  await close();
});

test("a hint marks what to look at, and the fifth press enters what it has found", async () => {
  // In box 3 only R3C1 can be 2: the 2 of row 4 is in its way nowhere else.
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.waitForSelector("svg.board .mark-hint", { state: "attached" });
  assert.equal(await page.locator("svg.board .frame-premise").count(), 0);
  for (let i = 0; i < 3; ++i) await page.getByRole("button", { name: "Say more" }).click();
  const text = await page.locator(".hint strong").innerText();
  const [name] = /R\dC\d/.exec(text);
  const [, value] = /(?:can be|is) (\d)\.$/.exec(text);
  assert.ok((await page.locator("svg.board .frame-premise").count()) > 0);
  await shot(page, "hint");
  await page.getByRole("button", { name: "Enter it" }).click();
  await isSpoken(page, `${name}, ${value}`);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.locator(".hint").waitFor();
  await close();
});

test("a value that no solution has is a mistake, although no rule is broken yet", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await fill(page, { R1C2: "2" });
  await page.getByRole("button", { name: "Check my grid" }).click();
  const hint = page.locator(".hint");
  await hint.getByText("There is a mistake.").waitFor();
  await page.getByRole("button", { name: "Say more" }).click();
  await hint.getByText("Some value cannot be right, though no rule is broken yet.").waitFor();
  await page.getByRole("button", { name: "Say more" }).click();
  assert.equal(await page.locator("svg.board .frame-clash").count(), 1);
  await page.getByRole("button", { name: "Say more" }).click();
  await hint.getByText("No solution has R1C2 = 2.").waitFor();
  await shot(page, "dead-end");
  // A hint tells the same.
  await fill(page, { R1C2: "2" });
  await fill(page, { R1C2: "2" });
  await page.getByRole("button", { name: "Hint" }).click();
  await hint.getByText("There is a mistake.").waitFor();
  await close();
});

test("the check says what is wrong as gently as the player asks: that, where, which cells, why", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await fill(page, { R1C2: "1" });
  await page.getByRole("button", { name: "Check my grid" }).click();
  const hint = page.locator(".hint");
  await hint.getByText("There is a mistake.").waitFor();
  assert.equal(await page.locator("svg.board .frame-clash").count(), 0);
  await page.getByRole("button", { name: "Say more" }).click();
  await hint.getByText(/^Th(is rule is|ese rules are) broken:$/).waitFor();
  await hint.getByText(/^Row 1 must be .*\.$/).waitFor();
  await page.getByRole("button", { name: "Say more" }).click();
  await page.waitForSelector("svg.board .frame-clash");
  await page.getByRole("button", { name: "Say more" }).click();
  assert.ok((await hint.locator("p").count()) >= 3);
  await close();
});
