// What the tests of the page share: a browser with the page in it, and what a person does there.
// SATOR_CHROMIUM names the browser (default /usr/bin/chromium). web/serve.sh --build must have built the page. Screenshots are kept
// in web/page/test/shots.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";

import { chromium } from "playwright-core";

import { siteServer } from "../scripts/serve.mjs";

const kShots = join(dirname(fileURLToPath(import.meta.url)), "shots");
const kAxe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
export const kDesktop = { width: 1280, height: 800 };
export const kPhone = { width: 360, height: 740 };
export const kFour = `title Four by four
sudoku 4x4
| 1 . | . .
| . . | 3 .
|-----+----
| . 4 | . .
| . . | . 2
`;
export const kFourSolved = {
  R1C2: "3",
  R1C3: "2",
  R1C4: "4",
  R2C1: "4",
  R2C2: "2",
  R2C4: "1",
  R3C1: "2",
  R3C3: "1",
  R3C4: "3",
  R4C1: "3",
  R4C2: "1",
  R4C3: "4",
};

let browser, server;
/** Where the page is, once the tests run. */
export let address;

before(async () => {
  mkdirSync(kShots, { recursive: true });
  server = siteServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${server.address().port}/`;
  browser = await chromium.launch({
    executablePath: process.env.SATOR_CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
});

after(async () => {
  await browser?.close();
  server?.close();
});

/** Opens the page. `close` fails if the page logged an error or sent a request elsewhere. */
export async function open(hash = "", options = {}) {
  const context = await browser.newContext({ viewport: kDesktop, locale: "en", serviceWorkers: "block", ...options });
  const page = await context.newPage();
  const problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith("blob:"))
      problems.push(`request to ${request.url()}`);
  });
  await page.goto(address + hash);
  const close = async () => {
    await context.close();
    assert.deepEqual(problems, []);
  };
  return { page, close };
}

export const linkOf = (text) => `#p=1.${deflateRawSync(Buffer.from(text)).toString("base64url")}`;
export const cell = (page, name) => page.locator(`[role=gridcell][aria-label^="${name},"]`);
export const board = (page) => page.locator("svg.board[role=grid]");
export const isSpoken = (page, start) =>
  page.waitForSelector(`[role=gridcell][aria-label^="${start}"]`, { state: "attached" });
/** Waits until the elements have these texts, in any order. */
export const showsTexts = (page, selector, texts) =>
  page.waitForFunction(
    ([found, wanted]) =>
      [...document.querySelectorAll(found)]
        .map((element) => element.textContent)
        .sort()
        .join("\n") === wanted,
    [selector, [...texts].sort().join("\n")],
  );
export const shot = (page, name) => page.screenshot({ path: join(kShots, `${name}.png`) });

/** Presses on the first cell, drags over the others, and releases. The options say which button: { button: "right" }. */
export async function dragOver(page, names, options = {}) {
  const places = [];
  for (const name of names) {
    const box = await cell(page, name).boundingBox();
    places.push([box.x + box.width / 2, box.y + box.height / 2]);
  }
  await page.mouse.move(...places[0]);
  await page.mouse.down(options);
  for (const place of places.slice(1)) await page.mouse.move(...place, { steps: 6 });
  await page.mouse.up(options);
}

/** Enters values, by the names of their cells. */
export async function fill(page, values) {
  for (const [name, value] of Object.entries(values)) {
    await dragOver(page, [name]);
    await page.keyboard.press(value);
  }
}

/** Returns the path of the file that an action downloads. */
export async function downloaded(page, action) {
  const waiting = page.waitForEvent("download");
  await action();
  return (await waiting).path();
}

/** Returns the link of the mode Share as soon as it has a part, e.g. "&f=". */
export async function linkWith(page, part) {
  await page.waitForFunction((wanted) => document.querySelector(".copy textarea").value.includes(wanted), part);
  return page.locator(".copy textarea").first().inputValue();
}

export async function axeProblems(page) {
  // A strict content security policy allows no inline script, but the debugger may evaluate one.
  await page.evaluate(kAxe);
  const result = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return result.violations
    .filter((violation) => ["serious", "critical"].includes(violation.impact))
    .map(
      (violation) =>
        `${violation.id}: ${violation.nodes
          .map((node) => node.target.join(" "))
          .slice(0, 3)
          .join(", ")}`,
    );
}

/** Sets a clue by mouse: takes the tool up, drags over the cells, and says what the clue says. */
export async function drawClue(page, tool, cells, words) {
  await page.getByRole("button", { name: tool, exact: true }).click();
  await dragOver(page, cells);
  if (words !== undefined) await tapClue(page, words);
}

/** Says what a clue says, by mouse. */
export async function tapClue(page, words) {
  const keys = page.getByRole("group", { name: "Keys for the clue" });
  for (const key of words) await keys.getByRole("button", { name: key, exact: true }).click();
  await page.getByRole("button", { name: "Add", exact: true }).click();
}
