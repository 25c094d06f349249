// Pasted links and texts of other programs open in Sator's language. A message beside the field says why one cannot be opened.
import assert from "node:assert/strict";
import { test } from "node:test";

import { board, dragOver, isSpoken, open, shot } from "./harness.mjs";

const kShortLink = "https://puzz.link/p?sudoku/4/4/g1k23k3g";

/** Puts a text into the clipboard and presses the keys that paste it. */
async function paste(page, text) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.getByRole("textbox", { name: /Paste/ }).click();
  await page.keyboard.press("Control+v");
}

test("a pasted link opens at once, however short it is, and is translated for the board", async () => {
  const { page, close } = await open();
  await paste(page, kShortLink);
  await page.waitForSelector(".verdict[data-status]:not([data-status=''])");
  await page.getByRole("tab", { name: "Set" }).click();
  await page.locator(".cm-content").getByText("permutation").waitFor();
  assert.ok(!(await page.locator(".cm-content").innerText()).includes("puzz.link/p?"));
  await page.getByText("As received").click();
  assert.equal(await page.getByRole("textbox", { name: "As received" }).inputValue(), kShortLink);
  await shot(page, "translated");
  await dragOver(page, ["R1C1"]);
  await page.keyboard.press("4");
  await isSpoken(page, "R1C1, given 4");
  await close();
});

test("what was played of a puzzle in another format stays when it is translated", async () => {
  const { page, close } = await open("#/puzzle/regex/first-steps.json");
  await board(page).waitFor();
  await dragOver(page, ["R1C1"]);
  await page.keyboard.press("a");
  await isSpoken(page, "R1C1, A");
  await page.getByRole("tab", { name: "Set" }).click();
  await page.locator(".cm-content").getByText("regexes").first().waitFor();
  await page.getByRole("tab", { name: "Play" }).click();
  await isSpoken(page, "R1C1, A");
  await close();
});

test("what cannot be opened is told on the first screen, in words for readers", async () => {
  const { page, close } = await open();
  await paste(page, "https://puzz.link/p?untangle/6/6/g2k");
  const alert = page.getByRole("alert");
  await alert.getByText(/^This cannot be opened: The rules of Untangle cannot be said/).waitFor();
  await shot(page, "not-opened");
  await page.getByRole("textbox", { name: /Paste/ }).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("a thermometer");
  await page.keyboard.press("Enter");
  await alert.getByText(/no known format/).waitFor();
  await page.getByRole("textbox", { name: /Paste/ }).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("thermo");
  await page.keyboard.press("Enter");
  await alert.getByText("This cannot be opened: 'thermo' has no cells.").waitFor();
  for (const word of ["error:", "hint:", "sator formats"]) assert.equal(await page.getByText(word).count(), 0);
  await page.getByRole("link", { name: "Formats and links that open here" }).waitFor();
  await page.getByRole("button", { name: "Edit it as a text" }).click();
  await page.locator(".cm-content").getByText("thermo").waitFor();
  assert.equal(await page.getByText("Add a word list").count(), 0);
  await close();
});

test("an address without a puzzle says so", async () => {
  const { page, close } = await open("#/puzzle/sudoku/none.sator");
  await page.getByText("There is no puzzle at this address.").waitFor();
  await assert.rejects(close, /404/); // the browser itself logs the missing file
});

test("a genre whose rules are not known is drawn from its link, says so, and is played with pen and marks", async () => {
  const { page, close } = await open();
  await paste(page, "https://puzz.link/p?kusabi/3/3/1a2b3");
  await page.getByText("the rules of Kusabi, which is only drawn").waitFor();
  await page.getByRole("tab", { name: "Play" }).click();
  await page.locator(".panel li").getByText("The rules of Kusabi are not known here.").waitFor();
  await board(page).waitFor();
  const numbers = await page.locator("svg.board text.given").allTextContents();
  assert.equal(numbers.join("").replace(/\s/g, ""), "123");
  await dragOver(page, ["R2C1", "R2C2", "R2C3"]);
  await page.waitForFunction(() => document.querySelectorAll(".drawn-line").length === 2);
  await dragOver(page, ["R3C1"]);
  await page.locator("svg.board .solid").waitFor({ state: "attached" });
  await page.getByRole("tab", { name: "Check" }).click();
  await page
    .getByText(/not understood|only drawn/i)
    .first()
    .waitFor();
  assert.equal(await page.locator('.verdict[data-status="unique"], .verdict[data-status="multiple"]').count(), 0);
  await shot(page, "only-drawn");
  await close();
});
