// Kinds whose players draw between cells, or diagonals: each is solved by the gestures of its players, with a mouse, and with a finger.
// node --test web/page/test/line_kinds.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { rules, solve } from "../../package/dist/node.js";
import { board, cell, dragOver, fill, isSpoken, kPhone, linkOf, open, shot } from "./harness.mjs";

const kTouch = { viewport: kPhone, hasTouch: true, isMobile: true };
const { kinds } = await rules();
const exampleOf = (kind) => kinds.find(({ name }) => name === kind).example;
/** The only solution. */
async function solutionOf(text) {
  const { answers } = await solve(text);
  assert.equal(answers[0].status, "unique");
  return answers[0].solutions[0];
}

const crosses = (page) => board(page).locator(".no-line");
const lines = (page) => board(page).locator(".drawn-line");

/** A point of a cell: [0, 0] is its upper left corner, [1, 1] the lower right one. */
async function pointOf(page, name, [x, y] = [0.5, 0.5]) {
  const box = await cell(page, name).boundingBox();
  return [box.x + box.width * x, box.y + box.height * y];
}

/** A hand that draws through points, with a mouse or with a finger. */
async function handOf(page, isTouch) {
  if (!isTouch)
    return async (points) => {
      await page.mouse.move(...points[0]);
      await page.mouse.down();
      for (const point of points.slice(1)) await page.mouse.move(...point, { steps: 4 });
      await page.mouse.up();
    };
  const session = await page.context().newCDPSession(page);
  const touch = (type, point) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: point === undefined ? [] : [{ x: point[0], y: point[1] }],
    });
  return async (points) => {
    await touch("touchStart", points[0]);
    for (const point of points.slice(1)) await touch("touchMove", point);
    await touch("touchEnd");
  };
}

/** The ends of a line between two cells, or along their common edge, as points. */
async function endsOf(page, name) {
  const [first, second] = name.split(/[-/]/);
  if (name.includes("-")) return [await pointOf(page, first), await pointOf(page, second)];
  const [row, column] = /R(\d+)C(\d+)/.exec(first).slice(1).map(Number);
  const isRight = second === `R${row}C${column + 1}`;
  return [await pointOf(page, first, isRight ? [1, 0] : [0, 1]), await pointOf(page, first, [1, 1])];
}

for (const isTouch of [false, true])
  for (const kind of ["hashiwokakero", "numberlink", "shikaku"])
    test(`${kind} is solved by drags ${isTouch ? "of a finger" : "with the mouse"}`, async () => {
      const { page, close } = await open(linkOf(exampleOf(kind)), isTouch ? kTouch : {});
      await board(page).waitFor();
      const draw = await handOf(page, isTouch);
      for (const [place, value] of Object.entries((await solutionOf(exampleOf(kind))).values)) {
        const count = value === "=" ? 2 : value === "." ? 0 : 1;
        for (let i = 0; i < count && !/top|bottom|left|right/.test(place); ++i) await draw(await endsOf(page, place));
      }
      await shot(page, `line-kinds-${kind}-${isTouch ? "touch" : "mouse"}`);
      await page.locator(".solved").waitFor();
      await close();
    });

test("slant: a click draws one diagonal, the other button the other one", async () => {
  const { page, close } = await open(linkOf(exampleOf("slant")));
  const { grid } = await solutionOf(exampleOf("slant"));
  for (const [i, row] of grid.entries())
    for (const [j, value] of row.entries())
      await dragOver(page, [`R${i + 1}C${j + 1}`], { button: value === "\\" ? "left" : "right" });
  await page.locator(".solved").waitFor();
  await shot(page, "line-kinds-slant");
  await close();
});

test("fillomino: numbers are typed", async () => {
  const { page, close } = await open(linkOf(exampleOf("fillomino")));
  const { grid } = await solutionOf(exampleOf("fillomino"));
  const values = grid.flatMap((row, i) => row.map((value, j) => [`R${i + 1}C${j + 1}`, value]));
  await fill(page, Object.fromEntries(values));
  await page.locator(".solved").waitFor();
  await close();
});

test("crosses: by the other button between islands and on edges, and by a finger that stays", async () => {
  const { page, close } = await open(linkOf("hashiwokakero\n| 2 . 3\n| . . .\n| . . 1\n"));
  await board(page).waitFor();
  await page.mouse.click(...(await pointOf(page, "R1C1", [1, 0.5])), { button: "right" });
  assert.equal(await crosses(page).count(), 1);
  await close();
  const second = await open(linkOf("shikaku\n| 3 . .\n| . . 4\n| 2 . .\n"), kTouch);
  await board(second.page).waitFor();
  const session = await second.page.context().newCDPSession(second.page);
  const [x, y] = await pointOf(second.page, "R1C1", [1, 0.5]);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await isSpoken(second.page, "R1C1, clue 3, cross right");
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  assert.equal(await crosses(second.page).count(), 1);
  await second.close();
});

test("a loop around a slitherlink's corner that closes while there are other lines is marked at once", async () => {
  const { page, close } = await open(linkOf("slitherlink\n| . 1 . .\n| 2 3 . .\n| . . 0 3\n| . 1 . .\n"));
  await board(page).waitFor();
  const draw = await handOf(page, false);
  await draw([await pointOf(page, "R4C1", [0, 1]), await pointOf(page, "R4C1", [1, 1])]);
  const ring = [[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]]; // prettier-ignore
  const points = [];
  for (const at of ring) points.push(await pointOf(page, "R1C1", at));
  await draw(points.slice(0, 4));
  assert.equal(await board(page).locator(".band.mark-broken").count(), 0);
  await draw(points.slice(3));
  assert.equal(await board(page).locator(".band.mark-broken").count(), 4);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  assert.equal(await board(page).locator(".band.mark-broken").count(), 0);
  assert.equal(await lines(page).count(), 4);
  await close();
});

test("a line of a numberlink that branches is marked at once", async () => {
  const { page, close } = await open(linkOf("numberlink\n| 1 2 3\n| . . .\n| 1 2 3\n"));
  await board(page).waitFor();
  const draw = await handOf(page, false);
  await draw([
    await pointOf(page, "R1C1"),
    await pointOf(page, "R2C1"),
    await pointOf(page, "R2C2"),
    await pointOf(page, "R2C3"),
  ]);
  await draw([await pointOf(page, "R2C2"), await pointOf(page, "R3C2")]);
  await shot(page, "line-kinds-branch");
  assert.ok((await board(page).locator(".mark-broken").count()) > 0);
  await close();
});

test("empty cells stay empty where letters are typed: an easy as ABC is solved without them", async () => {
  const text = exampleOf("easy_as_abc");
  const { page, close } = await open(linkOf(text));
  const { grid } = await solutionOf(text);
  const letters = grid.flatMap((row, i) => row.map((value, j) => [`R${i + 1}C${j + 1}`, value]));
  await fill(page, Object.fromEntries(letters.filter(([, value]) => value !== "" && value !== "blank")));
  await page.locator(".solved").waitFor();
  await close();
});
