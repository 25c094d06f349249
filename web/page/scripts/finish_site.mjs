// A plugin of Vite: after the build it writes the service worker with the list of all files, and compresses the files beforehand.
// A file `quick` says that the page was built for tests.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const kPage = join(dirname(fileURLToPath(import.meta.url)), "..");
const kDist = join(kPage, "../dist");
const kCompressed = new Set([".js", ".txt", ".css", ".html", ".svg", ".json", ".wasm", ".sator", ".webmanifest"]);
/** Files that the service worker fetches after the shell, and those that it only keeps once they were wanted. Each puzzle needs the list
 * of rules, because its own are told in their words. */
const kLater = /^(gallery\/|help\/|rules\/(?!list\.json$))/;
const kWanted = /^words\//;
const kQuickQuality = 5;
const kIsQuick = process.env["SATOR_QUICK"] === "--quick";

function filesIn(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

function writeServiceWorker(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(file));
  const names = files.map((file) => relative(kDist, file));
  const shell = ["./", ...names.filter((name) => !kLater.test(name) && !kWanted.test(name) && name !== "index.html")];
  const source = readFileSync(join(kPage, "scripts/service_worker.js"), "utf8");
  writeFileSync(
    join(kDist, "service_worker.js"),
    source
      .replace("__VERSION__", hash.digest("hex").slice(0, 16))
      .replace('"__SHELL__"', JSON.stringify(shell))
      .replace('"__LATER__"', JSON.stringify(names.filter((name) => kLater.test(name)))),
  );
}

function compress(file) {
  const content = readFileSync(file);
  const isSmall = content.length < 1024;
  if (isSmall || !kCompressed.has(extname(file))) return;
  // Word lists are large and seldom wanted: a little less compression takes a tenth of the time. Tests need no better one.
  const quality = kIsQuick || extname(file) === ".txt" ? kQuickQuality : constants.BROTLI_MAX_QUALITY;
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

export function finishSite() {
  return {
    name: "finish-site",
    apply: "build",
    closeBundle() {
      const files = filesIn(kDist).filter((file) => !/\.(br|gz)$/.test(file));
      writeServiceWorker(files);
      for (const file of files) compress(file);
      if (kIsQuick) writeFileSync(join(kDist, "quick"), "");
    },
  };
}
