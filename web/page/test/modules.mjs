// What the tests of the page's modules share: they run without a browser.
import { dirname, join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";

import { createServer } from "vite";

export const kRoot = join(dirname(fileURLToPath(import.meta.url)), "..");
let vite;

before(async () => {
  vite = await createServer({
    root: kRoot,
    server: { middlewareMode: true, ws: false },
    appType: "custom",
    logLevel: "error",
  });
});
after(() => vite.close());

/** Loads a module of the page, e.g. "play/moves.ts". */
export const load = (path) => vite.ssrLoadModule(`/src/${path}`);

/** A generator of numbers below n, the same at each run. */
export function randomNumbers(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
