// The answers of the questions: the same objects as on the command line.
import type { LeftOut, Remark } from "./reply.js";

export type * from "./picture_answers.js";
export type * from "./reply.js";

export type Status = "unique" | "multiple" | "none" | "unknown";
export type Grid = string[][];
/** The values between cells, by the names of their places: "R1C1/R1C2", "R1C1-R1C2", "corner R1C1". */
export type ValuesBetween = Record<string, string>;

export interface SolveAnswer {
  sator: 1;
  puzzle: string;
  status: Status;
  /** A whole number, of any length. */
  count: string;
  complete: boolean;
  alphabet: string;
  /** The share of the search space, if a limit stopped the search. */
  done?: number;
  /** `values` is absent if nothing between the cells has values. */
  solutions?: { score?: number; grid: Grid; values?: ValuesBetween }[];
  /** Absent if there are none. */
  remarks?: Remark[];
  left_out?: LeftOut[];
  seconds: { read: number; build: number; solve: number };
  search: { nodes: number; conflicts: number };
}

/** One of all solutions. */
export interface SolutionAnswer {
  sator: 1;
  puzzle: string;
  solution: number;
  score?: number;
  grid: Grid;
  values?: ValuesBetween;
}

export interface Place {
  row: number;
  column: number;
  /** Of an edge, a link or a corner, "R1C1/R1C2"; row and column are then those of a cell that it touches. */
  name?: string;
}

export interface Part {
  kind: "rule" | "given";
  text: string;
  cells: Place[];
  /** The id of a rule in PictureAnswer.rules; absent for a given. */
  statement?: number;
  full?: string;
  label?: string;
  general?: true;
}

/** docs/check.md describes the fields. */
export interface CheckAnswer {
  sator: 1;
  puzzle: string;
  status: Status;
  well_made: boolean;
  complete: boolean;
  alphabet: string;
  stopped?: string;
  count: string;
  count_exact: boolean;
  solutions: { grid: Grid }[];
  cells?: (Place & { candidates: { symbol: string; solutions: number; exact: boolean }[] })[];
  repairs?: Repair[];
  clash?: { parts: Part[]; minimal: boolean; smallest: boolean; relaxations: Part[] };
  corrections?: { part: Part; before: string; after: string; grid: Grid }[];
  not_needed?: Part[];
  irredundant?: Part[];
  texts: string[];
  seconds: { check: number };
  [further: string]: unknown;
}

export interface Repair {
  kind: "clue" | "givens" | "tightened" | "rule";
  grid: Grid;
  [further: string]: unknown;
}

/** A step of an explanation. docs/explain.md describes the fields. */
export interface Step {
  technique: string;
  cost: number;
  /** `statement` is the id of the rule in PictureAnswer.rules, with the option `statements`. */
  rules: { rule: number; text: string; statement?: number }[];
  /** The statements of all its rules, with the same option. */
  statements?: number[];
  cells: string[];
  [further: string]: unknown;
}

export interface ExplainAnswer {
  sator: 1;
  puzzle: string;
  texts: string[];
  steps: Step[];
  /** How the explanation ends; absent if it answers `why_not`. */
  end?: string;
  /** The answer to `why_not`. */
  answer?: string;
  /** Absent if there are none. */
  remarks?: Remark[];
  left_out?: LeftOut[];
  [further: string]: unknown;
}

export interface SplitAnswer {
  sator: 1;
  puzzle: string;
  /** Values by cell, as the option `grid` has them: each solution has those of exactly one part. */
  parts: Record<string, string>[];
}

export interface HintAnswer {
  sator: 1;
  puzzle: string;
  mistakes: { changed: unknown[]; broken: unknown[]; dead_end: unknown[]; no_solution: boolean };
  step: Step | null;
  /** Absent if there are none. */
  remarks?: Remark[];
  left_out?: LeftOut[];
  [further: string]: unknown;
}

export interface RateAnswer {
  sator: 1;
  puzzle: string;
  effort?: number;
  hardest?: string;
  hardest_rules?: number;
  width?: number[];
  /** From 1 to 10, on one scale for all kinds. */
  grade?: number;
  /** Of the grade: gentle, moderate, tricky, hard or fiendish. */
  name?: string;
  /** From 1 to 10, among puzzles of the same kind. This and what follows up to the version are absent if the kind has no collection. */
  rank?: number;
  collection?: string;
  kind?: string;
  collection_version?: number;
  minutes?: number;
  /** Absent if there are none. */
  remarks?: Remark[];
  left_out?: LeftOut[];
  /** If there is no rating. */
  status?: "unrated" | "unknown";
  message?: string;
  so_far?: { ways: number; steps: number; effort: number; hardest: string };
}

/** A change of a text. Both places count UTF-16 code units of the old text. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
}

export interface EditAnswer {
  sator: 1;
  /** Sorted, without overlaps. */
  edits: TextEdit[];
  /** The characters to select in the new text. */
  caret: { from: number; to: number };
  text: string;
}

/** The meaning of a clue that is not yet in the text. */
export interface ClueAnswer {
  sator: 1;
  /** The number of ways to fill its cells, e.g. the strings that a regular expression matches; absent if a limit was reached. */
  count?: string;
  /** The values that the clue alone leaves to each of its cells; `left` are those that all rules leave by propagation. */
  cells: { id: number; name: string; values: string[]; left?: string[] }[];
}

export interface ConvertAnswer {
  sator: 1;
  puzzle: string;
  to: string;
  text: string;
  /** The parts of the puzzle that the format cannot say. */
  losses: string[];
  /** The texts about the puzzle that the format has no place for, e.g. "the title". */
  left_out: string[];
  /** What the reader did not understand, so that the text lacks it; absent if there is nothing. */
  not_understood?: string[];
}

export interface FormatsAnswer {
  sator: 1;
  formats: {
    name: string;
    summary: string;
    recognised_by: string;
    is_written: boolean;
    holds_many: boolean;
    lost: string;
    example: string;
  }[];
  /** Models for other solvers, which are written only; the example is the model of two cells that differ. */
  models: { name: string; summary: string; extension: string; example: string }[];
}

export interface WordsAnswer {
  sator: 1;
  puzzle: string;
  title: string;
  /** The rules as the setter wrote them; may be empty. */
  rules_text: string;
  /** These, or what the registry says of each rule. */
  printed: string;
  /** The rules of the puzzle's kinds as a magazine prints them; in German empty if the kind does not say it. */
  kinds: { english: string; german: string }[];
  /** What the kinds say in English, then each further rule in words, with its cells. */
  sentences: string[];
  /** For each rule, by its number in the steps of explanations and hints, its id in PictureAnswer.rules. */
  statements: number[];
  left_out?: LeftOut[];
}

/** A kind of puzzle that can be created, and the values that it takes. */
export interface CreatedKind {
  name: string;
  /** The rules of its puzzles. */
  summary: string;
  /** The same in German without `rules`; empty if there is no German text. */
  summary_de: string;
  /** The sentences at the end of `summary` that rules of the table of rules say. */
  rules: string[];
  /** The symmetry of the givens, unless the request names one. */
  symmetry: string;
  parameters: { name: string; value: string; help: string }[];
}

export interface MadePuzzle {
  sator: 1;
  kind: string;
  version: string;
  seed: number;
  /** The call of the program that makes it again. */
  command: string;
  /** In Sator's language. */
  puzzle: string;
  /** May be missing in NoPuzzleMade.nearest. */
  solution?: string[];
  rating?: {
    effort: number;
    hardest: string;
    hardest_rules: number;
    width: number;
    grade: number;
    name: string;
    rank?: number;
    collection?: string;
    kind?: string;
    collection_version?: number;
    minutes?: number;
  };
  notes?: string[];
}

/** The request cannot be met, or a limit was reached. */
export interface NoPuzzleMade {
  sator: 1;
  kind: string;
  status: "not_met" | "stopped";
  message: string;
  hint: string;
  nearest?: MadePuzzle;
}

export interface CandidatesAnswer {
  sator: 1;
  puzzle: string;
  status: Status;
  /** False if a limit left candidates untried. */
  complete: boolean;
  /** The number of solutions, if there are several; a lower bound unless `exact`. */
  count?: string;
  exact?: boolean;
  /** The values that some solution uses. `solutions` is a lower bound unless `exact`. */
  cells: { id: number; name: string; candidates: { symbol: string; solutions: number; exact: boolean }[] }[];
  left_out?: LeftOut[];
}

export interface ParseAnswer {
  sator: 1;
  puzzle: string;
  status: "read";
  /** The format that the text was recognised as. */
  format: string;
  title: string;
  author: string;
  source: string;
  rules_text: string;
  cells: number;
  /** The number of cells of each row. */
  rows: number[];
  alphabet: string;
  rules: number;
  initials: { name: string; givens: (Place & { symbol: string })[] }[];
  remarks: { line: number; column: number; length: number; message: string; hint: string }[];
  left_out?: LeftOut[];
}

export interface RuleText {
  name: string;
  aliases: string[];
  syntax: string;
  summary: string;
  /** The same in German, of a kind; empty if there is none. */
  summary_de?: string;
  example: string;
  /** A solution of the example as a drawing, if it was asked for. */
  example_solution?: string;
  [further: string]: unknown;
}

export interface RulesAnswer {
  sator: 1;
  rules: RuleText[];
  kinds: RuleText[];
}

/** Small puzzles to begin with: one of each kind, or that of the kind that was asked for. Each text is a whole file. */
export interface BegunPuzzles {
  sator: 1;
  puzzles: { name: string; summary: string; text: string }[];
}

export interface TidyAnswer {
  sator: 1;
  text: string;
  changed: boolean;
}
