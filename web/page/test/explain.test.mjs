// An explanation: its steps forwards, backwards and by slider, from the start and from the player's own grid.
import assert from "node:assert/strict";
import { test } from "node:test";

import { board, fill, isSpoken, kFour, linkOf, open, shot } from "./harness.mjs";

test("an explanation goes forwards, backwards and by slider", async () => {
  const { page, close } = await open("#/puzzle/regex-crossword/spice-rack.sator?mode=explain");
  await page.waitForSelector(".steps li");
  const steps = await page.locator(".steps li").count();
  assert.ok(steps > 5);
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForSelector(".frame-placed");
  await page.getByRole("slider").fill(String(steps));
  await page.getByText("Solved.").waitFor();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByText(`Step ${steps - 1} of ${steps}`).waitFor();
  await page.locator(".steps li button").nth(6).click();
  await page.waitForSelector(".clue-text s");
  await page
    .locator(".current")
    .getByText(/must match/)
    .waitFor();
  await shot(page, "dead-parts");
  await close();
});

test("an explanation goes on from the player's own grid", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await fill(page, { R1C2: "3", R1C3: "2", R1C4: "4" });
  await page.getByRole("tab", { name: "Explain" }).click();
  await page.waitForSelector(".steps li");
  const all = await page.locator(".steps li").count();
  await page.getByRole("radio", { name: "From my grid" }).click();
  await page.waitForFunction((n) => {
    const steps = document.querySelectorAll(".steps li").length;
    return steps > 0 && steps < n;
  }, all);
  await isSpoken(page, "R1C2, 3");
  await board(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByText(/^Step 1 of/).waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.getByText(/^Step 0 of/).waitFor();
  await close();
});
