/** What a question is answered with. */
export interface Reply<Answer> {
  /** 0: a solution, or all is well; 1: none, or a flaw; 2: the input is wrong; 3: a limit was reached. */
  exit: 0 | 1 | 2 | 3;
  /** One for each puzzle, and for each of its initial drawings; the same objects as on the command line. */
  answers: (Answer | PuzzleError)[];
  /** The mistakes in the input, with their places. */
  errors: Diagnostic[];
}

/** A mistake in the input: what, where, and what to write instead. */
export interface Diagnostic {
  file: string;
  /** From 1; 0 if no place is known. Columns and lengths count code points. */
  line: number;
  column: number;
  length: number;
  message: string;
  hint: string;
  excerpt: string;
  /** The first marked code point of the excerpt, from 1; 0 for none. */
  caret: number;
  marked: number;
  /** The whole message as the command line prints it. */
  text: string;
  also?: Diagnostic[];
}

/** The answer for a puzzle that could not be read, or that was not begun because of a limit. */
export interface PuzzleError {
  sator: 1;
  puzzle: string;
  status: "error" | "unknown";
  message: string;
  line?: number;
  column?: number;
}

/** What the reader of a puzzle noticed and did not refuse, e.g. a rule of another program that it does not know. */
export interface Remark {
  /** From 1; 0 if no place is known. */
  line: number;
  text: string;
  hint: string;
}

export type Status = "unique" | "multiple" | "none" | "unknown";
export type Grid = string[][];

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
  solutions?: { score?: number; grid: Grid }[];
  /** Absent if there are none. */
  remarks?: Remark[];
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
}

export interface Place {
  row: number;
  column: number;
}

export interface Part {
  kind: "rule" | "given";
  text: string;
  cells: Place[];
  /** Of a rule: its id in PictureAnswer.rules. */
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
  rules: { rule: number; text: string }[];
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
  [further: string]: unknown;
}

export interface RateAnswer {
  sator: 1;
  puzzle: string;
  effort?: number;
  hardest?: string;
  hardest_rules?: number;
  width?: number[];
  grade?: number;
  name?: string;
  collection?: string;
  kind?: string;
  collection_version?: number;
  minutes?: number;
  /** Absent if there are none. */
  remarks?: Remark[];
  /** If there is no rating. */
  status?: "unrated" | "unknown";
  message?: string;
  so_far?: { ways: number; steps: number; effort: number; hardest: string };
}

export interface SvgAnswer {
  sator: 1;
  puzzle: string;
  svg: string;
}

export type Point = [x: number, y: number];

/** A shape to paint. `look` is a class of Sator's style sheet for pictures. */
export type Shape = { look: string; style?: string; rule?: number } & (
  | { path: Point[][]; closed: boolean }
  | { circle: { at: Point; radius: number } }
  | { text: { at: Point; text: string; size: number; anchor: "start" | "middle" | "end"; turn: number } }
);

/** A picture as data. Shapes are in the order in which they are painted; y points down. */
export interface PictureAnswer {
  sator: 1;
  puzzle: string;
  title: string;
  box: [x: number, y: number, width: number, height: number];
  shapes: Shape[];
  /** How cells look; "free" cells have no neighbours. */
  shape: "square" | "hexagon" | "free";
  /** The width of a cell. */
  side: number;
  /** The index of a cell is its id. */
  cells: PictureCell[];
  /** The index of a rule is its id. */
  rules: PictureRule[];
  /** The places in the margin where a clue of a line may stand. */
  outside: OutsidePlace[];
  /** The marks that the puzzle's kind prints, e.g. a kakuro's black cells with their sums; absent if it prints none. */
  marks?: PictureMark[];
}

/** A printed mark: the value or the clue of a cell, or the clue of a place that is no cell. */
export interface PictureMark {
  /** As printed, from 1. */
  row: number;
  column: number;
  text: string;
  at: [x: number, y: number];
  outline: [x: number, y: number][];
  /** The id of the cell; absent if the place is none. */
  cell?: number;
}

/** A direction in which a cell has neighbours; in a hexagon all but up and down. */
export type Direction =
  | "left" | "right" | "up" | "down" | "left-up" | "right-up" | "left-down" | "right-down";

export interface PictureCell {
  id: number;
  /** "R3C4" */
  name: string;
  at: [x: number, y: number];
  outline: [x: number, y: number][];
  /** What the cell may hold, in order. */
  values: string[];
  given?: string;
  /** The cells that touch it, by id. */
  next: Partial<Record<Direction, number>>;
}

export interface PictureRule {
  id: number;
  name: string;
  arguments: string;
  /** The arguments that are the clue's own, without those above a list of clues. */
  clue: string;
  label?: string;
  /** The puzzle's kind states it, so that it has no text of its own. */
  of_kind: boolean;
  /** The cells of each sequence, by id. */
  parts: number[][];
  line?: number;
  column?: number;
  length?: number;
  /** The place in the text, in UTF-16 code units. */
  from?: number;
  to?: number;
}

export type Side =
  | "left" | "right" | "top" | "bottom" | "x" | "y" | "z" | "x_back" | "y_back" | "z_back";

export interface OutsidePlace {
  side: Side;
  /** From 1. */
  line: number;
  at: [x: number, y: number];
  /** The direction in which the clue reads its line: a unit vector. */
  reading: [x: number, y: number];
  cells: number[];
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
  /** What to select in the new text. */
  caret: { from: number; to: number };
  text: string;
}

/** What a clue means that is not yet in the text. */
export interface ClueAnswer {
  sator: 1;
  /** The number of ways to fill its cells: of a regular expression, the strings that match; absent if a limit was reached. */
  count?: string;
  /** What the clue alone leaves to each of its cells; `left` is what propagation of all rules leaves. */
  cells: { id: number; name: string; values: string[]; left?: string[] }[];
}

export interface ConvertAnswer {
  sator: 1;
  puzzle: string;
  to: string;
  text: string;
  /** What the format cannot say of the puzzle. */
  losses: string[];
  /** The texts about the puzzle that the format has no place for, e.g. "the title". */
  left_out: string[];
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
}

export interface WordsAnswer {
  sator: 1;
  puzzle: string;
  title: string;
  /** The rules as the setter wrote them; may be empty. */
  rules_text: string;
  /** These, or what the registry says of each rule. */
  printed: string;
  /** Each rule in words, with its cells. */
  sentences: string[];
  /** For each rule, by its number in the steps of explanations and hints, its id in PictureAnswer.rules. */
  statements: number[];
}

/** A kind of puzzle that can be created, and the values that it takes. */
export interface CreatedKind {
  name: string;
  summary: string;
  /** Of the givens, unless the request names one. */
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
  rating?: { effort: number; hardest: string; hardest_rules: number; width: number; grade: number; name: string; collection: string; kind?: string; collection_version?: number; minutes?: number };
  notes?: string[];
}

/** The wish cannot be met, or a limit was reached. */
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
}

export interface RuleText {
  name: string;
  aliases: string[];
  syntax: string;
  summary: string;
  example: string;
  [further: string]: unknown;
}

export interface RulesAnswer {
  sator: 1;
  rules: RuleText[];
  kinds: RuleText[];
}

export interface TidyAnswer {
  sator: 1;
  text: string;
  changed: boolean;
}
