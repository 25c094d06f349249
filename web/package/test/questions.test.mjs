// Run in an empty project in which the package's tarball is installed (web/test_package.sh).
import assert from "node:assert/strict";
import { test } from "node:test";
import * as sator from "sator";

const kSudoku = `sudoku

initial
| 5 3 . . 7 . . . .
| 6 . . 1 9 5 . . .
| . 9 8 . . . . 6 .
| 8 . . . 6 . . . 3
| 4 . . 8 . 3 . . 1
| 7 . . . 2 . . . 6
| . 6 . . . . 2 8 .
| . . . 4 1 9 . . 5
| . . . . 8 . . 7 9
`;
const kSolved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const flat = (grid) => grid.map((row) => row.join("")).join("");

test("solve finds the only solution", async () => {
  const reply = await sator.solve(kSudoku);
  assert.equal(reply.exit, 0);
  assert.equal(reply.answers[0].status, "unique");
  assert.equal(flat(reply.answers[0].solutions[0].grid), kSolved);
});

test("count counts without listing", async () => {
  const reply = await sator.count("sudoku\n", { limit: 1000 });
  assert.equal(reply.answers[0].count, "1000");
  assert.equal((await sator.count(kSudoku)).answers[0].count, "1");
});

test("solveAll hands over each solution", async () => {
  const found = [];
  const reply = await sator.solveAll("layout\n|**\n|**\nrange 1..2\nrule distinct at rows columns\n", (solution) =>
    found.push(flat(solution.grid)),
  );
  assert.deepEqual(found, ["1221", "2112"]);
  assert.equal(reply.answers[0].count, "2");
});

test("check tells in which cells two solutions differ", async () => {
  const reply = await sator.check("layout\n|**\n|**\nrange 1..2\nrule distinct at rows columns\n");
  assert.equal(reply.exit, 1);
  assert.equal(reply.answers[0].status, "multiple");
  assert.equal(reply.answers[0].cells.length, 4);
});

test("explain ends with the solution", async () => {
  const reply = await sator.explain(kSudoku);
  assert.equal(reply.answers[0].end, "solved");
  assert.ok(reply.answers[0].steps.length > 10);
});

test("explain says why a candidate is impossible", async () => {
  const reply = await sator.explain(kSudoku, { why_not: "R1C3=5" });
  assert.equal(reply.exit, 0);
  assert.ok(reply.answers[0].steps.length > 0);
});

test("hint sees a mistake", async () => {
  const reply = await sator.hint(kSudoku, { state: "535" + ".".repeat(78) });
  assert.equal(reply.exit, 1);
  assert.ok(reply.answers[0].mistakes.broken.length > 0);
});

test("rate grades", async () => {
  const reply = await sator.rate(kSudoku);
  assert.ok(reply.answers[0].grade >= 1 && reply.answers[0].grade <= 10);
});

test("render draws, as SVG and as data", async () => {
  const drawn = await sator.render(kSudoku);
  assert.match(drawn.answers[0].svg, /^<svg /);
  const data = await sator.picture(kSudoku);
  assert.equal(data.answers[0].shapes.filter((shape) => shape.look === "given").length, 30);
});

test("parse tells mistakes with their places", async () => {
  const reply = await sator.parse("sudoku\nrule summ 4\n", { file: "demo.sator" });
  assert.equal(reply.exit, 2);
  const { line, column, length, message } = reply.errors[0];
  assert.deepEqual({ line, column, length }, { line: 2, column: 6, length: 4 });
  assert.match(message, /summ/);
});

test("parse tells what a text says", async () => {
  const reply = await sator.parse(kSudoku);
  assert.equal(reply.answers[0].cells, 81);
  assert.equal(reply.answers[0].initials[0].givens.length, 30);
});

test("format tidies", async () => {
  const reply = await sator.format("killer   \n  3 R1C1 R1C2\n");
  assert.equal(reply.answers[0].text, "killer\n  3 R1C1 R1C2\n");
});

test("rules lists the registry", async () => {
  const { rules, kinds } = await sator.rules();
  assert.ok(rules.some((rule) => rule.name === "sum"));
  assert.ok(kinds.some((kind) => kind.name === "kakuro"));
});

test("a wrong option is refused", async () => {
  const reply = await sator.solve(kSudoku, { limt: 3 });
  assert.equal(reply.exit, 2);
  assert.match(reply.errors[0].text, /did you mean 'limit'/);
});

test("an abort ends a long question, and the next question is answered", async () => {
  const controller = new AbortController();
  const progress = [];
  const question = sator.solveAll("sudoku\n", () => undefined, {
    signal: controller.signal,
    onProgress: (now) => {
      progress.push(now);
      if (progress.length === 2) controller.abort(new Error("enough"));
    },
  });
  await assert.rejects(question, /enough/);
  assert.ok(progress[1].milliseconds > progress[0].milliseconds);
  assert.equal((await sator.solve(kSudoku)).answers[0].status, "unique");
});

test("an aborted signal asks nothing", async () => {
  await assert.rejects(sator.solve(kSudoku, { signal: AbortSignal.abort(new Error("before")) }), /before/);
});

test("a time limit is an answer", async () => {
  const reply = await sator.solveAll("sudoku\n", () => undefined, { time_limit: 100 });
  assert.equal(reply.exit, 3);
  assert.equal(reply.answers[0].complete, false);
});

test("a memory limit is an answer", async () => {
  const reply = await sator.count(kSudoku, { memory_limit: 100_000 });
  assert.equal(reply.exit, 3);
  assert.equal(reply.answers[0].status, "unknown");
  assert.equal((await sator.count(kSudoku)).exit, 0);
});

test("many questions at the same time are all answered", async () => {
  const replies = await Promise.all(Array.from({ length: 12 }, () => sator.solve(kSudoku)));
  for (const reply of replies) assert.equal(flat(reply.answers[0].solutions[0].grid), kSolved);
});

test("edit changes only what it is asked to", async () => {
  const text = "sudoku 4x4 # mine\nkiller\n  3 R1C1 R1C2\n";
  const reply = await sator.edit(text, { do: "add_clue", rule: "cage", arguments: "7", cells: ["R2C1", "R2C2"] });
  assert.deepEqual(reply.answers[0].edits, [{ from: text.length, to: text.length, insert: "  7 R2C1 R2C2\n" }]);
  const refused = await sator.edit(text, { do: "remove_clue", rule: 0 });
  assert.equal(refused.exit, 2);
});

test("a picture knows its cells and rules", async () => {
  const picture = (await sator.picture("sudoku 4x4\nthermometer\n  R1C1 R1C2\n")).answers[0];
  assert.equal(picture.cells[0].next.right, 1);
  assert.ok(picture.shapes.some((shape) => shape.rule === 1));
  assert.equal(picture.outside.length, 16);
});

test("convert, words, candidates, formats and style answer", async () => {
  assert.equal((await sator.convert(kSudoku, "sudoku")).answers[0].text.length, 82);
  assert.ok((await sator.words(kSudoku)).answers[0].sentences.length > 0);
  assert.equal((await sator.candidates(kSudoku)).answers[0].cells[2].candidates[0].symbol, "4");
  assert.ok((await sator.formats()).formats.length > 10);
  assert.ok((await sator.style("dark")).includes(".sator"));
});

test("many questions one after the other reach no memory limit", async () => {
  for (let i = 0; i < 20; ++i) {
    assert.equal((await sator.rate(kSudoku)).exit, 0);
    assert.equal((await sator.render(kSudoku)).exit, 0);
  }
});

test("create makes the same puzzle for the same seed", async () => {
  assert.ok((await sator.createdKinds()).some((kind) => kind.name === "sudoku"));
  const made = async () => (await sator.create("sudoku", { parameters: { size: "4x4" }, seed: 3 })).answers[0].puzzle;
  const text = await made();
  assert.equal(text, await made());
  assert.equal((await sator.solve(text)).answers[0].status, "unique");
});
