// The page in Firefox, if it is installed: a puzzle of a link is drawn, played, proven unique, and its text stands in the editor.
// SATOR_FIREFOX names the browser (default /usr/bin/firefox-esr).
import assert from "node:assert/strict";
import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";

import { siteServer } from "../scripts/serve.mjs";
import { Firefox } from "./marionette.mjs";

const kFirefox = process.env.SATOR_FIREFOX ?? "/usr/bin/firefox-esr";
const kShots = join(dirname(fileURLToPath(import.meta.url)), "shots");
const kText = "title Four by four\nsudoku 4x4\n| 1 . | . .\n| . . | 3 .\n|-----+----\n| . 4 | . .\n| . . | . 2\n";
const kClickTab =
  "[...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent.trim() === arguments[0]).click()";
const kArrowRight = "\uE014";
/** Conditions of the page. */
const kIsDrawn = `
  const board = document.querySelector("svg.board[role=grid]");
  const givens = [...(board?.querySelectorAll("text") ?? [])].map((text) => text.textContent.trim()).filter((text) => text !== "");
  return board?.querySelectorAll("[role=gridcell]").length === 16 && board.getBoundingClientRect().width > 100 && givens.join("") === "1342"`;
const kHasLabel = 'return document.querySelector(`[role=gridcell][aria-label^="${arguments[0]}"]`) !== null';
const kIsUnique = "return document.querySelector('.verdict[data-status=unique]') !== null";
// The editor stands in a shadow root. A line that is not painted has no height.
const kEditorHas = `
  const lines = [...(document.querySelector(".editor")?.shadowRoot?.querySelectorAll(".cm-line") ?? [])];
  return lines.every((line) => line.getBoundingClientRect().height > 0) && lines.map((line) => line.textContent).join("\\n") === arguments[0]`;

test("Firefox draws, proves, plays and sets a puzzle", { skip: !existsSync(kFirefox), timeout: 180_000 }, async () => {
  mkdirSync(kShots, { recursive: true });
  const server = siteServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const firefox = await Firefox.start(kFirefox);
  try {
    const code = deflateRawSync(Buffer.from(kText)).toString("base64url");
    await firefox.goTo(`http://127.0.0.1:${server.address().port}/#p=1.${code}`);
    await firefox.waitFor(kIsDrawn);
    await firefox.run("document.querySelector('svg.board').focus()");
    await firefox.type(`${kArrowRight}${kArrowRight}3`);
    await firefox.waitFor(kHasLabel, "R1C2, 3");
    await firefox.run(kClickTab, "Check");
    await firefox.waitFor(kIsUnique);
    await firefox.run(kClickTab, "Set");
    await firefox.waitFor(kEditorHas, kText);
    await firefox.screenshot(join(kShots, "firefox.png"));
    assert.equal(await firefox.run("return document.querySelectorAll('main [role=alert]').length"), 0);
  } finally {
    await firefox.close();
    server.close();
  }
});
