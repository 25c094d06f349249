// A link, a file or a pasted text is a stranger's: too much is refused by name, nothing is run, and a crash is told and survived.
import assert from "node:assert/strict";
import { test } from "node:test";

import { address, board, isSpoken, kFour, linkOf, open } from "./harness.mjs";

const packed = (text) => linkOf(text).slice("#p=".length);

test("a file or a pasted text that is too large is refused by its size", async () => {
  const { page, close } = await open();
  const buffer = Buffer.alloc(5_000_000, "#");
  await page.locator("input[type=file]").setInputFiles({ name: "large.sator", mimeType: "text/plain", buffer });
  await page.getByText("This text has 5000000 characters. The page reads at most 1000000.").waitFor();
  await page.getByRole("textbox", { name: /Paste/ }).fill("#".repeat(1_000_001));
  await page.getByRole("button", { name: "Check it" }).click();
  await page.getByText("This text has 1000001 characters. The page reads at most 1000000.").waitFor();
  await close();
});

test("a puzzle that is too large is refused, and the next one is read", async () => {
  const { page, close } = await open(linkOf("grid 5000x5000\nrange 1..9\n"));
  await page.locator(".board-side [role=alert]").waitFor();
  await page.goto(address + linkOf(kFour));
  await isSpoken(page, "R1C1, given 1");
  await close();
});

test("what travels with a link is refused or left out if it does not fit", async () => {
  const { page, close } = await open(`${linkOf(kFour)}&g=${packed("no JSON")}`);
  await page.getByText(/incomplete or was changed/).waitFor();
  for (const further of [
    `&r=${packed('{"at": 1}')}`,
    `&g=${packed('{"R1C2": {"value": "<b>"}, "__proto__": {"value": "1"}}')}`,
    `&f=${packed("[1, 2]")}`,
  ]) {
    await page.goto("about:blank");
    await page.goto(address + linkOf(kFour) + further);
    await isSpoken(page, "R1C2, empty");
  }
  await page.goto("about:blank");
  await page.goto(`${address}${linkOf(kFour)}&f=${packed("x".repeat(5_000_000))}`);
  await page.getByText(/larger than 1000000 bytes/).waitFor();
  await close();
});

test("a crash of the WebAssembly is told, and the next question is answered", async () => {
  const { page, close } = await open("#/mine");
  const crashing = `addEventListener("message", (event) => {
    if (event.data.kind !== "ask" || !event.data.request.includes("Four by four")) return;
    event.stopImmediatePropagation();
    postMessage({ kind: "crash", message: "unreachable" });
  });\n`;
  await page.route("**/browser_worker*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: crashing + (await response.text()) });
  });
  await page.goto("about:blank");
  await page.goto(address + linkOf(kFour));
  await page.getByText(/Sator has crashed/).waitFor();
  await page.goto(`${address}#/puzzle/nonogram/at-home.sator`);
  await board(page).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  assert.equal(await page.getByText(/Sator has crashed/).count(), 0);
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
