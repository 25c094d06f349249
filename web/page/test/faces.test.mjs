// What people see of a kind: signs as they are printed, and no text of an encoding. node --test web/page/test/faces.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { picture, rules } from "../../package/dist/node.js";
import { cell, dragOver, linkOf, open } from "./harness.mjs";

test("the dot of a cell stands beside its number, and keys show what the board does", async () => {
  const { page, close } = await open(linkOf("nurikabe\n| 1 . .\n| . . .\n| . . 2\n"));
  await dragOver(page, ["R1C1"], { button: "right" });
  await dragOver(page, ["R1C2"], { button: "right" });
  const dots = await page
    .locator(".white-value")
    .evaluateAll((list) => list.map((dot) => dot.getBoundingClientRect().x));
  const [first, second] = [await cell(page, "R1C1").boundingBox(), await cell(page, "R1C2").boundingBox()];
  assert.ok(dots[0] > first.x + first.width * 0.7);
  assert.ok(dots[1] < second.x + second.width * 0.6);
  await close();
  const lamps = await open(linkOf("akari\n| . .\n| . .\n"));
  await lamps.page.locator(".key-look").first().waitFor();
  assert.doesNotMatch(await lamps.page.getByRole("group", { name: "Values" }).innerText(), /\*/);
  await lamps.close();
});

/** Signs that print shows as they are: digits, letters, and the points of the compass. */
const kPrinted = /^(\d+|[A-Z])$/;

test("no sign of an encoding is shown: each value of each kind is a digit, a letter, or has a picture", async () => {
  const { kinds } = await rules();
  assert.ok(kinds.length > 150);
  const found = [];
  for (const { name, example } of kinds) {
    const { answers } = await picture(example, { blank: "blank" });
    const { cells = [], looks = [], between } = answers[0] ?? {};
    // Beside lines, a cell with one value holds nothing for people.
    const least = between === undefined ? 1 : 2;
    const values = new Set(cells.flatMap((one) => (one.values.length < least ? [] : one.values)));
    for (const value of values) {
      const look = looks.find((other) => other.value === value);
      const isDrawn = look?.path ?? look?.filled ?? look?.open ?? look?.style;
      if (isDrawn === undefined && !kPrinted.test(value)) found.push(`${name}: ${value}`);
    }
  }
  assert.deepEqual(found, []);
});

test("the sums of a kakurasu stand at its edges", async () => {
  const { page, close } = await open(linkOf("kakurasu 4x4\nrows 4 5 7 7\ncolumns 7 9 2 8\n"));
  await page.locator("svg.board text.clue").first().waitFor();
  const clues = await page.locator("svg.board text.clue").allTextContents();
  assert.deepEqual(
    clues
      .map((clue) => clue.trim())
      .sort()
      .join(" "),
    "2 4 5 7 7 7 8 9",
  );
  await close();
});
