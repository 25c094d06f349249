// Word lists: those of the page's own host, and the reader's own.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { address, board, linkOf, linkWith, open } from "./harness.mjs";

const kWords = join(dirname(fileURLToPath(import.meta.url)), "../../dist/words");
const has = (name) => existsSync(join(kWords, `${name}.txt`));
const kAnimals = "layout\n|***\nrange A..Z\nrule word animals.txt at rows\n";
const list = (...words) => ({
  name: "animals.txt",
  mimeType: "text/plain",
  buffer: Buffer.from(`${words.join("\n")}\n`),
});

/** Waits until the live check has said it. */
async function isProven(page, status) {
  await page.getByRole("tab", { name: "Check" }).click();
  await page.waitForSelector(`.verdict[data-status="${status}"]`);
}

for (const [name, word, outcome] of [
  ["american-english", "quizzically", "unique"],
  ["ngerman", "zwölf", "unique"],
  ["ngerman", "zwölfxq", "none"],
]) {
  test(
    `${word}: the list ${name} is fetched from the page's own host when a puzzle names it`,
    { skip: !has(name) },
    async () => {
      const { page, close } = await open();
      const asked = [];
      page.on("request", (request) => request.url().includes("/words/") && asked.push(request.url()));
      await page.waitForSelector(".cards .card");
      assert.deepEqual(asked, []);
      const known = [...word].map((letter, i) => (i % 2 === 0 ? letter.toUpperCase() : ".")).join(" ");
      await page.goto(
        address + linkOf(`grid ${word.length}x1\nrange A..Z Ä Ö Ü\nrule word ${name} at rows\n\ninitial\n| ${known}\n`),
      );
      await isProven(page, outcome);
      assert.ok(asked.some((url) => url.endsWith(`/words/${name}.txt`)));
      await close();
    },
  );
}

test("the reader's own list is dropped in, and kept with the draft and the progress", async () => {
  const { page, close } = await open();
  await page.getByRole("textbox", { name: /Paste/ }).fill(kAnimals);
  await page.getByRole("button", { name: "Check it" }).click();
  await page.getByRole("tab", { name: "Set" }).click();
  await page
    .getByText(/there is no word list 'animals.txt'/i)
    .first()
    .waitFor();
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["CAT\nHORSE\n"], "animals.txt", { type: "text/plain" }));
    return transfer;
  });
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
  await page.waitForSelector('.verdict[data-status="unique"]');
  await page.reload();
  await isProven(page, "unique");
  await page.goto(`${address}#/mine`);
  await page.locator(".lines li button").first().click();
  await isProven(page, "unique");
  // Another puzzle does not get the list.
  await page.goto(address + linkOf(`# another\n${kAnimals}`));
  await page
    .getByText(/there is no word list 'animals.txt'/i)
    .first()
    .waitFor();
  await close();
});

test("of a list that is too long for a link, the words that the puzzle can use travel", async () => {
  const { page, close } = await open(linkOf(kAnimals));
  await page
    .getByText(/there is no word list 'animals.txt'/i)
    .first()
    .waitFor();
  // Random letters, so that the list cannot be compressed.
  let state = 1;
  const letter = () =>
    String.fromCharCode(65 + (((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 8) % 26));
  const long = Array.from({ length: 40_000 }, () => Array.from({ length: 9 }, letter).join(""));
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(list("CAT", ...long));
  await isProven(page, "unique");
  await page.getByRole("tab", { name: "Share" }).click();
  const link = await linkWith(page, "&f=");
  assert.ok(link.length < 1000);
  await close();
  const second = await open(link.slice(address.length));
  await board(second.page).waitFor();
  await isProven(second.page, "unique");
  await second.close();
});

test("included definitions travel in the link", async () => {
  const text = 'include "mine.sator"\nsudoku 4x4\nflat 3 at row 1\n';
  const { page, close } = await open(linkOf(text));
  await page
    .getByText(/mine\.sator/)
    .first()
    .waitFor();
  const definition = "define flat n = max(line) - min(line) <= n drawn line\n";
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "mine.sator", mimeType: "text/plain", buffer: Buffer.from(definition) });
  await board(page).waitFor();
  await page.getByRole("tab", { name: "Share" }).click();
  const link = await linkWith(page, "&f=");
  await close();
  const second = await open(link.slice(address.length));
  await board(second.page).waitFor();
  await second.close();
});

test("a word list is added, and travels in the link", async () => {
  const { page, close } = await open(linkOf(kAnimals));
  await page
    .getByText(/there is no word list 'animals.txt'/i)
    .first()
    .waitFor();
  await page.locator("input[type=file]").first().setInputFiles(list("CAT", "HORSE"));
  await board(page).waitFor();
  await isProven(page, "unique");
  await page.getByRole("tab", { name: "Share" }).click();
  const link = await linkWith(page, "&f=");
  await close();
  const second = await open(link.slice(address.length));
  await isProven(second.page, "unique");
  await second.close();
});
