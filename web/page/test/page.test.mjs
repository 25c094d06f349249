// The page as a person uses it, in Chromium: web/serve.sh --test
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { address, axeProblems, board, cell, dragOver, drawClue, isSpoken, kFour, kFourSolved, kPhone, linkOf, open, shot, tapClue } from "./harness.mjs";

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

test("several solutions are marked, and a repair leaves one", async () => {
  const { page, close } = await open(linkOf(kFour.replace("| . 4 |", "| . . |")));
  await page.getByRole("tab", { name: "Check" }).click();
  await page.waitForSelector('.verdict[data-status="multiple"]');
  assert.ok((await page.locator(".frame-differs").count()) > 1);
  await page.getByRole("button", { name: "Apply" }).first().click();
  await page.waitForSelector('.verdict[data-status="unique"]');
  await close();
});

test("what clashes is marked", async () => {
  const { page, close } = await open(linkOf(kFour.replace("| 1 .", "| 1 1")));
  await page.getByRole("tab", { name: "Check" }).click();
  await page.waitForSelector('.verdict[data-status="none"]');
  await page.getByText("What clashes").waitFor();
  await page.waitForSelector(".frame-clash");
  await close();
});

test("single relaxations, repairs and what is not needed are pointed at on the board", async () => {
  const { page, close } = await open(linkOf(kFour.replace("| 1 .", "| 1 1")));
  await page.getByRole("tab", { name: "Check" }).click();
  await page.getByText("Without any one of these there is a solution:").waitFor();
  await page.locator('[data-part="clash"] .lines').last().locator("button").first().hover();
  await page.waitForSelector("svg.board .frame-lit");
  await shot(page, "clash");
  await page.locator('[data-part="corrections"]').getByRole("button", { name: "Apply" }).last().click();
  await page.waitForSelector('.verdict[data-status="unique"]');
  await close();
  const second = await open(linkOf(kFour.replace("| . 4 |", "| . . |")));
  await second.page.getByRole("tab", { name: "Check" }).click();
  const repair = second.page.locator('[data-part="repairs"] li').first();
  await repair.locator("button").first().hover();
  await second.page.waitForSelector("svg.board .frame-lit");
  await repair.getByRole("button", { name: "Apply" }).click();
  await second.page.waitForSelector('.verdict[data-status="unique"]');
  await second.close();
  const third = await open(linkOf(kFour.replace("| 1 .", "| 1 3")));
  await third.page.getByRole("tab", { name: "Check" }).click();
  const notNeeded = third.page.locator('[data-part="notNeeded"]');
  await notNeeded.locator("summary").click();
  await notNeeded.getByText(/R1C2/).first().hover();
  await third.page.waitForSelector("svg.board .frame-lit");
  await third.page.getByText(/^Grade: /).waitFor();
  await third.close();
});

test("the heat map has a count for each candidate, and a part that is closed stays closed", async () => {
  const { page, close } = await open(linkOf(kFour.replace("| . 4 |", "| . . |")));
  await page.getByRole("tab", { name: "Check" }).click();
  await page.getByLabel("Heat map of candidates").check();
  await page.waitForSelector("svg.board .heat");
  const hot = await page.locator("svg.board .heat").first().boundingBox();
  await page.mouse.click(hot.x + hot.width / 2, hot.y + hot.height / 2);
  await page.locator('[data-part="candidates"]').getByText(/^R\dC\d:/).waitFor();
  assert.ok((await page.locator(".counted").count()) > 1);
  const name = await page.locator('[data-part="candidates"] [role=status]').innerText();
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction((old) => document.querySelector('[data-part="candidates"] [role=status]').innerText !== old, name);
  await shot(page, "heat");
  await page.locator('[data-part="repairs"] summary').click();
  await page.waitForSelector('[data-part="repairs"]:not([open])');
  await page.reload();
  await page.getByRole("tab", { name: "Check" }).click();
  await page.waitForSelector('[data-part="repairs"]:not([open])');
  await close();
});

test("a long search tells how long it has taken, and stops", async () => {
  const { page, close } = await open(linkOf("magic_square 6x6\n"));
  await page.getByRole("tab", { name: "Check" }).click();
  await page.getByText(/^Searching … [1-9]/).waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByText(/^Searching/).waitFor({ state: "detached" });
  // The next question has a worker at once.
  await page.getByRole("tab", { name: "Set" }).click();
  await dragOver(page, ["R1C1"]);
  await page.getByRole("group", { name: "Givens" }).getByRole("button", { name: "7", exact: true }).click();
  await isSpoken(page, "R1C1, given 7");
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

test("hints say one thing more at each press, and a mistake is told gently", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await page.getByRole("button", { name: "Hint" }).click();
  const hint = page.locator(".hint");
  await hint.waitFor();
  assert.equal(await hint.locator("p").count(), 1);
  for (const lines of [2, 3, 4]) {
    await page.getByRole("button", { name: "Say more" }).click();
    assert.equal(await hint.locator("p").count(), lines);
  }
  await dragOver(page, ["R1C2"]);
  await page.keyboard.press("1");
  await page.getByRole("button", { name: "Check my grid" }).click();
  await page.getByText("There is a mistake.").waitFor();
  assert.equal(await hint.locator("p").count(), 1);
  await close();
});

test("an explanation goes forwards, backwards and by slider", async () => {
  const { page, close } = await open("#/puzzle/regex-crossword/spice-rack.sator?mode=explain");
  await page.waitForSelector(".steps li");
  const steps = await page.locator(".steps li").count();
  assert.ok(steps > 5);
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForSelector(".frame-placed");
  await page.getByRole("slider").fill(String(steps));
  await page.getByText("Solved.").waitFor();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByText(`Step ${steps - 1} of ${steps}`).waitFor();
  await page.locator(".steps li button").nth(6).click();
  await page.waitForSelector(".clue-text s");
  await page.locator(".current").getByText(/must match/).waitFor();
  await shot(page, "dead-parts");
  await close();
});

test("an explanation goes on from the player's own grid", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  for (const name of ["R1C2", "R1C3", "R1C4"]) {
    await dragOver(page, [name]);
    await page.keyboard.press(kFourSolved[name]);
  }
  await page.getByRole("tab", { name: "Explain" }).click();
  await page.waitForSelector(".steps li");
  const all = await page.locator(".steps li").count();
  await page.getByRole("radio", { name: "From my grid" }).click();
  await page.waitForFunction((n) => {
    const steps = document.querySelectorAll(".steps li").length;
    return steps > 0 && steps < n;
  }, all);
  await isSpoken(page, "R1C2, 3");
  await board(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByText(/^Step 1 of/).waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.getByText(/^Step 0 of/).waitFor();
  await close();
});

test("a mistake in the text is told while typing", async () => {
  const { page, close } = await open(linkOf(kFour));
  await page.getByRole("tab", { name: "Set" }).click();
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("rule summ 4 at row 1\n");
  await page.getByText(/there is no rule called 'summ'/).first().waitFor();
  await page.waitForSelector(".cm-lintRange-error");
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

test("while a regex is typed, the cells show the letters that stay possible, and an error has its caret", async () => {
  const { page, close } = await open(linkOf("range A..D\nregexes\nrows - -\ncolumns /[AB]D/ - -\n"));
  await page.getByRole("tab", { name: "Set" }).click();
  await page.getByRole("button", { name: "regex", exact: true }).click();
  await page.locator(".outside-place").nth(6).click({ force: true });
  const field = page.locator(".clue-field");
  const feedback = page.locator(".clue-feedback");
  await field.fill("[ACD][BC]A|BAD");
  await feedback.getByText("7 strings match").waitFor();
  const candidates = (look) => page.locator(`svg.board text.${look}`).allTextContents();
  // The first column allows A and B only.
  assert.deepEqual((await candidates("removed")).sort(), ["C", "D"]);
  assert.deepEqual((await candidates("candidate")).sort(), ["A", "A", "A", "B", "B", "C", "D"]);
  await shot(page, "regex-feedback");
  await field.fill("AB");
  await feedback.getByText("No string of this length matches.").waitFor();
  await field.fill("[AB]C(D");
  await feedback.getByText(/unclosed group/).waitFor();
  assert.equal(await page.locator(".clue-error").textContent(), "[AB]C(D\n     ^");
  await field.fill("[AB]C(D|A)");
  await feedback.getByText("4 strings match").waitFor();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.waitForSelector("svg.board text.candidate", { state: "detached" });
  // The clue is there to be changed when its place is clicked again.
  await page.locator(".outside-place").nth(6).click({ force: true });
  assert.equal(await field.inputValue(), "[AB]C(D|A)");
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
  const { page, close } = await open(linkOf("kakuro # mine\n| #    3\\\\  #\n| #    .   .\n| #    .   .\n".replaceAll("\\\\", "\\")));
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
  await page.getByRole("button", { name: /^killer/ }).first().click();
  await board(page).waitFor();
  await dragCorner(page, -5, -5);
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
  const cages = ["4 R1C1 R2C1", "5 R1C2 R1C3", "7 R1C4 R2C4 R2C3", "4 R2C2", "6 R3C1 R4C1", "4 R3C2 R4C2", "7 R3C3 R3C4", "3 R4C3 R4C4"];
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
    await page.waitForFunction((n) => document.querySelectorAll("svg.board .bulb, svg.board .thermometer").length >= n, i + 1);
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

test("a word list is added, and travels in the link", async () => {
  const { page, close } = await open(linkOf("layout\n|***\nrange A..Z\nrule word animals.txt at rows\n"));
  await page.getByText(/there is no word list 'animals.txt'/).first().waitFor();
  const list = { name: "animals.txt", mimeType: "text/plain", buffer: Buffer.from("CAT\nHORSE\n") };
  await page.locator("input[type=file]").first().setInputFiles(list);
  await board(page).waitFor();
  await page.getByRole("tab", { name: "Check" }).click();
  await page.waitForSelector('.verdict[data-status="unique"]');
  await page.getByRole("tab", { name: "Share" }).click();
  await page.waitForFunction(() => document.querySelector(".copy textarea").value.includes("&f="));
  const link = await page.locator(".copy textarea").first().inputValue();
  await close();
  const second = await open(link.slice(address.length));
  await second.page.getByRole("tab", { name: "Check" }).click();
  await second.page.waitForSelector('.verdict[data-status="unique"]');
  await second.close();
});

test("puzzles are made, and open on the workbench", async () => {
  const { page, close } = await open("#/create");
  await page.getByRole("button", { name: "Make puzzles" }).click();
  await page.locator(".card button").first().click();
  await board(page).waitFor();
  await page.getByRole("tab", { name: "Check" }).click();
  await page.waitForSelector('.verdict[data-status="unique"]');
  await close();
});

test("a link with too much in it is refused by name", async () => {
  const { page, close } = await open(linkOf("#".repeat(5_000_000)));
  await page.getByText(/larger than 1000000 bytes/).waitFor();
  await page.goto(`${address}#p=1.%21%21`);
  await page.getByText(/incomplete or was changed/).waitFor();
  await page.goto(`${address}#p=7.AAAA`);
  await page.getByText(/of version 7/).waitFor();
  await close();
});

test("a picture is saved, and the puzzle is exported", async () => {
  const { page, close } = await open(linkOf(kFour));
  await board(page).waitFor();
  await page.getByRole("tab", { name: "Share" }).click();
  for (const [button, beginning] of [["Download SVG", "<svg"], ["Download PNG", "\x89PNG"]]) {
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    const path = await (await waiting).path();
    assert.equal(readFileSync(path, "latin1").slice(0, beginning.length), beginning);
  }
  await page.getByLabel("Format").selectOption("fpuzzles");
  await page.waitForFunction(() => [...document.querySelectorAll(".copy textarea")].some((field) => field.value.includes("f-puzzles")));
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

test("an example of the help opens on the workbench", async () => {
  const { page, close } = await open("#/help/language");
  await page.getByRole("button", { name: "Open on the workbench" }).first().click();
  await board(page).waitFor();
  await close();
});

test("German has its own texts", async () => {
  const { page, close } = await open("", { locale: "de" });
  await page.getByText("Rätsel, auf die Verlass ist").waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByText("Puzzles you can trust").waitFor();
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
    const { page, close } = await open("", { colorScheme: scheme });
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
