// What the linter finds in TypeScript, Svelte and scripts: web/lint.sh runs it over web/page and web/package. Layout is prettier's.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

/** As for C++: a file above 300 lines is explained, and one above this number is refused. */
const kMostLines = 500;

/** Rules that need types, e.g. for promises that nobody awaits, take twice the time: they run if SATOR_FULL is set. Types of components
 * are svelte-check's, which the build runs. */
const typed = {
  files: ["**/*.ts"],
  languageOptions: { parser: ts.parser, parserOptions: { projectService: true } },
  rules: {
    "@typescript-eslint/await-thenable": "error",
    "@typescript-eslint/no-floating-promises": "error",
    "@typescript-eslint/no-misused-promises": "error",
    "@typescript-eslint/switch-exhaustiveness-check": "error",
  },
};

export default [
  { ignores: ["**/node_modules", "**/dist", "page/.node", "page/public", "page/src/generated"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node, ...globals.serviceworker } } },
  { files: ["**/*.svelte"], languageOptions: { parserOptions: { parser: ts.parser } } },
  { files: ["**/*.ts"], languageOptions: { parser: ts.parser } },
  ...(process.env.SATOR_FULL ? [typed] : []),
  {
    rules: {
      eqeqeq: "error",
      "max-lines": ["error", kMostLines],
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true, varsIgnorePattern: "^_$" }],
      // `noUncheckedIndexedAccess` asks for these wherever an index is known to be right.
      "@typescript-eslint/no-non-null-assertion": "off",
      // The page's maps are made once and never changed: a change is another map.
      "svelte/prefer-svelte-reactivity": "off",
      // It compiles each component a second time, and svelte-check reports the same.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  // A program makes this file from one table.
  { files: ["**/package/src/answers.ts"], rules: { "max-lines": "off" } },
];
