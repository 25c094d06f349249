// The page as a person uses it, in Chromium: web/serve.sh --test
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { address, axeProblems, board, cell, dragOver, drawClue, isSpoken, kFour, kPhone, linkOf, open, shot } from "./harness.mjs";

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
  await page.locator(".pending input").fill("[AB]+C?");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.locator("svg.board").getByText("[AB]+C?").waitFor();
  await close();
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
    await page.locator(".pending input").fill(clue);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.locator("svg.board").getByText(clue, { exact: true }).waitFor();
  }
  await page.waitForSelector('.verdict[data-status="unique"]');
  await shot(page, "hexagon-by-mouse");
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
