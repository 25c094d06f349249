// The puzzle leaves the page: on paper, in another page, and in other programs' formats.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { address, board, cell, downloaded, dragOver, isSpoken, kFour, linkOf, open, shot } from "./harness.mjs";

test("the puzzle alone is printed, on one page of A4 or letter", async () => {
  const { page, close } = await open(linkOf(kFour), { colorScheme: "dark" });
  await board(page).waitFor();
  await dragOver(page, ["R1C2"]);
  await page.emulateMedia({ media: "print" });
  for (const hidden of [".top", ".panel", ".tabs", ".selection"])
    assert.ok(!(await page.locator(hidden).first().isVisible()), hidden);
  assert.ok(await board(page).isVisible());
  assert.equal(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    "rgb(255, 255, 255)",
  );
  await shot(page, "print");
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString("latin1");
    assert.equal(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, 1, format);
  }
  await close();
});

test("on paper are the author and the rules, and with the solution a second page has it", async () => {
  const { page, close } = await open(linkOf(kFour.replace("sudoku", "author Ada\nsudoku")));
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByLabel("with the solution").check();
  const second = page.locator(".paper.second");
  await second.waitFor({ state: "attached" });
  assert.equal(await second.isVisible(), false);
  await page.emulateMedia({ media: "print" });
  await page.locator(".paper").getByText("Ada").waitFor();
  await page.locator(".paper").getByText("Each row, column and box holds 1 to 4 once.").waitFor();
  await second.getByText("Solution: Four by four").waitFor();
  assert.deepEqual((await second.locator("svg text.solution").allTextContents()).length, 12);
  await shot(page, "paper");
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString("latin1");
    assert.equal(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, 2, format);
  }
  await page.emulateMedia({ media: "screen" });
  await page.getByLabel("with the solution").uncheck();
  await second.waitFor({ state: "detached" });
  await close();
});

test("a frame in another page needs only the link, and is played there", async () => {
  const { page, close } = await open(linkOf(kFour));
  await page.getByRole("tab", { name: "Share" }).click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".copy textarea")].some((field) => field.value.includes("#embed&p=")),
  );
  const code = (await page.locator(".copy textarea").last().inputValue()).trim();
  assert.match(code, /^<iframe src="[^"<>]+" width="\d+" height="\d+" title="[^"<>]*"><\/iframe>$/);
  const body = `<!doctype html><title>A blog</title><p>My puzzle:</p>${code}`;
  await page.route("**/blog.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${address}blog.html`);
  const frame = page.frameLocator("iframe");
  const target = frame.locator('[role=gridcell][aria-label^="R1C2,"]');
  await target.waitFor({ state: "attached" });
  assert.equal(await frame.getByRole("tab").count(), 0);
  const box = await target.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.press("3");
  await frame.locator('[role=gridcell][aria-label^="R1C2, 3"]').waitFor({ state: "attached" });
  await close();
});

test("every format is written, or says what it cannot hold", async () => {
  const { page, close } = await open(linkOf(kFour));
  await page.getByRole("tab", { name: "Share" }).click();
  const select = page.getByLabel("Format");
  await select.waitFor();
  const names = (await select.locator("option").allInnerTexts()).filter((name) => name !== "…");
  assert.ok(names.length > 8, names.join());
  const section = page.locator("section", { has: select });
  let written = 0;
  for (const name of names) {
    await select.selectOption(name);
    await section.locator("textarea, .problem").first().waitFor();
    written += await section.locator("textarea").count();
  }
  assert.ok(written > 5, `${written} of ${names.length}`);
  await close();
});

test("a puzzle that was exported is read again", async () => {
  const { page, close } = await open(linkOf(kFour));
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByLabel("Format").selectOption("fpuzzles");
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".copy textarea")].some((field) => field.value.includes("f-puzzles")),
  );
  const fields = await page.locator(".copy textarea").evaluateAll((all) => all.map((field) => field.value));
  await page.goto(page.url().replace(/#.*/, "#/"));
  await page.getByRole("textbox", { name: /Paste/ }).fill(fields.find((value) => value.includes("f-puzzles")));
  await page.getByRole("button", { name: "Check it" }).click();
  await page.waitForSelector('.verdict[data-status="unique"]');
  await isSpoken(page, "R1C1, given 1");
  assert.ok(await cell(page, "R4C4").count());
  await close();
});

test("a picture is saved, and the puzzle is exported", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await page.getByRole("tab", { name: "Share" }).click();
  for (const [button, beginning] of [
    ["Download SVG", "<svg"],
    ["Download PNG", "\x89PNG"],
  ]) {
    const path = await downloaded(page, () => page.getByRole("button", { name: button }).click());
    assert.equal(readFileSync(path, "latin1").slice(0, beginning.length), beginning);
  }
  await page.getByLabel("Format").selectOption("fpuzzles");
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".copy textarea")].some((field) => field.value.includes("f-puzzles")),
  );
  await close();
});

test("formats that can say the whole puzzle open there by a click, and the others stand apart", async () => {
  const { page, close } = await open(linkOf(kFour));
  await page.getByRole("tab", { name: "Share" }).click();
  const link = page.getByRole("link", { name: "Open in f-puzzles" });
  await link.waitFor();
  assert.match(await link.getAttribute("href"), /^https:\/\/(www\.)?f-puzzles\.com\//);
  const others = await page.locator("optgroup option").allTextContents();
  assert.ok(others.length > 0 && !others.includes("fpuzzles"));
  await close();
});
