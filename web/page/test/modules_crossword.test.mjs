// The text of a crossword, and words that fit: node --test web/page/test/modules_crossword.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./modules.mjs";

test("the list of a crossword is read and written, whatever else its line says", async () => {
  const { listOf, withList, isCrossword } = await load("crossword/crossword_text.ts");
  for (const [line, list, other] of [
    ["crossword", "", "crossword mine.txt"],
    ["crossword american-english", "american-english", "crossword mine.txt"],
    ["crossword at_least 3", "", "crossword mine.txt at_least 3"],
    ['crossword "my words" at_least 3 # mine', "my words", "crossword mine.txt at_least 3 # mine"],
    ["crossword # none", "", "crossword mine.txt # none"],
  ]) {
    const text = `title Crossword\n${line}\n| . .\n`;
    assert.equal(listOf(text), list);
    assert.equal(withList(text, "mine.txt").split("\n")[1], other);
    assert.equal(listOf(withList(text, "a b")), "a b");
    assert.equal(listOf(withList(withList(text, "x"), "")), "");
  }
  assert.ok(!isCrossword("crosswords\n"));
  assert.ok(!isCrossword("title crossword\n"));
});

test("the text of a clue is added, changed and taken away, wherever it stands", async () => {
  const { withClue, ownWords } = await load("crossword/crossword_text.ts");
  const text =
    'crossword\n| . .\nclue across 1 "One"\nclue down\n  1 "Two"\n  2 "Three"\n\nwords\n  AB CD # two\n  EF\n';
  assert.match(withClue(text, "across", 1, 'A "new" one'), /clue across 1 "A 'new' one"\nclue down\n/);
  assert.match(withClue(text, "down", 2, "$& 3"), / {2}1 "Two"\n {2}2 "\$& 3"\n/);
  assert.match(withClue(text, "across", 3, "Four"), / {2}2 "Three"\nclue across 3 "Four"\n\nwords/);
  assert.equal(withClue(text, "across", 1, "").includes("One"), false);
  assert.equal(withClue("crossword\n| . .\n", "down", 1, "x"), 'crossword\n| . .\nclue down 1 "x"\n');
  assert.equal(ownWords(text), "AB\nCD\nEF");
});

test("words that fit are ordered by what they leave to the crossings", async () => {
  const { WordIndex } = await load("crossword/word_fits.ts");
  const index = new WordIndex("cat;50\ncot\nTOT\nten\tx\nten\t3\nton\ncut\nit's\ncat\n");
  assert.deepEqual(index.words("C.T"), ["CAT", "COT", "CUT"]);
  assert.equal(index.has("X.."), false);
  const crossing = { pattern: "...", at: 0 };
  const fits = index.fits("...", [crossing, undefined, crossing]);
  assert.deepEqual(
    fits.map(({ word, left }) => `${word} ${left}`),
    ["CAT 3", "COT 3", "TOT 3", "CUT 3", "TEN 0", "TON 0"],
  );
});
