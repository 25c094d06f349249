// The pool with workers that are told what to do.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SatorCrash, WorkerPool } from "./node_modules/sator/dist/worker_pool.js";

const kNobody = { signal: undefined, onProgress: undefined, onAnswer: undefined, isQuick: false };

/** A platform whose workers answer with what `respond` returns; undefined: they stay busy. */
function platformOf(respond, workers = 2) {
  const started = [];
  return {
    started,
    workers,
    loadModule: async () => "module",
    startWorker(events) {
      const worker = { ended: false, asked: [] };
      started.push(worker);
      return {
        post(message) {
          if (message.kind !== "ask") return;
          worker.asked.push(message.request);
          for (const answer of respond(message.request)) queueMicrotask(() => events.message(answer));
        },
        end: () => (worker.ended = true),
        setBusy: () => undefined,
      };
    },
  };
}
const reply = (text, memoryBytes = 0) => ({ kind: "reply", text, memoryBytes });

test("a worker answers one question after the other", async () => {
  const platform = platformOf((request) => [reply(`to ${request}`)]);
  const pool = new WorkerPool(platform);
  assert.equal(await pool.ask("a", kNobody), "to a");
  assert.equal(await pool.ask("b", kNobody), "to b");
  assert.deepEqual(
    platform.started.map((worker) => worker.asked),
    [["a", "b"]],
  );
});

test("a crash is told, and the next question has a new worker", async () => {
  const platform = platformOf((request) => [
    request === "bad" ? { kind: "crash", message: "unreachable" } : reply("fine"),
  ]);
  const pool = new WorkerPool(platform);
  await assert.rejects(
    pool.ask("bad", kNobody),
    (error) => error instanceof SatorCrash && error.message === "unreachable",
  );
  assert.equal(await pool.ask("good", kNobody), "fine");
  assert.deepEqual(
    platform.started.map((worker) => worker.ended),
    [true, false],
  );
});

test("a worker with much memory is replaced", async () => {
  const platform = platformOf(() => [reply("fine", 2 ** 30)]);
  const pool = new WorkerPool(platform);
  await pool.ask("a", kNobody);
  await pool.ask("b", kNobody);
  assert.deepEqual(
    platform.started.map((worker) => worker.ended),
    [true, true],
  );
});

test("an abort ends the worker at once, and a spare one is started", async () => {
  const platform = platformOf((request) => (request === "long" ? [] : [reply("fine")]));
  const pool = new WorkerPool(platform);
  const controller = new AbortController();
  const question = pool.ask("long", { ...kNobody, signal: controller.signal });
  setTimeout(() => controller.abort(new Error("enough")), 5);
  await assert.rejects(question, /enough/);
  assert.equal(platform.started[0].ended, true);
  assert.equal(await pool.ask("short", kNobody), "fine");
  assert.equal(platform.started.length, 2);
});

test("more questions than workers wait for their turn", async () => {
  const platform = platformOf((request) => [reply(request)], 2);
  const pool = new WorkerPool(platform);
  const names = ["a", "b", "c", "d", "e"];
  assert.deepEqual(await Promise.all(names.map((name) => pool.ask(name, kNobody))), names);
  assert.ok(platform.started.length <= 2);
});

test("progress and answers are handed on", async () => {
  const progress = { milliseconds: 60, share: 0.5, found: 3 };
  const platform = platformOf(() => [{ kind: "progress", progress }, { kind: "answer", line: "{}" }, reply("end")]);
  const seen = [];
  await new WorkerPool(platform).ask("a", {
    signal: undefined,
    onProgress: (now) => seen.push(now),
    onAnswer: (line) => seen.push(line),
  });
  assert.deepEqual(seen, [progress, "{}"]);
});

test("a quick question does not wait until the long ones are answered", async () => {
  const platform = platformOf((request) => (request === "long" ? [] : [reply("fine")]));
  const pool = new WorkerPool(platform);
  for (let i = 0; i < 2; ++i) void pool.ask("long", kNobody);
  assert.equal(await pool.ask("quick", { ...kNobody, isQuick: true }), "fine");
});
