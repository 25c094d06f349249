// Compares the answers of the native program with those of WebAssembly, byte for byte, without the times:
//   node web/parity.mjs [--all] [FILE…]
// Asks six questions about each file, or about the gallery (puzzles/) if none is named; without --all, about every eighth
// file and with fewer questions. Tells how the times compare: at the first question, when V8 compiles each function that it meets, and
// the least of three. Exit status 0 if all answers are equal.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { WasmHost } from "./package/dist/wasm_host.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);
const kProgram = "build/cli/sator";
const kWasm = "web/package/dist/sator.wasm";
/** A file is a sample if its place in the list is a multiple of this. */
const kSampleStep = 8;
/** Long answers stop after this many search nodes' worth of time on both sides, so that they are not compared. */
const kTimeLimit = 20_000;

/** The questions, each with the options of the command line. */
const kQuestions = {
  solve: ["solve", "--json", "--threads", "1"],
  count: ["solve", "--json", "--count", "--limit", "1000", "--threads", "1"],
  hint: ["hint", "--json"],
  rate: ["rate", "--json"],
  explain: ["explain", "--json"],
  check: ["check", "--json"],
};
const kSampleQuestions = ["solve", "count", "hint"];
/** Times of puzzles that take less or more seconds than this are not compared. */
const kShortest = 0.001,
  kLongest = 2;
const kRepeats = 2;

function galleryFiles(folder = "puzzles") {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? galleryFiles(path) : [path];
    });
}

const isPuzzle = (path) => /\.(sator|json|non|txt|sdk)$/.test(path) && !/words?\.txt$|README/.test(path);

/** The texts of all files of the gallery that a puzzle may name. */
const files = Object.fromEntries(
  galleryFiles()
    .filter((path) => !path.endsWith(".md"))
    .map((path) => [path, readFileSync(path, "utf8")]),
);

const withoutTimes = (text) => text.replace(/"seconds":\{[^}]*\}/g, '"seconds":{}');

function solvingSeconds(text) {
  return [...text.matchAll(/"solve":([0-9.e-]+)/g)].reduce((sum, match) => sum + Number(match[1]), 0);
}

/** Returns the lines of a reply that are answers. */
function answerLines(reply) {
  const lines = reply.split("\n");
  const end = lines.findIndex((line) => line.startsWith("]"));
  return lines
    .slice(1, end)
    .map((line) => line.replace(/,$/, "") + "\n")
    .join("");
}

let host = await startHost();
async function startHost() {
  return WasmHost.start(await WebAssembly.compile(readFileSync(kWasm)));
}

function native(question, path) {
  const run = spawnSync(kProgram, [...kQuestions[question], "--time-limit", `${kTimeLimit}ms`, path], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return { text: run.stdout, exit: run.status };
}

async function inWasm(question, path) {
  const request = { ask: question, text: readFileSync(path, "utf8"), file: path, files, time_limit: kTimeLimit };
  if (question === "count") request.limit = 1000;
  try {
    const reply = host.ask(JSON.stringify(request));
    return { text: answerLines(reply), exit: JSON.parse(reply).exit };
  } catch (error) {
    const message = `${error}\n${host.lastMessages}`;
    host = await startHost();
    return { text: message, exit: 70 };
  }
}

const named = process.argv.slice(2).filter((argument) => argument !== "--all");
const isWhole = process.argv.includes("--all") || named.length > 0;
const paths =
  named.length > 0
    ? named
    : galleryFiles()
        .filter(isPuzzle)
        .filter((_, i) => isWhole || i % kSampleStep === 0);
const questions = isWhole ? Object.keys(kQuestions) : kSampleQuestions;

let equal = 0,
  stopped = 0,
  different = 0;
const atFirst = [],
  atBest = [];
/** Compares the times of a puzzle. */
async function compareTimes(path, program, wasm) {
  const seconds = [solvingSeconds(program.text), solvingSeconds(wasm.text)];
  if (seconds[0] < kShortest || seconds[0] > kLongest) return;
  atFirst.push(seconds[1] / seconds[0]);
  for (let i = 0; i < kRepeats; ++i) {
    seconds[0] = Math.min(seconds[0], solvingSeconds(native("solve", path).text));
    seconds[1] = Math.min(seconds[1], solvingSeconds((await inWasm("solve", path)).text));
  }
  atBest.push(seconds[1] / seconds[0]);
}

for (const path of paths) {
  for (const question of questions) {
    const program = native(question, path);
    const wasm = await inWasm(question, path);
    if (program.exit === 3 || wasm.exit === 3) {
      ++stopped;
    } else if (program.exit === wasm.exit && withoutTimes(program.text) === withoutTimes(wasm.text)) {
      ++equal;
      if (question === "solve") await compareTimes(path, program, wasm);
    } else {
      ++different;
      console.error(
        `${question} ${path}: the answers differ\n  native (${program.exit}): ${program.text.slice(0, 300)}`,
      );
      console.error(`  WebAssembly (${wasm.exit}): ${wasm.text.slice(0, 300)}`);
    }
  }
}
const median = (ratios) => ratios.sort((a, b) => a - b)[ratios.length >> 1].toFixed(2);
const times =
  atBest.length === 0
    ? ""
    : `; WebAssembly takes ${median(atBest)} times as long, ${median(atFirst)} times at the first question (medians of ${atBest.length})`;
console.log(`${equal} answers equal, ${different} different, ${stopped} stopped by a limit${times}`);
process.exit(different === 0 && equal > 0 ? 0 : 1);
