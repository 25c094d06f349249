// A search that several workers share decides what one worker decides.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as sator from "sator";
import { solveShared } from "./node_modules/sator/dist/shared_search.js";

const kHard = `sudoku
| 8 . . . . . . . .
| . . 3 6 . . . . .
| . 7 . . 9 . 2 . .
| . 5 . . . 7 . . .
| . . . . 4 5 7 . .
| . . . 1 . . . 3 .
| . . 1 . . . . 6 8
| . . 8 5 . . . 1 .
| . 9 . . . . 4 . .
`;
const kHardNone = kHard.replace("| 8 .", "| 8 1");
const kUnique = "sudoku 4x4\n| 1 . | . .\n| . . | 3 .\n|-----+----\n| . 4 | . .\n| . . | . 2\n";
const kSeveral = kUnique.replace("| . 4 |", "| . . |");
const kTwo = "sudoku 4x4\n| 1 2 3 4\n| 3 4 1 2\n| 2 . 4 .\n| 4 . 2 .\n";
const kBlanks = "grid 3x3\nrange A B blank\nrule distinct at rows columns\n";

async function asked(name, text, { signal, ...options }) {
  return JSON.parse(await sator.ask({ ...options, ask: name, text }, { signal }));
}

const never = (signal) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** Asks about a text. If the question can be divided, the whole is never answered, so that the parts must do it. `grid` is that of the
 * whole. */
function askerOf(text, grid) {
  let isDivided;
  const divided = new Promise((resolve) => (isDivided = resolve));
  return {
    divided,
    async solve(options) {
      return options.grid === grid && (await divided) ? never(options.signal) : asked("solve", text, options);
    },
    async split(options) {
      const reply = await asked("split", text, options);
      isDivided(reply.answers[0]?.parts?.length > 1);
      return reply;
    },
  };
}

/** What does not depend on the way. */
const decided = ({ exit, answers: [{ status, count, complete, solutions }] }) => ({
  exit,
  status,
  count,
  complete,
  solutions: count === "1" && complete ? solutions : solutions.length,
});

for (const [name, text] of Object.entries({ kHard, kHardNone, kUnique, kSeveral, kTwo, kBlanks }))
  test(`parts decide what the whole decides: ${name}`, async () => {
    for (const limit of [1, 2, 3, 1000])
      for (const workers of [2, 5]) {
        const asker = askerOf(text);
        const shared = decided(await solveShared(asker, { limit }, workers, 0));
        // Propagation alone decides the unique one. While the hard ones are divided, it refutes all parts but one, or all.
        if (text !== kHardNone && text !== kHard) assert.equal(await asker.divided, text !== kUnique);
        const whole = decided(await sator.solve(text, { limit }));
        // If all solutions were asked for, one worker may know that there are no more, and parts too.
        if (shared.count === whole.count && Number(whole.count) === limit) shared.complete = whole.complete;
        assert.deepEqual(shared, whole, `limit ${limit}, ${workers} workers`);
      }
  });

test("parts keep the values that the caller has", async () => {
  const grid = { R1C1: "A" };
  const whole = decided(await sator.solve(kBlanks, { limit: 1000, grid }));
  assert.ok(Number(whole.count) > 1 && Number(whole.count) < Number((await sator.count(kBlanks)).answers[0].count));
  const asker = askerOf(kBlanks, grid);
  assert.deepEqual(decided(await solveShared(asker, { limit: 1000, grid }, 3, 0)), whole);
  assert.ok(await asker.divided);
});

test("several initial drawings, scores and mistakes are decided by the whole", async () => {
  const drawings =
    "sudoku 4x4\n\ninitial\n| 1 . . .\n| . . . .\n| . . . .\n| . . . .\n\ninitial\n| 2 . . .\n| . . . .\n| . . . .\n| . . . .\n";
  const scored = "layout 3x1\nrange A..Z\nwords\n  CAT;3\n  DOG;5\nrule words at rows\nrule theme at rows\n";
  for (const text of [drawings, scored, "rule nonsense\n"]) {
    const asker = { ...askerOf(text), solve: (options) => asked("solve", text, options) };
    const strip = (reply) =>
      JSON.stringify(reply, (key, value) => (key === "seconds" || key === "search" ? undefined : value));
    assert.equal(strip(await solveShared(asker, {}, 4, 0)), strip(await sator.solve(text)));
  }
});

test("an abort ends the whole and the parts", async () => {
  const signals = [];
  const asker = {
    solve: (options) => (signals.push(options.signal), never(options.signal)),
    split: async () => ({ exit: 0, errors: [], answers: [{ parts: [{ R1C1: "1" }, { R1C1: "2" }, { R1C1: "3" }] }] }),
  };
  const controller = new AbortController();
  const question = solveShared(asker, { signal: controller.signal }, 3, 0);
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(signals.length, 3); // the whole, and two parts at the same time
  controller.abort(new Error("enough"));
  await assert.rejects(question, /enough/);
  assert.ok(signals.every((signal) => signal.aborted));
  await assert.rejects(solveShared(asker, { signal: controller.signal }, 3, 0), /enough/);
});

test("the option `workers` of solve is not sent to the library", async () => {
  const reply = await sator.solve(kUnique, { workers: 4 });
  assert.equal(reply.answers[0].status, "unique");
});
