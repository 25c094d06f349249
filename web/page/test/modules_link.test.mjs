// Links, files in links, and names of files: node --test web/page/test/modules_link.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { load, randomNumbers } from "./modules.mjs";

test("a link gives back its text", async () => {
  const { decodeLink, encodeLink } = await load("share/link_code.ts");
  for (const text of ["", "sudoku\n", "title Größe 日本 🧩\nsudoku\n", "x".repeat(100_000)])
    assert.equal(await decodeLink(await encodeLink(text)), text);
});

test("files travel in a link, and are left out if they are too large", async () => {
  const { decodeLink, kMostTextBytes } = await load("share/link_code.ts");
  const { encodeFiles, readFiles } = await load("share/link_files.ts");
  const files = { "animals.txt": "CAT\nHORSE\n", "größen.txt": "ZWÖLF\n" };
  assert.deepEqual(readFiles(await decodeLink(await encodeFiles(files, null))), Object.entries(files));
  assert.equal(await encodeFiles({}, null), "");
  assert.equal(await encodeFiles({ "a.txt": "x".repeat(kMostTextBytes) }, null), null);
  assert.deepEqual(readFiles('{"a.txt": "A", "b.txt": 3}'), [["a.txt", "A"]]);
  for (const other of ["null", "3", "[1]"]) assert.deepEqual(readFiles(other), []);
});

test("of a long list only the words that a rule has room for go into a link", async () => {
  const { isWordList, neededWords } = await load("share/needed_words.ts");
  const cells = [{ values: ["A", "B"] }];
  const picture = {
    cells,
    rules: [
      {
        name: "word",
        arguments: "long.txt",
        parts: [
          [0, 1, 2],
          [0, 1, 2, 3],
        ],
      },
    ],
  };
  const list = "CAT\nhorse\nMäuse;3\nrätz\t-7\n\nstraße\nBIRD;50\nhalf;way;9\n";
  assert.equal(neededWords(list, picture), "CAT\nrätz\t-7\nstraße\nBIRD;50\nhalf;way;9");
  assert.equal(neededWords(list, { ...picture, cells: [{ values: ["A", "QU"] }] }), list);
  assert.ok(isWordList("long.txt", picture));
  assert.ok(!isWordList("other.txt", picture));
  assert.ok(
    !isWordList("long.txt", {
      ...picture,
      rules: [...picture.rules, { name: "table", arguments: "long.txt", parts: [] }],
    }),
  );
});

test("a text names a file as a word of its own", async () => {
  const { isNamed } = await load("state/hosted_lists.ts");
  for (const text of ["rule word ngerman at rows", "crossword ngerman", "ngerman"])
    assert.ok(isNamed("ngerman", text), text);
  for (const text of ["rule word ngerman.txt", "myngerman", "rule word american-english-large"])
    assert.ok(!isNamed("ngerman", text) && !isNamed("american-english", text), text);
  for (const text of ['include "mine.sator"', "rule word lists/mine.sator at rows"])
    assert.ok(isNamed("mine.sator", text), text);
  assert.ok(!isNamed("mine.sator", 'include "not-mine.sator"'));
});

test("a changed link is read or refused by name, never anything else", async () => {
  const { decodeLink, encodeLink, LinkError, kMostTextBytes } = await load("share/link_code.ts");
  const whole = await encodeLink("title Changed on the way\nsudoku 4x4\n| 1 . | . .\n");
  const random = randomNumbers(7);
  const characters = "ABCabc019-_.=+/%\u0000é";
  let refused = 0;
  for (let i = 0; i < 2000; ++i) {
    let code = whole;
    for (let changes = 1 + random(4); changes > 0; --changes) {
      const at = random(code.length + 1);
      code = code.slice(0, at) + characters[random(characters.length)].repeat(random(3)) + code.slice(at + random(4));
    }
    try {
      assert.ok((await decodeLink(code)).length <= kMostTextBytes);
    } catch (error) {
      assert.ok(error instanceof LinkError, `${code}: ${error}`);
      ++refused;
    }
  }
  assert.ok(refused > 1000);
});

test("a link has only the parts that travel", async () => {
  const { frameOf, linkTo } = await load("share/puzzle_link.ts");
  const travelling = { text: "sudoku\n", picture: null, files: {}, grid: "", moves: "" };
  const { address, isTooLarge } = await linkTo("https://a.example/", travelling);
  assert.match(address, /^https:\/\/a\.example\/#p=1\.[\w-]+$/);
  assert.ok(!isTooLarge);
  const whole = await linkTo("https://a.example/", { ...travelling, files: { "a.txt": "A" }, grid: "{}", moves: "[]" });
  assert.match(whole.address, /#p=1\.[\w-]+&g=1\.[\w-]+&r=1\.[\w-]+&f=1\.[\w-]+$/);
  assert.match(frameOf(address, '<"x">'), /src="https:\/\/a\.example\/#embed&p=.*title=" {2}x {2}"/);
});
