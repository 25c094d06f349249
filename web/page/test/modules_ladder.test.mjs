// The days of the ladder, without a browser: node --test web/page/test/modules_ladder.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./modules.mjs";

test("a day has an address and a seed for each kind and grade", async () => {
  const { addressOfDaily, dailyOf, seedOf } = await load("ladder/daily.ts");
  const daily = { date: "2026-11-28", kind: "killer-sudoku", grade: 3 };
  assert.deepEqual(dailyOf(addressOfDaily(daily)), daily);
  for (const wrong of [
    "day",
    "day/2026-11-28/sudoku/11",
    "day/2026-13-48/sudoku/1",
    "day/2026-11-28/../1",
    "puzzle/a/1",
  ])
    assert.equal(dailyOf(wrong), null, wrong);
  assert.equal(seedOf(daily), seedOf({ ...daily }));
  const others = [{ date: "2026-11-29" }, { kind: "sudoku" }, { grade: 4 }].map((change) => ({ ...daily, ...change }));
  assert.equal(new Set([daily, ...others].map(seedOf)).size, 4);
  assert.ok(Number.isSafeInteger(seedOf(daily)) && seedOf(daily) >= 0);
});

test("a streak ends where a day is missing, and today need not be solved yet", async () => {
  const { streakOf } = await load("ladder/daily.ts");
  const days = (...list) => new Set(list);
  assert.equal(streakOf(days(), "2026-03-01"), 0);
  assert.equal(streakOf(days("2026-03-01", "2026-02-28", "2026-02-26"), "2026-03-01"), 2);
  assert.equal(streakOf(days("2026-02-28", "2026-02-27"), "2026-03-01"), 2);
  assert.equal(streakOf(days("2026-02-27"), "2026-03-01"), 0);
});
