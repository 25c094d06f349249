// "Why not 5?" on a cell: the proof on the board, and a link that opens it. node --test web/page/test/why.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { axeProblems, board, dragOver, fill, kFour, kPhone, cell, linkOf, open, shot } from "./harness.mjs";

/** The link to the step that is shown. */
async function stepLink(page) {
  await page.getByText("Link to this step").click();
  const field = page.getByRole("textbox", { name: "Link to this step" });
  await page.waitForFunction(() => document.querySelector(".copy textarea")?.value.includes("&s="));
  return field.inputValue();
}

test("why not: a click on a cell and a value show the proof, and its link opens puzzle and step", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await page.getByRole("tab", { name: "Explain" }).click();
  await page.waitForSelector(".steps li");
  const all = await page.locator(".steps li").count();
  await dragOver(page, ["R1C2"]);
  const why = page.getByRole("group", { name: "Why is R1C2 not" });
  await why.getByRole("button", { name: "2", exact: true }).click();
  await page.getByText("No solution has R1C2 = 2.").waitFor();
  await page.locator("svg.board .strike").first().waitFor();
  assert.deepEqual(await axeProblems(page), []);
  await shot(page, "why-not");
  const link = await stepLink(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "All steps" }).click();
  await page.waitForFunction((n) => document.querySelectorAll(".steps li").length === n, all);
  await board(page).focus();
  await page.keyboard.press("3");
  await page.getByText("Some solution has R1C2 = 3.").waitFor();
  await close();

  const second = await open(link.slice(link.indexOf("#")));
  await second.page.getByText("No solution has R1C2 = 2.").waitFor();
  await second.page.getByRole("tab", { name: "Explain", selected: true }).waitFor();
  await second.page.getByText(/^Step 1 of/).waitFor();
  await second.page.locator("svg.board .strike").first().waitFor();
  await second.close();
});

test("a step of the whole way has a link, too", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await page.getByRole("tab", { name: "Explain" }).click();
  await page.locator(".steps li button").nth(2).click();
  const link = await stepLink(page);
  await close();
  const second = await open(link.slice(link.indexOf("#")));
  await second.page.getByText(/^Step 3 of/).waitFor();
  await second.close();
});

test("while playing, a cell of the grid is asked about, by touch", async () => {
  const { page, close } = await open(linkOf(kFour), { viewport: kPhone, hasTouch: true, isMobile: true });
  await board(page).waitFor();
  const box = await cell(page, "R1C3").boundingBox();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole("button", { name: "Why not …?" }).tap();
  await page.getByRole("group", { name: "Why is R1C3 not" }).getByRole("button", { name: "4", exact: true }).tap();
  await page.getByText("No solution has R1C3 = 4.").waitFor();
  await shot(page, "why-not-phone");
  await close();
});

test("the way from the player's own grid travels with the link", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await fill(page, { R1C2: "3", R1C3: "2" });
  await page.getByRole("tab", { name: "Explain" }).click();
  await page.getByRole("radio", { name: "From my grid" }).click();
  await page.locator(".steps li button").first().click();
  const link = await stepLink(page);
  await close();
  const second = await open(link.slice(link.indexOf("#")));
  await second.page.getByText(/^Step 1 of/).waitFor();
  await second.page.getByRole("radio", { name: "From my grid", checked: true }).waitFor();
  await second.close();
});
