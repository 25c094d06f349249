// Lines between cells: drawn by dragging, crossed out, judged, hinted at, and shown as a solution. node --test web/page/test/lines.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { solve } from "../../package/dist/node.js";
import { axeProblems, board, cell, fill, isSpoken, kPhone, linkOf, open, shot } from "./harness.mjs";

const kSlitherlink = `title A small loop
slitherlink
| . 1 . .
| 2 3 . .
| . . 0 3
| . 1 . .
`;
const kMasyu = `title Pearls
masyu
| x . o . .
| . . . . .
| . . . . o
| o . . . .
| . . o . .
`;
const kYajilin = `title Arrows
yajilin
| .  0> .  .  .
| 1> .  .  .  .
| .  .  .  .  .
| .  .  .  .  .
| .  0^ .  1^ .
`;
const kTouch = { viewport: kPhone, hasTouch: true, isMobile: true };

/** A point of a cell: [0, 0] is its upper left corner, [1, 1] the lower right one. */
async function pointOf(page, name, [x, y]) {
  const box = await cell(page, name).boundingBox();
  return [box.x + box.width * x, box.y + box.height * y];
}

/** Drags through points of cells: [["R1C1", [0, 0]], …]. */
async function dragThrough(page, places, options = {}) {
  const points = [];
  for (const [name, at] of places) points.push(await pointOf(page, name, at));
  await page.mouse.move(...points[0]);
  await page.mouse.down(options);
  for (const point of points.slice(1)) await page.mouse.move(...point, { steps: 3 });
  await page.mouse.up(options);
}

const click = async (page, name, at, options) => page.mouse.click(...(await pointOf(page, name, at)), options);
const lines = (page) => board(page).locator(".drawn-line");
const crosses = (page) => board(page).locator(".no-line");
const kMiddle = [0.5, 0.5];

/** The values between cells of the solution. */
async function solutionOf(text) {
  const { answers } = await solve(text);
  return answers[0].solutions[0].values;
}

/** The place of "R1C1/R1C2", "R1C1/top", "R1C1-R1C2" as a cell and a point of it. */
function placeOf(name) {
  const [first, second] = name.split(/[/-]/);
  const [row, column] = /R(\d+)C(\d+)/.exec(first).slice(1).map(Number);
  const sides = { top: [0.5, 0], bottom: [0.5, 1], left: [0, 0.5], right: [1, 0.5] };
  return [first, sides[second] ?? (second === `R${row}C${column + 1}` ? [1, 0.5] : [0.5, 1])];
}

test("an edge goes from line to cross to nothing by taps, drags draw and take away, and Undo goes back", async () => {
  const { page, close } = await open(linkOf(kSlitherlink));
  await board(page).waitFor();
  await click(page, "R1C1", [0.5, 0.02]);
  await isSpoken(page, "R1C1, line up");
  await click(page, "R1C1", [0.5, 0.1]);
  await isSpoken(page, "R1C1, cross up");
  assert.deepEqual([await lines(page).count(), await crosses(page).count()], [0, 1]);
  await click(page, "R1C1", [0.5, 0.02]);
  assert.deepEqual([await lines(page).count(), await crosses(page).count()], [0, 0]);
  const around = [["R1C1", [0, 1]], ["R1C1", [0, 0]], ["R1C1", [1, 0]], ["R1C1", [1, 1]], ["R2C2", [1, 0]]]; // prettier-ignore
  await dragThrough(page, around);
  await isSpoken(page, "R1C1, line up left right");
  assert.equal(await lines(page).count(), 4);
  await dragThrough(page, around.slice(2).reverse());
  assert.equal(await lines(page).count(), 2);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  assert.equal(await lines(page).count(), 4);
  await click(page, "R2C1", [0.5, 0.98], { button: "right" });
  await dragThrough(page, [["R3C1", [0.9, 1]], ["R3C2", [0.9, 1]], ["R3C3", [0.9, 1]]], { button: "right" }); // prettier-ignore
  assert.equal(await crosses(page).count(), 4);
  await page.reload();
  await isSpoken(page, "R1C1, line up left right");
  assert.equal(await crosses(page).count(), 4);
  await close();
});

for (const [name, text] of [
  ["slitherlink", kSlitherlink],
  ["masyu", kMasyu],
  ["yajilin", kYajilin],
])
  test(`${name}: the lines and black cells of the solution solve it, without crosses`, async () => {
    const { page, close } = await open(linkOf(text));
    await board(page).waitFor();
    const { answers } = await solve(text);
    const { grid, values } = answers[0].solutions[0];
    for (const [place, value] of Object.entries(values)) if (value === "-") await click(page, ...placeOf(place));
    for (const [at, value] of (await names(page)).map((at, i) => [at, grid.flat()[i]]))
      if (value === "#") await click(page, at, kMiddle);
    await page.locator(".solved").waitFor();
    assert.equal(await crosses(page).count(), 0);
    await shot(page, `lines-${name}`);
    assert.deepEqual(await axeProblems(page), []);
    await close();
  });

const names = (page) =>
  page
    .locator("[role=gridcell]")
    .evaluateAll((cells) => cells.map((found) => found.getAttribute("aria-label").split(",")[0]));

test("links are drawn from cell to cell; a loop that closes too early and a crowded number are mistakes", async () => {
  const { page, close } = await open(linkOf(kMasyu));
  await board(page).waitFor();
  await dragThrough(page, [["R1C4", kMiddle], ["R1C5", kMiddle]]); // prettier-ignore
  assert.equal(await board(page).locator(".band.mark-broken").count(), 0);
  const ring = ["R3C2", "R3C3", "R4C3", "R4C2", "R3C2"].map((name) => [name, kMiddle]);
  await dragThrough(page, ring);
  assert.equal(await lines(page).count(), 5);
  assert.equal(await board(page).locator(".band.mark-broken").count(), 4);
  await page.getByRole("button", { name: "Check my grid" }).click();
  await page.getByText("There is a mistake.").waitFor();
  for (let i = 0; i < 3; ++i) await page.getByRole("button", { name: "Say more" }).last().click();
  await board(page).locator(".band.mark-clash").first().waitFor({ state: "attached" });
  await shot(page, "lines-mistake");
  await close();
  const second = await open(linkOf(kSlitherlink));
  for (const at of [[0.5, 0], [0, 0.5]]) await click(second.page, "R3C3", at); // prettier-ignore
  await board(second.page).locator("text.broken").getByText("0").waitFor();
  await second.close();
});

test("hints, the solution, candidates and steps have their lines", async () => {
  const { page, close } = await open(linkOf(kSlitherlink));
  await board(page).waitFor();
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.locator(".hint .rules").waitFor();
  for (let i = 0; i < 3; ++i) await page.locator(".pad .strong").click();
  await board(page).locator(".band.mark-placed").first().waitFor({ state: "attached" });
  await shot(page, "lines-hint");
  await page.getByRole("button", { name: "Enter it" }).click();
  assert.equal(await crosses(page).count(), 4);
  const values = Object.values(await solutionOf(kSlitherlink));
  await page.getByRole("tab", { name: "Check" }).click();
  await page.getByLabel("Show the solution").check();
  await lines(page).first().waitFor({ state: "attached" });
  assert.equal(await lines(page).count(), values.filter((value) => value === "-").length);
  assert.equal(await crosses(page).count(), 0);
  await shot(page, "lines-solution");
  await page.getByRole("tab", { name: "Set" }).click();
  await page.waitForSelector('.verdict[data-status="unique"]');
  await page.getByRole("tab", { name: "Explain" }).click();
  await page.locator(".steps li button").first().click();
  await board(page).locator(".no-line").first().waitFor({ state: "attached" });
  await click(page, "R1C1", [0.5, 0.02]);
  await page.getByRole("group", { name: "Why is R1C1/top not" }).getByRole("button").first().click();
  await page.getByText("No solution has R1C1/top = ✕.").waitFor();
  await close();
});

test("several solutions mark the edges that differ", async () => {
  const { page, close } = await open(linkOf(kSlitherlink.replace("2 3", ". .")));
  await page.getByRole("tab", { name: "Check" }).click();
  await board(page).locator(".band.mark-differs").first().waitFor({ state: "attached" });
  await shot(page, "lines-several");
  await close();
});

test("lines are drawn by keys, and finished numbers turn grey", async () => {
  const { page, close } = await open(linkOf(kSlitherlink));
  await click(page, "R2C2", kMiddle);
  for (const key of ["ArrowUp", "ArrowLeft", "ArrowRight"]) await page.keyboard.press(`Shift+${key}`);
  await page.keyboard.press("Control+ArrowDown");
  await isSpoken(page, "R2C2, clue 3, line up left right, cross down");
  await board(page).locator("text.done").getByText("3").waitFor();
  await close();
  const second = await open(linkOf(kMasyu));
  await click(second.page, "R1C1", kMiddle);
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) await second.page.keyboard.press(`Shift+${key}`);
  await isSpoken(second.page, "R1C3, clue o, line left down");
  await second.close();
});

test("a finger draws lines, and one that stays enters a cross", async () => {
  const { page, close } = await open(linkOf(kSlitherlink), kTouch);
  await board(page).waitFor();
  await page.touchscreen.tap(...(await pointOf(page, "R1C1", [0.5, 0.06])));
  await isSpoken(page, "R1C1, line up");
  const session = await page.context().newCDPSession(page);
  const touch = async (type, point) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: point === undefined ? [] : [{ x: point[0], y: point[1] }],
    });
  await touch("touchStart", await pointOf(page, "R2C2", [0, 0.5]));
  await isSpoken(page, "R2C2, clue 3, cross left");
  await touch("touchEnd");
  await isSpoken(page, "R2C2, clue 3, cross left");
  await touch("touchStart", await pointOf(page, "R3C1", [0, 0]));
  for (const at of [[0, 0.5], [0, 1], [0.5, 1], [1, 1]]) await touch("touchMove", await pointOf(page, "R3C1", at)); // prettier-ignore
  await touch("touchEnd");
  await isSpoken(page, "R3C1, line left down");
  await shot(page, "lines-phone");
  await close();
});

test("beside lines, a click on a cell shades it, and colours and signs are entered as ever", async () => {
  const { page, close } = await open(linkOf(kYajilin));
  await click(page, "R3C3", kMiddle);
  await isSpoken(page, "R3C3, black");
  await dragThrough(page, ["R1C3", "R1C4"].map((name) => [name, kMiddle])); // prettier-ignore
  await isSpoken(page, "R1C3, line right, empty");
  await page.getByRole("radio", { name: "Colour" }).click();
  await fill(page, { R1C4: "2" });
  await board(page).locator(".colour-2").waitFor();
  await close();
});

test("the inside of a closed loop is coloured on wish, and lines pass below numbers", async () => {
  const { page, close } = await open(linkOf(kSlitherlink));
  await board(page).waitFor();
  const ring = [["R2C1", [0, 0]], ["R2C1", [1, 0]], ["R2C1", [1, 1]], ["R2C1", [0, 1]]]; // prettier-ignore
  await dragThrough(page, ring);
  await page.getByText("Options and keys").click();
  await page.getByLabel("Colour the inside of a closed loop").check();
  assert.equal(await board(page).locator(".inside").count(), 0);
  await click(page, "R2C1", [0.02, 0.5]);
  await board(page).locator(".inside").waitFor({ state: "attached" });
  assert.equal(await board(page).locator(".inside").count(), 1);
  await shot(page, "lines-inside");
  await close();
  const second = await open(linkOf(kMasyu));
  await second.page.getByText("Options and keys").click();
  assert.equal(await second.page.getByLabel("Colour the inside of a closed loop").count(), 0);
  await second.close();
  const third = await open(linkOf("hashiwokakero\n| 1 . 2\n| . . .\n| . . 1\n"));
  await dragThrough(third.page, ["R1C1", "R1C2", "R1C3"].map((name) => [name, kMiddle])); // prettier-ignore
  const isBelow = await third.page.evaluate(() => {
    const [line, number] = [".drawn-line", "text.whitedottext"].map((name) => document.querySelector(name));
    return (line.compareDocumentPosition(number) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  assert.ok(isBelow);
  await third.close();
});
