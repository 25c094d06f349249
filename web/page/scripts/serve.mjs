// Serves web/dist on localhost: node scripts/serve.mjs [--port N] [--no-open]
// With headers as a host should send them, and with the files that were compressed beforehand.
import { spawn } from "node:child_process";
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const kDist = join(dirname(fileURLToPath(import.meta.url)), "../../dist");
const kTypes = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".sator": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};
const kDefaultPort = 8080;

/** Returns the options, or throws a message. */
function readOptions(words) {
  const options = { port: kDefaultPort, opens: true };
  while (words.length > 0) {
    const word = words.shift();
    const port = word === "--port" ? words.shift() : word.startsWith("--port=") ? word.slice(7) : undefined;
    if (word === "--no-open") options.opens = false;
    else if (port !== undefined && /^\d{1,5}$/.test(port) && Number(port) < 65536) options.port = Number(port);
    else throw new Error(`run web: '${word}' is not an option with a value; the options are --port N and --no-open`);
  }
  return options;
}

/** The file that a request asks for, and how it is compressed; undefined if there is none. */
function found(url, accepted) {
  let path;
  try {
    path = normalize(decodeURIComponent(new URL(url, "http://localhost").pathname));
  } catch {
    return undefined;
  }
  const file = join(kDist, path.endsWith("/") ? `${path}index.html` : path);
  if (!file.startsWith(kDist) || !existsSync(file) || !statSync(file).isFile()) return undefined;
  const encoding = [
    ["br", ".br"],
    ["gzip", ".gz"],
  ].find(([name, ending]) => accepted.includes(name) && existsSync(file + ending));
  return {
    file: file + (encoding?.[1] ?? ""),
    type: kTypes[extname(file)] ?? "application/octet-stream",
    encoding: encoding?.[0],
  };
}

export function siteServer() {
  return createServer((request, response) => {
    const answer = found(request.url ?? "/", request.headers["accept-encoding"] ?? "");
    if (answer === undefined) {
      response.writeHead(404, { "content-type": "text/plain" }).end("There is no such file.\n");
      return;
    }
    response.writeHead(200, {
      "content-type": answer.type,
      "content-length": statSync(answer.file).size,
      "cache-control": answer.file.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      ...(answer.encoding === undefined ? {} : { "content-encoding": answer.encoding, vary: "accept-encoding" }),
    });
    createReadStream(answer.file).pipe(response);
  });
}

function openBrowser(url) {
  const program = process.platform === "darwin" ? "open" : "xdg-open";
  spawn(program, [url], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let options;
  try {
    options = readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
  const server = siteServer();
  server.on("error", (error) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `run web: port ${options.port} is in use; choose another with --port N`
        : String(error),
    );
    process.exit(2);
  });
  server.listen(options.port, "127.0.0.1", () => {
    const url = `http://localhost:${server.address().port}/`;
    console.log(`Sator's page: ${url}  (Ctrl+C ends it)`);
    if (options.opens) openBrowser(url);
  });
}
