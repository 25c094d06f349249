// The comforts of playing: the pad, what is marked at once, and where typed letters go.
import assert from "node:assert/strict";
import { test } from "node:test";

import { board, cell, dragOver, fill, isSpoken, kDesktop, kFour, kPhone, linkOf, open, shot } from "./harness.mjs";

test("a fast stroke skips no cell", async () => {
  const { page, close } = await open("#/puzzle/sudoku/plain.sator");
  await board(page).waitFor();
  const [first, last] = [await cell(page, "R1C1").boundingBox(), await cell(page, "R1C9").boundingBox()];
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2);
  await page.mouse.down();
  await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2, { steps: 1 });
  await page.mouse.up();
  assert.equal(await page.locator("[role=gridcell][aria-selected=true]").count(), 9);
  await close();
});

test("equal digits that must differ are marked at once, and the same digits glow", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await fill(page, { R1C2: "1" });
  assert.equal(await page.locator("svg.board .frame-broken").count(), 2);
  assert.equal(await page.locator("svg.board .same").count(), 2);
  await shot(page, "conflict");
  await page.getByText("Options and keys").click();
  await page.getByLabel("Highlight the values that equal the selected one").uncheck();
  await page.getByLabel(/frame broken clues/).uncheck();
  assert.equal(await page.locator("svg.board .same, svg.board .frame-broken").count(), 0);
  await close();
});

test("a digit takes its notes away from the cells that it sees, and Undo brings them back", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await dragOver(page, ["R1C2", "R1C3", "R4C3"]);
  await page.keyboard.press("Shift+Digit3");
  await page.keyboard.press("Control+Digit4");
  await isSpoken(page, "R4C3, marks 3 4");
  await fill(page, { R1C2: "3" });
  await isSpoken(page, "R1C3, marks 4");
  await isSpoken(page, "R4C3, marks 3 4");
  await page.keyboard.press("Control+z");
  await isSpoken(page, "R1C3, marks 3 4");
  await close();
});

test("with the key first, clicks and strokes enter it", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await page.getByText("Options and keys").click();
  await page.getByLabel("First a key of the pad, then the cells").check();
  await page.getByRole("group", { name: "Values" }).getByRole("button", { name: "3", exact: true }).click();
  await dragOver(page, ["R1C2"]);
  await dragOver(page, ["R4C1"]);
  await isSpoken(page, "R1C2, 3");
  await isSpoken(page, "R4C1, 3");
  await page.getByRole("radio", { name: "Corner" }).click();
  await page.getByRole("group", { name: "Values" }).getByRole("button", { name: "2", exact: true }).click();
  await dragOver(page, ["R2C1", "R2C2"]);
  await isSpoken(page, "R2C1, marks 2");
  await isSpoken(page, "R2C2, marks 2");
  await close();
});

test("the pad never moves: the same places whatever a key enters, and after a hint", async () => {
  for (const viewport of [kDesktop, kPhone]) {
    const { page, close } = await open(linkOf(kFour), { viewport, hasTouch: viewport === kPhone });
    await board(page).waitFor();
    const places = async () =>
      JSON.stringify(
        await Promise.all(
          ["Undo", "Hint", "Check my grid"].map((name) => page.getByRole("button", { name }).boundingBox()),
        ),
      );
    const before = await places();
    for (const kind of ["Corner", "Colour", "Sign", "Values"]) {
      await page.getByRole("radio", { name: kind }).click();
      assert.equal(await places(), before, kind);
    }
    await page.getByRole("button", { name: "Check my grid" }).click();
    await page.getByText("No mistake so far.").waitFor();
    assert.equal(await places(), before);
    await shot(page, `pad-${viewport.width}`);
    await close();
  }
});

test("on a phone the pad is in view below the whole board, and its targets are 44 pixels high", async () => {
  const { page, close } = await open("#/puzzle/sudoku/plain.sator", {
    viewport: kPhone,
    hasTouch: true,
    isMobile: true,
  });
  await board(page).waitFor();
  const board_ = await board(page).boundingBox();
  const pad = await page.locator(".pad").boundingBox();
  assert.ok(board_.y >= 0 && board_.y + board_.height <= pad.y, `${board_.y} + ${board_.height} is above ${pad.y}`);
  assert.ok(pad.y + pad.height <= kPhone.height);
  for (const button of await page.locator(".pad button:visible").all()) {
    const { width, height } = await button.boundingBox();
    assert.ok(height >= 44 && width >= 44, `${await button.innerText()} is ${width} × ${height}`);
  }
  await shot(page, "play-phone");
  await close();
});

test("rows and columns have their numbers if the player wants them", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await page.getByText("Options and keys").click();
  await page.getByLabel("Number the rows and columns").check();
  assert.deepEqual(await page.locator("svg.board .coordinate").allTextContents(), [..."12341234"]);
  await shot(page, "coordinates");
  await close();
});

test("letters go along the word, and Space, a click or an arrow turns", async () => {
  const { page, close } = await open(linkOf("range A..D\nregexes\nrows /AB./ /.../\ncolumns /../ /../ /../\n"));
  await board(page).waitFor();
  await dragOver(page, ["R1C1"]);
  await page.keyboard.type("abc");
  for (const spoken of ["R1C1, A", "R1C2, B", "R1C3, C"]) await isSpoken(page, spoken);
  await dragOver(page, ["R1C1"]);
  await page.keyboard.press("Space");
  await page.keyboard.type("ad");
  await isSpoken(page, "R1C1, A");
  await isSpoken(page, "R2C1, D");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await isSpoken(page, "R1C1, empty");
  // A second click on the cell turns back to the row.
  await dragOver(page, ["R1C1"]);
  await page.keyboard.type("dd");
  await isSpoken(page, "R1C2, D");
  await shot(page, "writing");
  await close();
});
