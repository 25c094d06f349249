// Texts in all languages, addresses, and the size of the page: node --test web/page/test/modules_page.test.mjs
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import * as sator from "../../package/dist/node.js";
import { kRoot, load } from "./modules.mjs";

test("every language has the parts of each text", async () => {
  const { en } = await load("language/en.ts");
  const { de } = await load("language/de.ts");
  const parts = (text) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [key, text] of Object.entries(en)) assert.deepEqual(parts(de[key]), parts(text), key);
});

test("what rules, kinds and formats say has a translation, which names the same words of the language", async () => {
  const { sentencesDe } = await load("language/sentences_de.ts");
  const { rules, kinds } = await sator.rules();
  const { formats } = await sator.formats();
  for (const kind of kinds) assert.ok(kind.summary_de || sentencesDe[kind.summary], kind.name);
  const own = kinds.filter((kind) => !kind.summary_de);
  const created = await sator.createdKinds();
  for (const kind of created)
    assert.ok(kind.summary_de || kind.rules.length > 0 || sentencesDe[kind.summary], kind.name);
  const rows = [...rules, ...own, ...formats.filter((row) => row.is_written)];
  const sentences = new Set([...rows.map((row) => row.summary), ...created.flatMap((kind) => kind.rules)]);
  assert.deepEqual(
    [...sentences].filter((sentence) => !sentencesDe[sentence]),
    [],
    "sentences without a translation",
  );
  assert.deepEqual(
    Object.keys(sentencesDe).filter((sentence) => !sentences.has(sentence)),
    [],
    "translations of no sentence",
  );
  const words = (text) => [...new Set(text.match(/\b[A-Z]{2,}\b|'[^' ]+'|"[^" ]+"|\d+\.\.\d+/g))].sort();
  for (const [english, german] of Object.entries(sentencesDe)) assert.deepEqual(words(german), words(english), german);
});

test("every text is shown somewhere", async () => {
  const { en } = await load("language/en.ts");
  const root = join(kRoot, "src");
  const files = readdirSync(root, { recursive: true }).filter(
    (file) => /\.(ts|svelte)$/.test(file) && !file.startsWith("language"),
  );
  const sources = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  // A key is written out, or its last word is put together: t(`mode.${name}`).
  const isUsed = (key) => sources.includes(`"${key}"`) || sources.includes(`\`${key.replace(/[^.]*$/, "")}\${`);
  assert.deepEqual(
    Object.keys(en).filter((key) => !isUsed(key)),
    [],
  );
});

test("addresses name pages", async () => {
  globalThis.location ??= { hash: "" };
  globalThis.addEventListener ??= () => undefined;
  const { parseRoute } = await load("state/route.svelte.ts");
  assert.deepEqual(parseRoute("#/puzzle/sudoku/plain.sator?mode=explain"), {
    page: "gallery",
    path: "sudoku/plain.sator",
    mode: "explain",
  });
  assert.deepEqual(parseRoute("#embed&p=1.ab-_&g=1.c"), {
    page: "link",
    code: "1.ab-_",
    progress: "1.c",
    moves: "",
    files: "",
    isEmbedded: true,
    step: null,
  });
  assert.deepEqual(parseRoute("#p=1.ab&w=R1C1%3D5&s=2&o").step, { whyNot: "R1C1=5", step: 2, isFromMine: true });
  assert.deepEqual(parseRoute("#/no/such"), { page: "home" });
});

test("the page is small: the shell, and all that the first solved puzzle needs", () => {
  const assets = join(kRoot, "../dist/assets");
  const bytes = (pattern, ending) =>
    readdirSync(assets)
      .filter((file) => pattern.test(file))
      .reduce(
        (sum, file) =>
          sum + statSync(join(assets, existsSync(join(assets, file + ending)) ? file + ending : file)).size,
        0,
      );
  assert.ok(bytes(/^index-.*\.(js|css)$/, ".gz") < 200_000);
  // The WebAssembly of a page that was built for tests is larger: web/serve.sh --build-quick.
  const isQuick = existsSync(join(assets, "../quick"));
  assert.ok(bytes(isQuick ? /\.(js|css)$/ : /\.(js|css|wasm)$/, ".br") < (isQuick ? 400_000 : 2_000_000));
});
