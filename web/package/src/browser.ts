import { browserPlatform } from "./browser_platform.js";
import { createSator } from "./questions.js";

export type * from "./answers.js";
export type * from "./requests.js";
export type { Sator } from "./questions.js";
export { SatorCrash } from "./worker_pool.js";

export const {
  solve,
  solveAll,
  count,
  check,
  explain,
  hint,
  rate,
  render,
  picture,
  parse,
  format,
  rules,
  edit,
  clue,
  convert,
  formats,
  words,
  candidates,
  create,
  createdKinds,
  style,
  warm,
  ask,
} = createSator(browserPlatform);
