// Setting, as a person does it: by mouse alone, by finger, with the keyboard alone, and as text.
import assert from "node:assert/strict";
import { test } from "node:test";

import {
  board,
  cell,
  dragOver,
  drawClue,
  isSpoken,
  kFour,
  linkOf,
  open,
  shot,
  showsTexts,
  tapClue,
} from "./harness.mjs";

test("a mistake in the text is told while typing", async () => {
  const { page, close } = await open(linkOf(kFour));
  await page.getByRole("tab", { name: "Set" }).click();
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("rule summ 4 at row 1\n");
  await page
    .getByText(/there is no rule called 'summ'/)
    .first()
    .waitFor();
  await page.waitForSelector(".cm-lintRange-error");
  await close();
});

test("a mistake in the first word has its place, too", async () => {
  const { page, close } = await open(linkOf("sudoku 4x4\n"));
  await page.getByRole("tab", { name: "Set" }).click();
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("x");
  await page.locator(".problem").getByText("there is no statement called 'xsudoku'").waitFor();
  await page.locator(".cm-lintRange-error").waitFor();
  await close();
});

test("a clue of a hexagon is written at its side", async () => {
  const { page, close } = await open("#/new");
  await page.getByRole("button", { name: "Hexagon of regexes" }).click();
  await board(page).waitFor();
  await page.getByRole("button", { name: "regex", exact: true }).click();
  await page.locator(".outside-place").first().click({ force: true });
  await page.locator(".clue-field").fill("[AB]+C?");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.locator("svg.board").getByText("[AB]+C?").waitFor();
  await close();
});

test("after a click on a place in the margin its clue is typed, and Enter sets it", async () => {
  const { page, close } = await open(linkOf("range A..D\nregexes\nrows - -\ncolumns - - -\n"));
  await page.getByRole("tab", { name: "Set" }).click();
  await page.getByRole("button", { name: "regex", exact: true }).click();
  const place = await page.locator(".outside-place").first().boundingBox();
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await page.locator(".clue-field:focus").waitFor();
  await page.keyboard.type("AB.");
  await page.keyboard.press("Enter");
  await page.locator("svg.board").getByText("AB.").waitFor();
  await close();
});

test("while a regex is typed, the cells show the letters that stay possible, and an error has its caret", async () => {
  const { page, close } = await open(linkOf("range A..D\nregexes\nrows - -\ncolumns /[AB]D/ - -\n"));
  await page.getByRole("tab", { name: "Set" }).click();
  await page.getByRole("button", { name: "regex", exact: true }).click();
  await page.locator(".outside-place").nth(6).click({ force: true });
  const field = page.locator(".clue-field");
  const feedback = page.locator(".clue-feedback");
  await field.fill("[ACD][BC]A|BAD");
  await feedback.getByText("7 strings match").waitFor();
  // The first column allows A and B only.
  await showsTexts(page, "svg.board text.removed", ["C", "D"]);
  await showsTexts(page, "svg.board text.candidate", ["A", "A", "A", "B", "B", "C", "D"]);
  await shot(page, "regex-feedback");
  await field.fill("AB");
  await feedback.getByText("No string of this length matches.").waitFor();
  await field.fill("[AB]C(D");
  await feedback.getByText(/unclosed group/).waitFor();
  await showsTexts(page, ".clue-error", ["[AB]C(D\n     ^"]);
  await field.fill("[AB]C(D|A)");
  await feedback.getByText("4 strings match").waitFor();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.waitForSelector("svg.board text.candidate", { state: "detached" });
  await page.locator("svg.board").getByText("[AB]C(D|A)").waitFor();
  // The clue is there to be changed when its place is clicked again.
  await page.locator(".outside-place").nth(6).click({ force: true });
  await page.waitForFunction((words) => document.querySelector(".clue-field")?.value === words, "[AB]C(D|A)");
  await close();
});

test("a cage tells in how many ways it can be filled", async () => {
  const { page, close } = await open(linkOf("sudoku 4x4\n"));
  await page.getByRole("tab", { name: "Set" }).click();
  await page.getByRole("button", { name: "cage", exact: true }).click();
  await dragOver(page, ["R1C1", "R1C2"]);
  await page.locator(".clue-field").fill("7");
  await page.locator(".clue-feedback").getByText("2 ways to fill these cells.").waitFor();
  await close();
});

test("the clues of a kakuro and the numbers of a futoshiki are set on the board", async () => {
  const { page, close } = await open(
    linkOf("kakuro # mine\n| #    3\\\\  #\n| #    .   .\n| #    .   .\n".replaceAll("\\\\", "\\")),
  );
  await page.getByRole("tab", { name: "Set" }).click();
  const first = await cell(page, "R1C1").boundingBox();
  await page.mouse.click(first.x - first.width / 2, first.y + first.height / 2);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await tapClue(page, "\\4");
  await page.locator(".cm-content").getByText("| \\4   .   .").waitFor();
  await dragOver(page, ["R1C2"]);
  await page.getByRole("group", { name: "Givens" }).getByRole("button", { name: "3", exact: true }).click();
  await isSpoken(page, "R1C2, given 3");
  assert.match(await page.locator(".cm-content").innerText(), /kakuro # mine/);
  await page.getByRole("button", { name: "Clue …" }).click();
  await page.locator(".clue-field").fill("#");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 3);
  await dragCorner(page, 1, 1);
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 10);
  await close();
  const second = await open(linkOf("futoshiki\n| . < .\n| .   .\n"));
  await second.page.getByRole("tab", { name: "Set" }).click();
  await dragOver(second.page, ["R1C1"]);
  await second.page.getByRole("group", { name: "Givens" }).getByRole("button", { name: "1", exact: true }).click();
  await isSpoken(second.page, "R1C1, given 1");
  await second.page.waitForSelector('.verdict[data-status="unique"]');
  await second.page.getByRole("button", { name: "Remove", exact: true }).click();
  const left = await cell(second.page, "R1C1").boundingBox();
  await second.page.mouse.click(left.x + left.width - 3, left.y + left.height / 2);
  await second.page.locator(".cm-content").getByText("| 1   .").waitFor();
  await isSpoken(second.page, "R1C1, given 1");
  await second.close();
});

/** Drags the corner of the grid by a number of columns and rows. */
async function dragCorner(page, columns, rows) {
  const side = (await cell(page, "R1C1").boundingBox()).width;
  const box = await page.locator(".resize-handle").boundingBox();
  const [x, y] = [box.x + box.width * 0.75, box.y + box.height * 0.75];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + columns * side, y + rows * side, { steps: 6 });
  await page.mouse.up();
}

test("a killer is made by mouse alone: size, cages, and a proof that it is unique", async () => {
  const { page, close } = await open("#/new");
  await page
    .getByRole("button", { name: /^killer/ })
    .first()
    .click();
  await board(page).waitFor();
  await dragCorner(page, -5, -5);
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
  const cages = [
    "4 R1C1 R2C1",
    "5 R1C2 R1C3",
    "7 R1C4 R2C4 R2C3",
    "4 R2C2",
    "6 R3C1 R4C1",
    "4 R3C2 R4C2",
    "7 R3C3 R3C4",
    "3 R4C3 R4C4",
  ];
  for (const cage of cages) {
    const [sum, ...cells] = cage.split(" ");
    await drawClue(page, "cage", cells, sum);
    await page.locator(".cm-content").getByText(cage).waitFor();
  }
  await page.waitForSelector('.verdict[data-status="multiple"]');
  await page.getByRole("button", { name: "Givens", exact: true }).click();
  await dragOver(page, ["R4C3"]);
  await page.getByRole("group", { name: "Givens" }).getByRole("button", { name: "2", exact: true }).click();
  await page.waitForSelector('.verdict[data-status="unique"]');
  await shot(page, "killer-by-mouse");
  await close();
});

test("a thermometer sudoku is made by mouse alone, and proven unique", async () => {
  const { page, close } = await open();
  await page.getByRole("link", { name: "New", exact: true }).click();
  await page.getByRole("button", { name: "sudoku 6 × 6" }).click();
  await board(page).waitFor();
  const thermometers = [
    "R1C3 R2C3 R2C2 R1C2 R1C1",
    "R5C5 R4C4 R3C4 R4C3 R3C3 R2C4",
    "R2C5 R1C5 R1C6 R2C6 R3C6",
    "R6C3 R5C2 R4C1 R5C1 R6C1",
  ];
  for (const [i, line] of thermometers.entries()) {
    await drawClue(page, "thermometer", line.split(" "));
    await page.waitForFunction(
      (n) => document.querySelectorAll("svg.board .bulb, svg.board .thermometer").length >= n,
      i + 1,
    );
  }
  await page.waitForSelector('.verdict[data-status="unique"]');
  await shot(page, "thermometers-by-mouse");
  await close();
});

test("a hexagonal regex crossword is made by mouse alone", async () => {
  const { page, close } = await open("#/new");
  await page.getByRole("button", { name: "Hexagon of regexes" }).click();
  await board(page).waitFor();
  await page.getByRole("button", { name: "regex", exact: true }).click();
  const places = page.locator(".outside-place");
  await places.first().waitFor();
  // Both ends of a line have a place: these are the beginnings of x 1, x 2, x 3, y 2, y 3 and z 2.
  const clues = { 0: "AB|BA", 2: "C[DE]+", 4: "F?G", 8: "[BDF]D.", 10: "[^D]G", 14: ".DA|.E[BF]" };
  for (const [place, clue] of Object.entries(clues)) {
    await places.nth(Number(place)).click({ force: true });
    await tapClue(page, clue);
    await page.locator("svg.board").getByText(clue, { exact: true }).waitFor();
  }
  await page.waitForSelector('.verdict[data-status="unique"]');
  await shot(page, "hexagon-by-mouse");
  await close();
});

test("a hexagon gets another size by dragging its corner, also with a finger", async () => {
  const { page, close } = await open("#/new", { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.getByRole("button", { name: "Hexagon of regexes" }).click();
  await board(page).waitFor();
  const handle = await page.locator(".resize-handle").boundingBox();
  assert.ok(handle.width >= 44 && handle.height >= 44, `the handle is ${handle.width} wide`);
  await dragCorner(page, 2, 2 * Math.sqrt(0.75));
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 19);
  await page.locator(".cm-content").getByText("layout hexagon 5 5 5").waitFor();
  await dragCorner(page, -2, -2 * Math.sqrt(0.75));
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 7);
  assert.match(await page.locator(".cm-content").innerText(), /layout hexagon 3 3 3\n/);
  await shot(page, "hexagon-phone");
  await close();
});

/** Presses Tab until the element that the selector names has the focus. */
async function tabTo(page, selector) {
  for (let i = 0; i < 120; ++i) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab does not reach ${selector}`);
}

test("a puzzle is set and checked with the keyboard alone", async () => {
  const { page, close } = await open(linkOf("sudoku 4x4 # mine\n"));
  await board(page).waitFor();
  await tabTo(page, '[role=tab][aria-selected="true"]');
  await page.keyboard.press("ArrowRight");
  await tabTo(page, "input[type=search]");
  await page.keyboard.type("cage");
  await tabTo(page, "button.tool");
  await page.keyboard.press("Enter");
  await page.evaluate(() => document.getElementById("main").focus());
  await tabTo(page, "svg.board");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  await page.locator(".clue-field:focus").waitFor();
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  await page.locator(".cm-content").getByText("7 R1C1 R1C2").waitFor();
  await page.evaluate(() => document.getElementById("main").focus());
  await tabTo(page, '[role=tab][aria-selected="true"]');
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector('.verdict[data-status="multiple"]');
  await close();
});

test("a mistake that is typed is marked, without a word in the browser's log", async () => {
  const { page, close } = await open("#/puzzle/sudoku/plain.sator?mode=set");
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("\nrule su");
  await page.locator(".cm-lintRange-error").waitFor();
  await page.locator(".cm-lintRange-error").hover();
  await page.locator(".cm-diagnostic").waitFor();
  await page.getByRole("alert").first().waitFor();
  await close(); // fails if the browser refused a style
});

test("the picture of a nonogram is drawn, and its lines get their numbers", async () => {
  const { page, close } = await open("#/new");
  await page.getByRole("button", { name: "nonogram 10 × 10" }).click();
  await page.getByRole("textbox", { name: "Size" }).click();
  await page.keyboard.type("4x3");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 12);
  await page.getByRole("button", { name: "Draw the picture" }).click();
  await dragOver(page, ["R1C1", "R1C4"]);
  await page.locator(".cm-content").getByText("columns 1, 1, 1, 1").waitFor();
  await dragOver(page, ["R2C1"]);
  await dragOver(page, ["R2C3", "R3C3"]);
  await page.locator(".cm-content").getByText("columns 2, 1, 3, 1").waitFor();
  await page.locator(".cm-content").getByText("4, 1 1, 1").waitFor();
  await page.waitForSelector('.verdict[data-status="unique"]');
  await shot(page, "drawn-picture");
  await dragOver(page, ["R1C1"]);
  await page.locator(".cm-content").getByText("3, 1 1, 1").waitFor();
  await board(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await page.locator(".cm-content").getByText("2, 1 1, 1").waitFor();
  await close();
  const second = await open("#/puzzle/nonogram/at-home.sator?mode=set");
  await second.page.waitForSelector('.verdict[data-status="unique"]');
  await second.page.getByRole("button", { name: "Draw the picture" }).click();
  assert.equal(await board(second.page).locator(".solid").count(), 53);
  await second.close();
});
