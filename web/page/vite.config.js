import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

import { finishSite } from "./scripts/finish_site.mjs";

const package_ = fileURLToPath(new URL("../package/dist/browser.js", import.meta.url));

export default defineConfig({
  // Relative paths, so that any folder of any static host will do.
  base: "./",
  plugins: [svelte(), finishSite()],
  resolve: { alias: { sator: package_ } },
  optimizeDeps: { exclude: ["sator"] },
  worker: { format: "es" },
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ["../.."] } },
});
