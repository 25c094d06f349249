// Made of the tables in sator/ask/tables; see docs/extending.md, "A question".
import type { Asking } from "./asking.js";

/** Options of every question. The names are those of the command line. */
export interface CommonOptions extends Asking {
  /** The name of the text in messages, and of puzzles without a title; `puzzle` unless stated. */
  file?: string;
  /** The texts of files that puzzles name, such as word lists, by path: `{"words.txt": "CAT\nDOG\n"}`. */
  files?: Record<string, string>;
  /** The format of the text. Without it, the format is recognised. */
  format?: string;
  /** Answers about the puzzle as it was read, although parts of it are not understood. Without it, such a puzzle has no verdict. */
  ignore_unknown?: boolean;
  /** The symbols that cells may hold, e.g. `A-Z0-9`. */
  alphabet?: string;
  /** The dialect of the regular expressions. */
  dialect?: "ecmascript" | "java";
  /** Further known values, one puzzle a line, with '.' for an open cell. */
  initial?: string;
  /** The seed of the random number generator. */
  seed?: number;
  /** Puzzles with more cells are refused; 1,000,000 unless stated. */
  cell_limit?: number;
  /** How the answer calls the empty symbol of a cell, e.g. of a white one in a nonogram, and how `grid` may call it; an empty text unless stated. */
  blank?: string;
  /** In milliseconds. At a limit the answer says what is known so far. */
  time_limit?: number;
  /** In bytes; 1 GiB unless stated, and at most 3.5 GiB. */
  memory_limit?: number;
}

export interface NewOptions extends CommonOptions {
  /** A text with definitions: `kind` may be one of the kinds that it defines. */
  definitions?: string;
}

export interface CreateOptions extends CommonOptions {
  /** A text with definitions: `kind` may be one of the kinds that it defines. */
  definitions?: string;
  /** Those of the kind: `{"size": "6x6"}`. */
  parameters?: Record<string, string | number>;
  /** How hard for people, on one scale for all kinds: `1` to `10`, a range such as `3..5`, or a name. */
  grade?: string | number;
  /** The label of the hardest technique that may be needed. */
  hardest?: string;
  /** Of the given cells. */
  symmetry?: string;
  /** These cells are given in any case. */
  keep?: string;
  /** Exactly this number of given cells. */
  givens?: number;
  /** No given or clue may be left out. */
  minimal?: boolean;
  /** Does not rate the puzzle, which takes longer than to make it. */
  unrated?: boolean;
  /** How many puzzles are made, with seeds that follow one another; 1 unless stated. */
  limit?: number;
}

export interface SolveOptions extends CommonOptions {
  /** The most solutions to find; 2 unless stated. */
  limit?: number;
  /** Finds all solutions. Each is an answer of its own. */
  all?: boolean;
  /** Checks every solution with the definitions of the rules. */
  verify?: boolean;
  /** Finds only solutions with these values, by cell: `{"R1C1": "5"}`. */
  grid?: Record<string, string | number>;
}

export interface CountOptions extends CommonOptions {
  /** Checks every solution with the definitions of the rules. */
  verify?: boolean;
  /** Stops counting here. */
  limit?: number;
  /** Finds only solutions with these values, by cell: `{"R1C1": "5"}`. */
  grid?: Record<string, string | number>;
}

export interface CheckOptions extends CommonOptions {
  /** The most solutions to count for each candidate; 20 unless stated. */
  solutions?: number;
  /** The language of the sentences of steps, rules and remarks. A step whose sentence has no translation has `"lang":"en"`; another sentence without one is in English, after `(English)`. */
  lang?: "en" | "de";
}

export interface ExplainOptions extends CommonOptions {
  /** Explains why this candidate is impossible, e.g. `"R3C4=5"`. */
  why_not?: string;
  /** Proves for each step that no smaller set of rules is enough. */
  smallest?: boolean;
  /** Verifies each step by a search with only its rules and facts. */
  verify?: boolean;
  /** The language of the sentences of steps, rules and remarks. A step whose sentence has no translation has `"lang":"en"`; another sentence without one is in English, after `(English)`. */
  lang?: "en" | "de";
  /** The grid as filled in so far, with '.' for an open cell; rows may be separated by '/'. */
  state?: string;
  /** The grid as filled in so far, by cell: `{"R1C1": "5"}`. Givens may be repeated. */
  grid?: Record<string, string | number>;
  /** Gives each rule of a step the id of its statement, as pictures have it: `statement`; and each step those of its rules: `statements`. */
  statements?: boolean;
}

export interface HintOptions extends CommonOptions {
  /** The language of the sentences of steps, rules and remarks. A step whose sentence has no translation has `"lang":"en"`; another sentence without one is in English, after `(English)`. */
  lang?: "en" | "de";
  /** The grid as filled in so far, with '.' for an open cell; rows may be separated by '/'. */
  state?: string;
  /** The grid as filled in so far, by cell: `{"R1C1": "5"}`. Givens may be repeated. */
  grid?: Record<string, string | number>;
  /** Gives each rule of a step the id of its statement, as pictures have it: `statement`; and each step those of its rules: `statements`. */
  statements?: boolean;
}

export interface RenderOptions extends CommonOptions {
  /** The language of the sentences of steps, rules and remarks. A step whose sentence has no translation has `"lang":"en"`; another sentence without one is in English, after `(English)`. */
  lang?: "en" | "de";
  /** The colours; `auto`: as the reader's system prefers. */
  theme?: "auto" | "light" | "dark";
  /** Draws the solution. */
  solution?: boolean;
}

export interface CandidatesOptions extends CommonOptions {
  /** The most solutions to count for each candidate; 10 unless stated. */
  limit?: number;
}

export interface SplitOptions extends CommonOptions {
  /** About how many parts; 16 unless stated. */
  limit?: number;
  /** Divides the search for solutions with these values. */
  grid?: Record<string, string | number>;
}
