// A puzzle a day for each kind and grade: the same for all, a streak, and a line to paste. node --test web/page/test/ladder.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { solve } from "../../package/dist/node.js";
import { axeProblems, board, dragOver, fill, kPhone, open, shot } from "./harness.mjs";

/** The text of the puzzle that is open. */
const textOf = (page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("sator.opened")).text);

/** Solves the puzzle that is open by mouse and keys. */
async function solveIt(page) {
  await page.waitForFunction(() => sessionStorage.getItem("sator.opened")?.includes("latin"));
  const { answers } = await solve(await textOf(page));
  const { grid } = answers[0].solutions[0];
  const values = grid.flatMap((row, r) => row.map((value, c) => [`R${r + 1}C${c + 1}`, value]));
  const open = [];
  for (const [name, value] of values)
    if ((await page.locator(`[role=gridcell][aria-label^="${name}, empty"]`).count()) > 0) open.push([name, value]);
  await fill(page, Object.fromEntries(open));
}

test("a puzzle of the day is the same for all; solved, it has a line to paste, a replay in the link, and counts", async () => {
  const { page, close } = await open("#/day");
  const rungs = page.getByRole("group", { name: "latin square", exact: true });
  assert.deepEqual(await axeProblems(page), []);
  await rungs.getByRole("link", { name: "Grade 1", exact: true }).click();
  await board(page).waitFor();
  await solveIt(page);
  const text = await textOf(page);
  await page.locator(".solved").waitFor();
  await page.getByLabel("with a replay of how I filled it").check();
  const result = page.getByRole("textbox", { name: "Result to paste" });
  await page.waitForFunction(() => document.querySelector(".copy textarea").value.includes("?r="));
  const [line, link] = (await result.inputValue()).split("\n");
  assert.match(line, /^Sator \d{4}-\d\d-\d\d · latin square · Grade 1 · \d+:\d\d · 0 hints$/);
  await shot(page, "daily");
  await page.getByRole("link", { name: "Next: grade 2" }).waitFor();
  await page.getByRole("navigation").getByRole("link", { name: "Today" }).click();
  await rungs.getByRole("link", { name: "Grade 1, ✓ solved" }).waitFor();
  await page.getByText("One day in a row").waitFor();
  await shot(page, "ladder");
  await close();

  const second = await open(link.slice(link.indexOf("#")));
  await second.page.getByRole("heading", { name: "Replay" }).waitFor();
  assert.equal(await textOf(second.page), text);
  await second.close();
});

test("the ladder is searched and climbed on a phone", async () => {
  const { page, close } = await open("#/day", { viewport: kPhone, hasTouch: true, isMobile: true });
  await page.getByRole("searchbox").fill("latin");
  const rungs = page.getByRole("group", { name: "latin square", exact: true });
  const box = await rungs.getByRole("link", { name: "Grade 2" }).boundingBox();
  assert.ok(box.width >= 44 && box.height >= 44);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= kPhone.width);
  await shot(page, "ladder-phone");
  await rungs.getByRole("link", { name: "Grade 2" }).tap();
  await board(page).waitFor();
  await dragOver(page, ["R1C1"]);
  await close();
});
