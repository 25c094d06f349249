// Asks WebAssembly and the native program the same questions and compares the answers, without the times:
//   node web/parity.mjs [FILE…]
// Without files, it takes every eighth file of puzzles/. Both ask sator/ask, so that a difference is one of the machines: 32 and 64 bits,
// one thread and several, two compilers. Exit status 0 if all answers are equal.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { WasmHost } from "./package/dist/wasm_host.js";

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));
/** The questions, with the options that the program needs to answer as WebAssembly does. */
const kQuestions = { solve: ["--threads", "1"], hint: [] };
const kSampleStep = 8;
/** Longer answers are not compared; in milliseconds. */
const kTimeLimit = 20_000;

const all = readdirSync("puzzles", { recursive: true })
  .map((path) => `puzzles/${path}`)
  .filter((path) => /\.[a-z]+$/.test(path) && !path.endsWith(".md"))
  .sort();
/** The texts of all files that a puzzle may name. */
const files = Object.fromEntries(all.map((path) => [path, readFileSync(path, "utf8")]));
const puzzles = all.filter((path) => /\.(sator|json|non|txt|sdk)$/.test(path) && !/words?\.txt$/.test(path));
const named = process.argv.slice(2);
const paths = named.length > 0 ? named : puzzles.filter((_, i) => i % kSampleStep === 0);
const wasm = await WebAssembly.compile(readFileSync("web/package/dist/sator.wasm"));

const withoutTimes = (text) => text.replace(/"seconds":\{[^}]*\}/g, '"seconds":{}');

function native(question, path) {
  const options = [question, "--json", ...kQuestions[question], "--time-limit", `${kTimeLimit}ms`, path];
  const run = spawnSync("build/cli/sator", options, { encoding: "utf8", maxBuffer: 1 << 28 });
  return { text: run.stdout, exit: run.status };
}

async function inWasm(question, path) {
  const host = await WasmHost.start(wasm);
  const request = { ask: question, text: readFileSync(path, "utf8"), file: path, files, time_limit: kTimeLimit };
  try {
    const reply = host.ask(JSON.stringify(request));
    const lines = reply.split("\n");
    const end = lines.findIndex((line) => line.startsWith("]"));
    const answers = lines.slice(1, end).map((line) => line.replace(/,$/, "") + "\n");
    return { text: answers.join(""), exit: JSON.parse(reply).exit };
  } catch (error) {
    return { text: `${error}\n${host.lastMessages}`, exit: 70 };
  }
}

const counts = { equal: 0, different: 0, stopped: 0 };
for (const path of paths)
  for (const question of Object.keys(kQuestions)) {
    const one = native(question, path);
    const other = await inWasm(question, path);
    const isEqual = one.exit === other.exit && withoutTimes(one.text) === withoutTimes(other.text);
    const isStopped = one.exit === 3 || other.exit === 3;
    counts[isStopped ? "stopped" : isEqual ? "equal" : "different"] += 1;
    if (isStopped || isEqual) continue;
    console.error(`${question} ${path}: native (${one.exit}): ${one.text.slice(0, 300)}`);
    console.error(`  WebAssembly (${other.exit}): ${other.text.slice(0, 300)}`);
  }
console.log(`${counts.equal} answers equal, ${counts.different} different, ${counts.stopped} stopped by a limit`);
process.exit(counts.different === 0 && counts.equal > 0 ? 0 : 1);
