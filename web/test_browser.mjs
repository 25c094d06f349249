// Runs the npm package in Chromium, from a static server with a strict content security policy:
//   node web/test_browser.mjs [PROGRAM]
// PROGRAM is Chromium (default chromium). web/build.sh must have built the package. Exit status 0 if all is well.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const kDist = join(dirname(fileURLToPath(import.meta.url)), "package/dist");
const kPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'";
const kTypes = { html: "text/html", js: "text/javascript", wasm: "application/wasm" };
const kMostSeconds = 60;

const kPage = '<!doctype html><meta charset="utf-8"><title>Sator</title><script type="module" src="page.js"></script>';
/** What the page does. It sends its findings to the server. */
const kScript = `
  import { solve, solveAll } from "./browser.js";
  const found = {};
  try {
    const start = performance.now();
    const reply = await solve("sudoku\\n", { limit: 3 });
    found.milliseconds = Math.round(performance.now() - start);
    found.solutions = reply.answers[0].solutions.length;
    const controller = new AbortController();
    let aborted = 0;
    await solveAll("sudoku\\n", () => undefined, {
      signal: controller.signal,
      onProgress: () => { aborted = performance.now(); controller.abort(new Error("enough")); },
    }).catch((error) => { found.aborted = error.message; found.abortMilliseconds = performance.now() - aborted; });
    found.after = (await solve("sudoku\\n", { limit: 1 })).exit;
    const mistake = await solve("sudoku\\nrule summ 4\\n");
    found.mistake = mistake.errors[0].line;
  } catch (error) {
    found.error = String(error);
  }
  await fetch("/found", { method: "POST", body: JSON.stringify(found) });
`;

/** Serves the package's files and the page, and resolves with what the page found. */
function serve() {
  let resolveFound;
  const found = new Promise((resolve) => (resolveFound = resolve));
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, "http://localhost").pathname);
    if (request.method === "POST" && path === "/found") {
      let body = "";
      request.on("data", (part) => (body += part));
      request.on("end", () => {
        response.end();
        resolveFound(JSON.parse(body));
      });
      return;
    }
    try {
      const content = path === "/" ? kPage : path === "/page.js" ? kScript : readFileSync(join(kDist, path));
      const type = path === "/" ? "html" : path.split(".").pop();
      response.writeHead(200, { "content-type": kTypes[type] ?? "text/plain", "content-security-policy": kPolicy });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve({ server, found, port: server.address().port })),
  );
}

const { server, found, port } = await serve();
const profile = mkdtempSync(join(tmpdir(), "sator-browser-"));
const browser = spawn(
  process.argv[2] ?? "chromium",
  [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    `--user-data-dir=${profile}`,
    `http://127.0.0.1:${port}/`,
  ],
  { stdio: "ignore" },
);
const late = new Promise((resolve) =>
  setTimeout(() => resolve({ error: `the page did not answer within ${kMostSeconds} s` }), kMostSeconds * 1000).unref(),
);
const failed = new Promise((resolve) => browser.on("error", (error) => resolve({ error: String(error) })));
const result = await Promise.race([found, late, failed]);
browser.kill();
server.close();
await new Promise((resolve) => (browser.exitCode === null && browser.pid ? browser.on("exit", resolve) : resolve()));
rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
console.log(JSON.stringify(result));
const isFine =
  result.error === undefined &&
  result.solutions === 3 &&
  result.aborted === "enough" &&
  result.abortMilliseconds < 100 &&
  result.after === 0 &&
  result.mistake === 2;
process.exit(isFine ? 0 : 1);
