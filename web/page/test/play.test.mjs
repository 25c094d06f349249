// Playing, as a person does it: each promise of the mode Play is a test here or in core.test.mjs.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import {
  address,
  board,
  cell,
  downloaded,
  dragOver,
  fill,
  isSpoken,
  kFour,
  kFourSolved,
  kPhone,
  linkOf,
  linkWith,
  open,
  shot,
} from "./harness.mjs";

const kKiller = "title Little killer cages\nsudoku 4x4\nkiller\n  4 R1C1 R2C1\n  5 R1C2 R1C3\n  7 R1C4 R2C4 R2C3\n";
/** A hexagon with three lines in each direction, i.e. with seven cells. */
const kHexagon = "title Hexagon\nlayout hexagon 3 3 3\nrange A..G\nrule distinct at all\n";

test("arrows follow rows and columns, and in a hexagon its three directions", async () => {
  const { page, close } = await open(linkOf(kHexagon));
  await board(page).focus();
  // Where each key leads from the middle, by the places of the cells on the screen.
  const [middle] = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll("[role=gridcell]")].map((target) => [
      target.getAttribute("aria-label").split(",")[0],
      target.getBBox(),
    ]);
    const [sumX, sumY] = boxes.reduce(([x, y], [, box]) => [x + box.x, y + box.y], [0, 0]);
    const off = ([, box]) => Math.hypot(box.x - sumX / boxes.length, box.y - sumY / boxes.length);
    return boxes.sort((a, b) => off(a) - off(b))[0];
  });
  const at = async () =>
    page.evaluate(
      () => document.querySelector("[role=gridcell][aria-selected=true]")?.getAttribute("aria-label").split(",")[0],
    );
  const place = async (name) => cell(page, name).evaluate((target) => [target.getBBox().x, target.getBBox().y]);
  const [x, y] = await place(middle);
  const ways = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    Home: [-1, -1],
    PageUp: [1, -1],
    End: [-1, 1],
    PageDown: [1, 1],
  };
  for (const [key, [dx, dy]] of Object.entries(ways)) {
    await dragOver(page, [middle]);
    await page.keyboard.press(key);
    const [toX, toY] = await place(await at());
    assert.deepEqual([Math.sign(Math.round(toX - x)), Math.sign(Math.round(toY - y))], [dx, dy], key);
  }
  await close();
});

test("marks go into several cells at once, by key, by mouse, and with Shift and Ctrl", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await dragOver(page, ["R2C1", "R2C2", "R3C1"]);
  await page.keyboard.press("Control+Digit2");
  for (const name of ["R2C1", "R2C2", "R3C1"]) await isSpoken(page, `${name}, marks 2`);
  await page.keyboard.press("Shift+Digit4");
  await isSpoken(page, "R2C2, marks 4 2");
  await page.getByRole("radio", { name: "Corner" }).click();
  await page.getByRole("group", { name: "Values" }).getByRole("button", { name: "1", exact: true }).click();
  await isSpoken(page, "R3C1, marks 4 1 2");
  // What all have is taken away from all.
  await page.getByRole("group", { name: "Values" }).getByRole("button", { name: "1", exact: true }).click();
  await isSpoken(page, "R3C1, marks 4 2");
  await shot(page, "marks");
  await close();
});

test("cells are added to a selection one by one, and a double click selects all equal ones", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  const selected = () => page.locator("[role=gridcell][aria-selected=true]").count();
  await dragOver(page, ["R1C2"]);
  await page.keyboard.down("Control");
  await dragOver(page, ["R4C1"]);
  await page.keyboard.up("Control");
  assert.equal(await selected(), 2);
  await page.keyboard.press("3");
  await isSpoken(page, "R4C1, 3");
  const box = await cell(page, "R4C1").boundingBox();
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  assert.equal(await selected(), 3); // with the given of row 2
  await close();
});

test("colours are entered by mouse and by key", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await page.getByRole("radio", { name: "Colour" }).click();
  await dragOver(page, ["R1C2", "R1C3"]);
  await page.getByRole("button", { name: "Colour 3" }).click();
  assert.equal(await page.locator("svg.board .colour-3").count(), 2);
  await page.keyboard.press("5");
  // A second colour is beside the first one.
  assert.equal(await page.locator("svg.board .colour-5").count(), 2);
  assert.equal(await page.locator("svg.board .colour-3").count(), 2);
  await shot(page, "two-colours");
  await page.keyboard.press("Backspace");
  assert.equal(await page.locator("svg.board .colour").count(), 0);
  await close();
});

test("dots and crosses are entered by mouse and by key, and kept", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await page.getByRole("radio", { name: "Sign" }).click();
  await dragOver(page, ["R1C2", "R1C3"]);
  await page.getByRole("button", { name: "cross", exact: true }).click();
  await isSpoken(page, "R1C3, marks cross");
  await dragOver(page, ["R1C2"]);
  await page.keyboard.press(".");
  await isSpoken(page, "R1C2, marks dot");
  assert.equal(await page.locator("svg.board .sign-dot").count(), 1);
  await shot(page, "signs");
  await page.reload();
  await isSpoken(page, "R1C3, marks cross");
  await close();
});

test("undo and redo have no end", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await dragOver(page, ["R1C2"]);
  for (let i = 0; i < 150; ++i) await page.keyboard.press(String((i % 4) + 1));
  await isSpoken(page, "R1C2, 2");
  for (let i = 0; i < 150; ++i) await page.keyboard.press("Control+z");
  await isSpoken(page, "R1C2, empty");
  assert.ok(await page.getByRole("button", { name: "Undo" }).isDisabled());
  for (let i = 0; i < 150; ++i) await page.keyboard.press("Control+y");
  await isSpoken(page, "R1C2, 2");
  await close();
});

test("a complete clue is grey, a broken one is framed, and both can be switched off", async () => {
  const { page, close } = await open(linkOf(kKiller));
  await board(page).waitFor();
  await fill(page, { R1C1: "1", R2C1: "3" });
  await page.waitForSelector("svg.board .done", { state: "attached" });
  await fill(page, { R1C2: "4", R1C3: "3" });
  await page.waitForSelector("svg.board .broken", { state: "attached" });
  await shot(page, "broken-clue");
  await page.getByText("Options and keys").click();
  await page.getByLabel(/frame broken clues/).uncheck();
  await page.waitForSelector("svg.board .broken", { state: "detached" });
  await page.getByLabel("Grey out complete clues").uncheck();
  await page.waitForSelector("svg.board .done", { state: "detached" });
  await close();
});

test("each of several right answers is accepted, and says the time and the hints", async () => {
  // Four cells may hold 1 and 3 in two ways.
  const several = "title Two ways\nsudoku 4x4\n| 1 2 3 4\n| 3 4 1 2\n| 2 . 4 .\n| 4 . 2 .\n";
  for (const values of [
    { R3C2: "1", R3C4: "3", R4C2: "3", R4C4: "1" },
    { R3C2: "3", R3C4: "1", R4C2: "1", R4C4: "3" },
  ]) {
    const { page, close } = await open(linkOf(several));
    await board(page).waitFor();
    await fill(page, values);
    await page.getByText(/Solved in 0:\d\d, without a hint\./).waitFor();
    await close();
  }
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".hint").waitFor();
  await fill(page, kFourSolved);
  await page.getByText(/Solved in 0:\d\d, with one hint\./).waitFor();
  await close();
});

test("the time can be hidden, and stays so", async () => {
  const { page, close } = await open(linkOf(kFour));
  await page.locator(".clock").waitFor();
  await page.getByRole("button", { name: "Hide the time" }).click();
  assert.equal(await page.locator(".clock").count(), 0);
  await page.reload();
  await board(page).waitFor();
  assert.equal(await page.locator(".clock").count(), 0);
  await close();
});

test("progress is saved to a file and loaded from it", async () => {
  const first = await open(linkOf(kFour));
  await board(first.page).waitFor();
  await fill(first.page, { R1C2: "3" });
  await first.page.getByText("Options and keys").click();
  const file = await downloaded(first.page, () =>
    first.page.getByRole("button", { name: "Save progress to a file" }).click(),
  );
  const progress = { name: "progress.json", mimeType: "application/json", buffer: readFileSync(file) };
  await first.close();
  const second = await open(linkOf(kFour));
  await board(second.page).waitFor();
  await second.page.getByText("Options and keys").click();
  await second.page.locator("input[type=file][accept='.json']").setInputFiles(progress);
  await isSpoken(second.page, "R1C2, 3");
  await second.page.goto(address + linkOf(kKiller));
  await isSpoken(second.page, "R1C1, empty");
  await second.page.locator("input[type=file][accept='.json']").setInputFiles(progress);
  await second.page.getByText("This file holds no progress of this puzzle.").waitFor();
  await second.close();
});

test("the rules are told in words: the setter's own, else the registry's", async () => {
  const { page, close } = await open(linkOf(kKiller));
  await page.locator(".rules li").first().waitFor();
  assert.match(await page.locator(".rules").innerText(), /different/);
  await page.goto(address + linkOf(`rules Normal sudoku rules, and be kind.\n${kKiller}`));
  await page.getByRole("tabpanel").getByText("Normal sudoku rules, and be kind.").waitFor();
  await close();
});

test("a replay shows how the grid was filled, by key, by slider and by itself, and travels in the link", async () => {
  const first = await open(linkOf(kFour));
  await board(first.page).waitFor();
  await fill(first.page, { R1C2: "3", R1C3: "2" });
  await first.page.keyboard.press("Backspace");
  await first.page.getByRole("button", { name: "Replay" }).click();
  await first.page.getByText(/^0 of 3 changes/).waitFor();
  await isSpoken(first.page, "R1C2, empty");
  await first.page.getByRole("slider").fill("2");
  await isSpoken(first.page, "R1C3, 2");
  await shot(first.page, "replay");
  await first.page.getByRole("tab", { name: "Share" }).click();
  await first.page.getByLabel("with a replay of how I filled it").check();
  const link = await linkWith(first.page, "&r=");
  assert.ok(!link.includes("&g="));
  await first.close();

  const second = await open(link.slice(address.length));
  await second.page.getByText(/^0 of 3 changes/).waitFor();
  await board(second.page).focus();
  await second.page.keyboard.press("ArrowRight");
  await isSpoken(second.page, "R1C2, 3");
  await second.page.getByRole("button", { name: "Play", exact: true }).click();
  await second.page.getByText(/^3 of 3 changes/).waitFor();
  await isSpoken(second.page, "R1C3, empty");
  await second.page.getByRole("button", { name: "Close" }).click();
  // The reader's own grid is untouched.
  await isSpoken(second.page, "R1C2, empty");
  await second.close();
});

test("the progress of a link can be undone if the reader had begun", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await fill(page, { R1C2: "3" });
  const grid = JSON.stringify({ R1C3: { value: "2", corner: [], centre: [], colour: 0, sign: "" } });
  await page.goto(`${address}${linkOf(kFour)}&g=${linkOf(grid).slice(3)}`);
  await isSpoken(page, "R1C3, 2");
  await isSpoken(page, "R1C2, empty");
  await page.getByRole("button", { name: "Undo" }).click();
  await isSpoken(page, "R1C2, 3");
  await close();
});

/** As dragOver, with a finger that stays on the first cell for a time in milliseconds. */
async function touchOver(page, names, stay = 0) {
  const client = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
  let from;
  for (const name of names) {
    const box = await cell(page, name).boundingBox();
    const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (from === undefined) {
      await touch("touchStart", [to]);
      await page.waitForTimeout(stay);
    } else
      for (const step of [1, 2, 3, 4])
        await touch("touchMove", [
          { x: from.x + ((to.x - from.x) * step) / 4, y: from.y + ((to.y - from.y) * step) / 4 },
        ]);
    from = to;
  }
  await touch("touchEnd", []);
}

test("on a phone a finger that goes over cells selects them, and the page does not scroll meanwhile", async () => {
  const { page, close } = await open(linkOf(kFour), { viewport: kPhone, hasTouch: true, isMobile: true });
  await board(page).waitFor();
  assert.equal(await board(page).evaluate((svg) => getComputedStyle(svg).touchAction), "none");
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight));
  await touchOver(page, ["R3C2", "R2C2", "R1C2", "R1C3"]);
  assert.equal(await page.locator("[role=gridcell][aria-selected=true]").count(), 4);
  assert.equal(await page.evaluate(() => window.scrollY), 0);
  await close();
});

const kAkari = "akari\n| . . 1 #\n| . 1 . .\n| 1 . . .\n| . . . .\n";

test("on a board of lamps a click enters a lamp, the next one a dot, the third one nothing", async () => {
  const { page, close } = await open(linkOf(kAkari));
  await board(page).waitFor();
  for (const shown of ["lamp", ".", "empty", "lamp"]) {
    await dragOver(page, ["R2C1"]);
    await isSpoken(page, `R2C1, ${shown}`);
  }
  await dragOver(page, ["R1C1", "R1C2"]);
  await isSpoken(page, "R1C2, lamp");
  await close();
});

test("the other button enters dots, and draws them", async () => {
  const { page, close } = await open(linkOf(kAkari));
  await board(page).waitFor();
  await dragOver(page, ["R3C2", "R3C3", "R3C4"], { button: "right" });
  for (const name of ["R3C2", "R3C3", "R3C4"]) await isSpoken(page, `${name}, .`);
  await dragOver(page, ["R3C3"], { button: "right" });
  await isSpoken(page, "R3C3, empty");
  await dragOver(page, ["R3C2"]);
  await isSpoken(page, "R3C2, empty");
  await close();
});

test("clicks of both buttons solve a puzzle of lamps", async () => {
  const { page, close } = await open(linkOf(kAkari));
  await board(page).waitFor();
  const lamps = ["R1C1", "R2C3", "R3C4", "R4C1"];
  const dots = await page
    .locator("[role=gridcell]")
    .evaluateAll(
      (cells, names) =>
        cells.map((cell) => cell.getAttribute("aria-label").split(",")[0]).filter((name) => !names.includes(name)),
      lamps,
    );
  for (const name of lamps) await dragOver(page, [name]);
  for (const name of dots) await dragOver(page, [name], { button: "right" });
  await page.waitForSelector(".solved");
  await page.getByText("Options and keys").click();
  await page.getByText(/A click enters the next value/).waitFor();
  await close();
});

test("a sudoku takes no clicks, and the other button opens the browser's menu", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await page.evaluate(() =>
    addEventListener("contextmenu", (event) => (globalThis.isOpened = !event.defaultPrevented)),
  );
  await dragOver(page, ["R1C2"], { button: "right" });
  await page.waitForFunction(() => globalThis.isOpened === true);
  assert.equal(await page.locator("[role=gridcell][aria-selected=true]").count(), 0);
  await close();
});

test("on a phone a tap enters a lamp, a finger that stays a dot, and one that goes over cells several lamps", async () => {
  const { page, close } = await open(linkOf(kAkari), { viewport: kPhone, hasTouch: true, isMobile: true });
  await board(page).waitFor();
  await touchOver(page, ["R2C1"]);
  await isSpoken(page, "R2C1, lamp");
  await touchOver(page, ["R3C2"], 700);
  await isSpoken(page, "R3C2, .");
  await touchOver(page, ["R4C1", "R4C2", "R4C3"]);
  await isSpoken(page, "R4C3, lamp");
  await page.getByRole("button", { name: "Undo" }).click();
  await isSpoken(page, "R4C3, empty");
  await close();
});
