// What the page weighs, and how fast it is: docs/web.md records the times. Sizes have a limit; times are only told, because a test must
// not depend on how busy the machine is. SATOR_BUDGET=1 makes the times count, too. A page that was built quickly is larger: what it
// weighs with its WebAssembly is only told.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { address, board, cell, kFour, linkOf, open } from "./harness.mjs";
import { kRoot } from "./modules.mjs";

const kIsStrict = process.env.SATOR_BUDGET === "1";
const kMostShellBytes = 200_000;
const kMostBytes = 2_000_000;
const kIsQuick = existsSync(join(kRoot, "../dist/quick"));

/** Tells a time, and judges it if that is asked for. */
function tell(context, what, measured, most, unit = "ms") {
  context.diagnostic(`${what}: ${measured.toFixed(1)} ${unit} (budget ${most} ${unit})`);
  if (kIsStrict) assert.ok(unit === "frames/s" ? measured >= most : measured <= most, what);
}

test("the shell is usable before the WebAssembly has come, and is small", async (context) => {
  const { page } = await open("#/mine");
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await page.goto("about:blank"); // so that nothing of the first visit arrives late and is counted
  await page.route("**/*.wasm", () => undefined); // it never comes
  let bytes = 0;
  client.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await client.send("Network.clearBrowserCache");
  await page.goto(`${address}#/mine`);
  await page.getByRole("heading", { name: "My puzzles" }).waitFor();
  context.diagnostic(`shell: ${bytes} bytes over the wire`);
  assert.ok(bytes < kMostShellBytes);
  await page.goto(`${address}#/`);
  await page.getByRole("searchbox").fill("at home");
  await page.waitForSelector(".cards .card");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().close(); // without `close`, because requests that never came are errors in the log
});

test("the first solved puzzle: bytes, first paint and time", async (context) => {
  const { page, close } = await open("#/mine");
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  let bytes = 0;
  client.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await client.send("Network.clearBrowserCache");
  const start = performance.now();
  await page.goto(`${address}?fresh${linkOf(kFour)}`);
  await page.getByRole("tab", { name: "Check" }).click();
  await page.waitForSelector('.verdict[data-status="unique"]');
  const solved = performance.now() - start;
  const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN);
  // Workers have targets of their own in the protocol; their files are counted by their compressed size on the disk.
  context.diagnostic(`first solved puzzle: ${bytes} bytes over the wire, workers' scripts apart`);
  assert.ok(kIsQuick || bytes < kMostBytes);
  tell(context, "first paint", paint, 500);
  tell(context, "first solve", solved, 1500);
  await close();
});

test("a keystroke in the editor is answered, with 40 rules on a 9 x 9", async (context) => {
  const rules = Array.from(
    { length: 40 },
    (_, i) =>
      `thermometer R${(i % 9) + 1}C${(i % 6) + 1} R${(i % 9) + 1}C${(i % 6) + 2} R${(i % 9) + 1}C${(i % 6) + 3}`,
  );
  const places = rules.map((rule) => `  ${rule.slice("thermometer ".length)}`).join("\n");
  const { page, close } = await open(linkOf(`title Forty\nsudoku\nthermometer\n${places}\n`));
  await page.getByRole("tab", { name: "Set" }).click();
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+End");
  const times = [];
  for (let i = 0; i < 12; ++i) {
    const start = performance.now();
    await page.keyboard.press(i % 2 === 0 ? "?" : "Backspace"); // a mistake, and none again
    await page.waitForFunction(
      (isWrong) => document.querySelector(".verdict").textContent.includes("The text cannot be read yet.") === isWrong,
      i % 2 === 0,
      { polling: 4 },
    );
    times.push(performance.now() - start);
  }
  tell(context, "keystroke until it is answered (median)", times.sort((a, b) => a - b)[6], 100);
  await close();
});

test("frames while dragging on a 20 x 20 board", async (context) => {
  const { page, close } = await open(linkOf("title Large\ngrid 20x20\nrange 1..9\nrule distinct at rows\n"));
  await board(page).waitFor();
  await page.getByRole("tab", { name: "Set" }).click();
  await page.getByRole("button", { name: "cage", exact: true }).click();
  await page.evaluate(() => {
    globalThis.frames_ = [];
    const frame = (now) => (globalThis.frames_.push(now), requestAnimationFrame(frame));
    requestAnimationFrame(frame);
  });
  const [from, to] = await Promise.all(["R1C1", "R20C20"].map(async (name) => cell(page, name).boundingBox()));
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  const begun = await page.evaluate(() => ((globalThis.frames_.length = 0), performance.now()));
  for (let row = 0; row < 20; row += 2) {
    const y = from.y + from.height / 2 + ((to.y - from.y) * row) / 19;
    await page.mouse.move(to.x + to.width / 2, y, { steps: 20 });
    await page.mouse.move(from.x + from.width / 2, y + (to.y - from.y) / 19, { steps: 20 });
  }
  const frames = await page.evaluate((since) => {
    const seconds = (performance.now() - since) / 1000;
    const gaps = globalThis.frames_
      .slice(1)
      .map((at, i) => at - globalThis.frames_[i])
      .sort((a, b) => a - b);
    return { rate: globalThis.frames_.length / seconds, slowest: gaps[Math.floor(gaps.length * 0.95)] };
  }, begun);
  await page.mouse.up();
  tell(context, "frame rate while dragging", frames.rate, 55, "frames/s");
  context.diagnostic(`95 of 100 frames come within ${frames.slowest.toFixed(1)} ms`);
  await close();
});
