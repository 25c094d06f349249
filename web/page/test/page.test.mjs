// The page around its modes: the first screen, My puzzles, languages, phones, help, reading aloud, accessibility and use without a network.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import {
  address,
  axeProblems,
  board,
  cell,
  downloaded,
  drawClue,
  fill,
  isSpoken,
  kFour,
  kPhone,
  linkOf,
  open,
  shot,
} from "./harness.mjs";

test("the first screen has the gallery, filters it, and opens a puzzle", async () => {
  const { page, close } = await open();
  await page.waitForSelector(".cards .card");
  const all = await page.locator(".cards .card").count();
  assert.ok(all > 90);
  await page.waitForSelector(".examples .board");
  await shot(page, "home");
  await page.getByRole("radio", { name: "Shading" }).click();
  assert.ok((await page.locator(".cards .card").count()) < all / 2);
  await page.getByRole("searchbox").fill("at home");
  assert.equal(await page.locator(".cards .card").count(), 1);
  await page.locator(".cards .card > a").click();
  await board(page).waitFor();
  assert.equal(await page.locator("h1").innerText(), "At home");
  await close();
});

test("puzzles are made, and open on the workbench", async () => {
  const { page, close } = await open("#/create");
  await page.getByRole("button", { name: "Make puzzles" }).click();
  await page
    .getByRole("button", { name: /^Remove sudoku \d+$/ })
    .nth(1)
    .waitFor();
  const made = page.locator(".card");
  const [second, count] = [await made.nth(1).locator(".card-title").innerText(), await made.count()];
  await page.getByRole("button", { name: `Remove ${second}` }).click();
  await page.getByText(second, { exact: true }).waitFor({ state: "detached" });
  assert.ok(count > 1);
  await page.locator(".card button").first().click();
  await page.getByRole("heading", { name: /^sudoku \d+$/ }).waitFor();
  await board(page).waitFor();
  await page.getByRole("tab", { name: "Check" }).click();
  await page.waitForSelector('.verdict[data-status="unique"]');
  await close();
});

test("the page works on a phone: nothing is wider than it, and a board is touched", async () => {
  const { page, close } = await open(linkOf(kFour), { viewport: kPhone, hasTouch: true, isMobile: true });
  await board(page).waitFor();
  const box = await cell(page, "R1C2").boundingBox();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole("button", { name: "3", exact: true }).tap();
  await isSpoken(page, "R1C2, 3");
  await shot(page, "phone");
  for (const hash of ["#/", "#/help/language", "#/new", "#/work?mode=set", "#/work?mode=share"]) {
    await page.goto(address + hash);
    await page.waitForTimeout(500);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= kPhone.width, `${hash} is ${width} wide`);
  }
  await close();
});

test("on a phone a swipe over an example scrolls; after a tap the example is played", async () => {
  const { page, close } = await open("", { viewport: kPhone, hasTouch: true, isMobile: true });
  const example = page.locator(".examples .board").last();
  await example.evaluate((svg) => svg.scrollIntoView({ block: "center" }));
  const client = await page.context().newCDPSession(page);
  const box = await example.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = await page.evaluate(() => scrollY);
  const touch = (type, ...touchPoints) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", { x, y });
  for (const step of [20, 60, 120, 180]) await touch("touchMove", { x, y: y - step });
  await touch("touchEnd");
  await page.waitForFunction((from) => scrollY > from + 50, before);
  assert.equal(await example.locator(".solid").count(), 0);
  // A swipe goes on after the finger has left.
  await page.waitForFunction(() => {
    const at = scrollY;
    return new Promise((resolve) => setTimeout(() => resolve(scrollY === at), 250));
  });
  const now = await example.boundingBox();
  for (const shift of [0.1, 0.3]) await page.touchscreen.tap(now.x + now.width / 2, now.y + now.height * (0.5 + shift));
  await example.locator(".solid").waitFor();
  await close();
});

test("an example of the help opens on the workbench", async () => {
  const { page, close } = await open("#/help/language");
  await page.getByRole("button", { name: "Open on the workbench" }).first().click();
  await board(page).waitFor();
  await close();
});

test("My puzzles are listed, saved to a file, deleted, and loaded again", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await fill(page, { R1C2: "3" });
  await page.goto(`${address}#/new`);
  await page
    .getByRole("button", { name: /^sudoku/ })
    .first()
    .click();
  await board(page).waitFor();
  await page.goto(`${address}#/mine`);
  await page.getByText(/Four by four.*one cell filled/).waitFor();
  assert.ok((await page.locator(".lines li").count()) >= 2); // with the draft
  const file = await downloaded(page, () => page.getByRole("button", { name: "Save everything to a file" }).click());
  const everything = { name: "all.json", mimeType: "application/json", buffer: readFileSync(file) };
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("button", { name: "Really delete everything?" }).click();
  assert.equal(await page.locator(".lines li").count(), 0);
  await page.locator("input[type=file]").setInputFiles(everything);
  await page.getByRole("button", { name: /^Four by four/ }).click();
  await isSpoken(page, "R1C2, 3");
  await close();
});

test("German has its own texts", async () => {
  const { page, close } = await open("", { locale: "de" });
  await page.getByText("Rätsel, auf die Verlass ist").waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await page.goto(address + linkOf(kFour));
  await page.getByRole("tab", { name: "Schreiben" }).click();
  await page.getByRole("button", { name: "cage", exact: true }).click();
  await page.getByText("ein Käfig eines Killer-Sudokus").waitFor();
  await page.getByRole("tab", { name: "Spielen" }).click();
  await page.getByRole("tabpanel").getByText("In jeder Zeile, jeder Spalte und jedem Kasten").waitFor();
  await page.getByRole("tab", { name: "Prüfen" }).click();
  await page.getByText(/^Grad: \d+ · (leicht|mittel)$/).waitFor();
  await page.getByText(/^Schwerster Schritt: (versteckter Einer|nackter Einer|letzte Zelle)/).waitFor();
  await page.getByRole("tab", { name: "Erklären" }).click();
  await page.locator(".steps li button").first().click();
  await page
    .locator(".current strong")
    .getByText(/Einer|Zelle/)
    .waitFor();
  await page.getByRole("tab", { name: "Schreiben" }).click();
  await page.getByRole("button", { name: "cage", exact: true }).click();
  await page.getByRole("button", { name: "English" }).click();
  await page.getByText("a cage of a killer sudoku").waitFor();
  await page.goto(address);
  await page.getByText("Puzzles you can trust").waitFor();
  await close();
});

test("the board is a grid of rows and cells, and each cell tells its clues", async () => {
  const { page, close } = await open(linkOf("sudoku 4x4\nkiller\n  7 R1C1 R1C2\nthermometer\n  R2C1 R2C2\n"));
  await board(page).waitFor();
  assert.equal(await page.locator("svg.board [role=row]").count(), 4);
  assert.equal(await page.locator("svg.board [role=row] [role=gridcell]").count(), 16);
  await isSpoken(page, "R1C1, empty, cage 7");
  await isSpoken(page, "R2C1, empty, thermometer");
  await board(page).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const active = await board(page).getAttribute("aria-activedescendant");
  assert.match(await page.locator(`[id="${active}"]`).getAttribute("aria-label"), /^R2C1,/);
  assert.match(await page.locator(".rules").innerText(), /cage|digits/i);
  await close();
});

test("letters that are read from right to left are typed, and clues keep the order of the cells", async () => {
  const { page, close } = await open(linkOf("range א..ד\nregexes\nrows /[אב]ג/ /ד./\ncolumns /אד/ -\n"));
  await board(page).waitFor();
  await board(page).focus();
  await page.keyboard.press("ArrowRight");
  // Playwright knows the keys of a US keyboard only.
  await board(page).evaluate((svg) => svg.dispatchEvent(new KeyboardEvent("keydown", { key: "א", bubbles: true })));
  await isSpoken(page, "R1C1, א");
  const clue = page.locator("svg.board").getByText("[אב]ג");
  assert.equal(await clue.evaluate((text) => getComputedStyle(text).unicodeBidi), "isolate-override");
  // The first character stands to the left of the last one.
  assert.ok(await clue.evaluate((text) => text.getStartPositionOfChar(0).x < text.getStartPositionOfChar(4).x));
  await shot(page, "right-to-left");
  await page.getByRole("tab", { name: "Check" }).click();
  await page.waitForSelector('.verdict[data-status="multiple"]');
  await close();
});

for (const scheme of ["light", "dark"]) {
  test(`axe finds nothing serious (${scheme})`, async () => {
    const { page, close } = await open("", { colorScheme: scheme, reducedMotion: "reduce" });
    await page.waitForSelector(".examples .board");
    assert.deepEqual(await axeProblems(page), []);
    await page.goto(address + linkOf(kFour));
    await board(page).waitFor();
    for (const mode of ["Play", "Set", "Check", "Explain", "Share"]) {
      await page.getByRole("tab", { name: mode }).click();
      await page.waitForTimeout(500);
      assert.deepEqual(await axeProblems(page), [], mode);
      await shot(page, `${mode.toLowerCase()}-${scheme}`);
    }
    await page.getByRole("tab", { name: "Check" }).click();
    await page.getByLabel("Heat map of candidates").check();
    await page.getByRole("tab", { name: "Set" }).click();
    await drawClue(page, "cage", ["R1C1", "R1C2"], undefined);
    await page.locator(".clue-field").fill("99");
    await page.getByText("There is no way to fill these cells.").waitFor();
    assert.deepEqual(await axeProblems(page), [], "a clue that is typed");
    for (const hash of ["#/new", "#/create", "#/mine", "#/help/rules"]) {
      await page.goto(address + hash);
      await page.waitForTimeout(500);
      assert.deepEqual(await axeProblems(page), [], hash);
    }
    await close();
  });
}

test("the page works without a network after the first visit", async () => {
  const { page, close } = await open("", { serviceWorkers: "allow" });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto(address + linkOf(kFour));
  await page.reload();
  await board(page).waitFor();
  await page.getByRole("tab", { name: "Check" }).click();
  await page.waitForSelector('.verdict[data-status="unique"]');
  await close();
});
