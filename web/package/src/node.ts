import { nodePlatform } from "./node_platform.js";
import { createSator } from "./sator.js";

export type * from "./answers.js";
export type * from "./asking.js";
export type * from "./edit_operations.js";
export type * from "./requests.js";
export type { Sator, SolveOptions } from "./sator.js";
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
} = createSator(nodePlatform);
