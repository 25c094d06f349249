// The rules in words: one sentence a kind and a sort of clue, in English and in German. node --test web/page/test/rules.test.mjs
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { explain, picture, rules, words } from "../../package/dist/node.js";
import { kRoot, load } from "./modules.mjs";

const kPuzzles = join(kRoot, "../../puzzles");
const texts = readdirSync(kPuzzles).flatMap((kind) =>
  readdirSync(join(kPuzzles, kind))
    .filter((file) => /\.(sator|json)$/.test(file))
    .map((file) => [`${kind}/${file}`, readFileSync(join(kPuzzles, kind, file), "utf8")]),
);

/** Returns the rules of a text in words. */
async function ruleTeller() {
  const { ruleSentences } = await load("play/rule_sentences.ts");
  const { sentencesDe } = await load("language/sentences_de.ts");
  const list = await rules();
  const rows = [...list.rules, ...list.kinds];
  const byName = new Map(rows.flatMap((row) => [row.name, ...row.aliases].map((name) => [name, row])));
  const registry = { rules: list.rules, kinds: list.kinds, byName };
  return async (text, isGerman) => {
    const [said, drawn] = [await words(text), await picture(text)];
    const summaryOf = ({ summary }) => (isGerman ? (sentencesDe[summary] ?? summary) : summary);
    return ruleSentences({ words: said.answers[0], picture: drawn.answers[0], text, registry, isGerman, summaryOf });
  };
}

test("no puzzle of the gallery has rules that list its cells, and none has many", { timeout: 300_000 }, async () => {
  const told = await ruleTeller();
  for (const [path, text] of texts) {
    const sentences = await told(text, false);
    assert.ok(sentences.length > 0, path);
    const most = /zebra|cross-number|relations/.test(path) ? 20 : 5;
    assert.ok(sentences.length <= most, `${path}:\n${sentences.join("\n")}`);
    // The clues of a cross number are expressions about its lines.
    for (const said of path.startsWith("cross-number") ? [] : sentences)
      assert.doesNotMatch(said, /R\d+C\d+|\brow \d|\bcolumn \d|match \/|left out/, path);
  }
});

test("a sort of clue has one sentence, in German, too", async () => {
  const told = await ruleTeller();
  const killer = "sudoku 4x4\nanti_knight\ncage\n  5 R1C1 R1C2\n  4 R2C1 R2C2\nthermometer\n  R4C1 R4C2 R4C3\n";
  assert.deepEqual(await told(killer, false), [
    "Each row, column and box holds 1 to 4 once.",
    "Cells a knight's move apart must not both hold the same value.",
    "The cells hold different numbers that add up to N: a cage of a killer sudoku, a run of a kakuro.",
    "Each cell holds more than the one before it, as on a thermometer from its bulb; letters come after numbers, the blank after letters.",
  ]);
  const german = await told(killer, true);
  assert.equal(german.length, 4);
  for (const said of german) assert.doesNotMatch(said, /\b(the|holds|must|each)\b/i);
  assert.match(german.join("\n"), /Käfig/);
});

/** Kinds whose example has rules of its own, or words that a sentence tells. */
const kTellMore = /^(crossword|regex_crossword|word_\w+)$/;

test("the example of a kind has the sentence of its kind and no other", async () => {
  const told = await ruleTeller();
  const { kinds } = await rules();
  const found = [];
  for (const { name, example } of kinds) {
    for (const isGerman of [false, true]) {
      const sentences = await told(example, isGerman);
      if (sentences.length !== 1 && !kTellMore.test(name)) found.push(`${name}:\n${sentences.join("\n")}`);
    }
  }
  assert.deepEqual(found, []);
});

/** Texts that the language is written with, and no player: values in quotes, names with underscores, functions. */
const kEncoding = /"|[a-z]_[a-z]|\b(?:count|sum|max|min)\(/;
/** Clues that are regular expressions, or expressions that their setters have written. */
const kWritten = /match \/|passen$|auf \/|number\(|abs\(|the line of pairs|Linie der Paare/;

test("each clue is a sentence in both languages, without the language's own texts", { timeout: 300_000 }, async () => {
  const { kinds } = await rules();
  const all = [...texts, ...kinds.map(({ name, example }) => [name, example])];
  const found = [];
  for (const [path, text] of all) {
    const { answers } = await words(text);
    for (const { english, german } of answers[0].clues)
      for (const said of [...english, ...german])
        if (said === "" || (kEncoding.test(said) && !kWritten.test(said))) found.push(`${path}: ${said}`);
  }
  assert.deepEqual([...new Set(found)], []);
});

test("no step of a solving path has the language's own texts", { timeout: 600_000 }, async () => {
  const { kinds } = await rules();
  const found = [];
  for (const { name, example } of kinds) {
    const { answers } = await explain(example, { blank: "blank", time_limit: 3_000 });
    for (const step of answers[0].steps)
      for (const said of [step.text, ...step.rules.map(({ text }) => text)])
        if (kEncoding.test(said) && !kWritten.test(said)) found.push(`${name}: ${said}`);
  }
  assert.deepEqual(found.slice(0, 20), []);
});
