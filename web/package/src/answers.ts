// Made of the tables of answers in sator/ask/json; see docs/extending.md, "A question".

// The answers of the questions: the same objects as on the command line.
export type * from "./picture_answers.js";
export type * from "./reply.js";

export type Status = "unique" | "multiple" | "none" | "unknown";
/** The symbols of each row. */
export type Grid = string[][];

/** A cell, or a place between cells. */
export interface Place {
  /** From 1 */
  row: number;
  /** From 1 */
  column: number;
  /** The name of an edge, a link or a corner: `R1C1/R1C2`. Row and column are then those of a cell that it touches */
  name?: string;
}

/** What the reader of a puzzle noticed and did not refuse, e.g. that something is not drawn. */
export interface Remark {
  /** From 1; 0 if no place is known */
  line: number;
  /** What was noticed */
  text: string;
  /** What to write instead; may be empty */
  hint: string;
}

/** A part of a puzzle that its reader did not understand, e.g. a rule of another program. Then answers are not about the whole puzzle. */
export interface LeftOut {
  /** From 1; 0 if no place is known */
  line: number;
  /** What is not understood */
  text: string;
  /** What it means for the answer; may be empty */
  hint: string;
  /** The part can only take solutions away */
  restricts: boolean;
}

/** The answer for a puzzle that could not be read, that was not begun because of a limit, or of which parts are not understood. */
export interface PuzzleError {
  /** The version of this format */
  sator: 1;
  /** The name of the puzzle */
  puzzle: string;
  /** `error`: the puzzle cannot be read. `unknown`: a limit was reached before there was an answer, or not all of the puzzle is understood */
  status: "error" | "unknown";
  /** What is wrong, or which limit was reached */
  message: string;
  /** The place of an error; 0 if none is known */
  line?: number;
  /** From 1; 0 if none is known */
  column?: number;
  /** What the reader noticed and did not refuse */
  remarks?: Remark[];
  /** What the reader did not understand */
  left_out?: LeftOut[];
  /** If the question was `explain` */
  end?: "stopped";
  /** If the question was `explain` with `why_not` */
  answer?: "stopped";
  /** Empty, if the question was `explain` */
  texts?: string[];
  /** Empty, if the question was `explain` */
  steps?: Step[];
}

/** A filled grid. */
export interface Solution {
  /** If the puzzle ranks its solutions */
  score?: number;
  /** The symbols of each row; an empty text is the empty symbol */
  grid: string[][];
  /** The values between cells by the names of their places: `R1C1/R1C2`, `R1C1-R1C2`, `corner R1C1` */
  values?: Record<string, string>;
  /** If the puzzle has a hidden message */
  message?: string;
}

/** Times in seconds. */
export interface SolveSeconds {
  /** To read the puzzle */
  read: number;
  /** To build its model */
  build: number;
  /** To search */
  solve: number;
}

/** How large the search was. */
export interface SearchSize {
  /** Nodes of the search tree */
  nodes: number;
  /** Nodes at which the search turned back */
  conflicts: number;
}

/** The answer of `solve` and `count`. */
export interface SolveAnswer {
  /** The version of this format */
  sator: 1;
  /** The name of the puzzle */
  puzzle: string;
  /** `unknown`: a limit was reached before a second solution was found */
  status: Status;
  /** The number of solutions found, a whole number of any length */
  count: string;
  /** The search has ended, so that there are no other solutions */
  complete: boolean;
  /** The symbols of the puzzle: `1..9` */
  alphabet: string;
  /** The share of the search space, if a limit stopped the search */
  done?: number;
  /** Absent if solutions are only counted, or if each is an answer of its own */
  solutions?: Solution[];
  /** What the reader did not understand */
  left_out?: LeftOut[];
  /** What the reader noticed and did not refuse */
  remarks?: Remark[];
  seconds: SolveSeconds;
  search: SearchSize;
}

/** One of all solutions, if all were asked for. `SolveAnswer` comes after the last. */
export interface SolutionAnswer {
  /** The version of this format */
  sator: 1;
  /** The name of the puzzle */
  puzzle: string;
  /** Its number, from 1 */
  solution: number;
  /** If the puzzle ranks its solutions */
  score?: number;
  /** The symbols of each row; an empty text is the empty symbol */
  grid: string[][];
  /** The values between cells by the names of their places: `R1C1/R1C2`, `R1C1-R1C2`, `corner R1C1` */
  values?: Record<string, string>;
  /** If the puzzle has a hidden message */
  message?: string;
}

/** A value of a cell, and how many solutions have it. */
export interface CountedValue {
  symbol: string;
  /** Solutions with this value; a lower bound unless `exact` */
  solutions: number;
  exact: boolean;
}

/** The values of a cell. */
export interface PossibleValues {
  /** The number of the cell, from 0 */
  id: number;
  /** `R1C1` */
  name: string;
  /** The values that some solution uses */
  candidates: CountedValue[];
}

/** The answer of `candidates`. */
export interface CandidatesAnswer {
  /** The version of this format */
  sator: 1;
  /** The name of the puzzle */
  puzzle: string;
  status: Status;
  /** No limit left candidates untried */
  complete: boolean;
  /** If there are several solutions, their number; a lower bound unless `exact` */
  count?: string;
  exact?: boolean;
  cells: PossibleValues[];
  /** What the reader did not understand */
  left_out?: LeftOut[];
}

/** What was known when a limit was reached. */
export interface RatedSoFar {
  /** Ways to the solution that were tried */
  ways: number;
  /** Steps of the last one so far */
  steps: number;
  /** Of these steps */
  effort: number;
  /** The label of their hardest technique */
  hardest: string;
}

/** The answer of `rate`. */
export interface RateAnswer {
  /** The version of this format */
  sator: 1;
  /** The name of the puzzle */
  puzzle: string;
  /** The sum over all steps; docs/difficulty.md says how it is computed */
  effort?: number;
  /** The label of the hardest technique that is needed; `none` if there is no step */
  hardest?: string;
  /** How many rules its step needs together */
  hardest_rules?: number;
  /** The steps that can be found at the same time, step by step */
  width?: number[];
  /** From 1 to 10, on one scale for all kinds */
  grade?: number;
  /** Of the grade: gentle, moderate, tricky, hard or fiendish */
  name?: string;
  /** From 1 to 10 among puzzles of the same kind. This and what follows up to the version are absent if the kind has no collection */
  rank?: number;
  /** The puzzles to which it is compared */
  collection?: string;
  /** Of the collection */
  kind?: string;
  collection_version?: number;
  /** The time that people need, for kinds with measured times */
  minutes?: number;
  /** What the reader did not understand */
  left_out?: LeftOut[];
  /** What the reader noticed and did not refuse */
  remarks?: Remark[];
  /** If there is no rating */
  status?: "unrated" | "unknown";
  /** Why there is none */
  message?: string;
  /** If a limit was reached during the rating */
  so_far?: RatedSoFar;
}

/** A rule or a given. */
export interface Part {
  kind: "rule" | "given";
  /** The part in words */
  text: string;
  cells: Place[];
  /** The index in `texts` of what a long clue says, which `text` shortens */
  full?: number;
  /** The number of the rule's statement in the text, from 0; absent for a given */
  statement?: number;
  /** The rule's own name */
  label?: string;
  /** The rule is about the whole grid */
  general?: true;
}

/** A filled grid. */
export interface Filling {
  /** The symbols of each row */
  grid: string[][];
  /** The values between cells, as in `Solution` */
  values?: Record<string, string>;
}

/** The solution that the text states. */
export interface StatedSolution {
  /** It is a solution */
  holds: boolean;
  /** What it breaks, in words */
  broken: string[];
  /** The same as parts */
  breaks: Part[];
  /** No other solution was found */
  only: boolean;
}

/** A cell that has several values in the solutions. */
export interface DifferingCell {
  row: number;
  column: number;
  /** As in `Place` */
  name?: string;
  /** The values that it has in the solutions */
  candidates: CountedValue[];
}

/** A cell and its value. */
export interface GivenPlace {
  row: number;
  column: number;
  /** As in `Place` */
  name?: string;
  symbol: string;
}

/** A change that makes one of several solutions the only one. `kind` says which fields it has. */
export interface Repair {
  /** Another clue, further givens, a stronger rule, a further rule */
  kind: "clue" | "givens" | "tightened" | "rule";
  /** `clue`, `tightened`: what is changed */
  rule?: Part;
  /** `clue` */
  before?: string;
  /** `clue` */
  after?: string;
  /** `givens` */
  givens?: GivenPlace[];
  /** `tightened`, `rule`: the rule's name in the language */
  name?: string;
  /** `tightened`, `rule` */
  arguments?: string[];
  /** `tightened`, `rule`: the rules in words */
  demands?: string[];
  /** `rule`: the cells of each sequence */
  cells?: Place[][];
  /** The only solution then */
  grid: string[][];
  /** Of it, between cells */
  values?: Record<string, string>;
}

/** Parts of a puzzle that contradict one another. */
export interface Clash {
  /** Parts that no grid obeys together */
  parts: Part[];
  /** Without any one of them there are such grids */
  minimal: boolean;
  /** No fewer parts clash */
  smallest: boolean;
  /** Parts without which the puzzle has a solution, each alone */
  relaxations: Part[];
}

/** A small change that gives a puzzle a solution. */
export interface Correction {
  /** What is changed */
  part: Part;
  before: string;
  after: string;
  /** A solution then */
  grid: string[][];
  /** Of it, between cells */
  values?: Record<string, string>;
}

/** A part of a regular expression that no solution uses. */
export interface DeadCluePart {
  rule: Part;
  clue: string;
  /** The index in `texts` of a long clue */
  full_clue?: number;
  /** The part of the clue that no solution uses */
  part: string;
  /** Its place in the clue, in code points */
  begin: number;
  end: number;
  /** The length of its line, or what its cells may hold, leaves it out */
  because: "length" | "range";
  /** Row and column of the cells of each place of the clue, in its reading order */
  places?: [number, number][][];
  /** Instead: the index of the entry that has them */
  places_of?: number;
}

/** A regular expression that means something else in another dialect. */
export interface DialectDifference {
  rule: Part;
  clue: string;
  /** The index in `texts` of a long clue */
  full_clue?: number;
  /** As in `DeadCluePart` */
  places: [number, number][][];
  /** Another dialect in which the clue means something else */
  dialect: string;
  /** Why that dialect refuses it */
  refusal?: string;
  /** A text on which the dialects differ */
  string?: string;
  /** Whether the other one matches it */
  other_matches?: boolean;
}

/** A rule that another rule implies. */
export interface Implied {
  /** A rule that says nothing new */
  rule: Part;
  /** The rule that implies it */
  by: Part;
}

/** Words that a list has more than once. */
export interface RepeatedWords {
  /** The name of a word list */
  list: string;
  /** Those that it has more than once */
  words: string[];
}

/** A time in seconds. */
export interface CheckSeconds {
  check: number;
}

/** The answer of `check`. */
export interface CheckAnswer {
  /** The version of this format */
  sator: 1;
  /** The name of the puzzle */
  puzzle: string;
  status: Status;
  /** The puzzle has one solution and no flaw */
  well_made: boolean;
  /** All checks were done */
  complete: boolean;
  /** The symbols of the puzzle */
  alphabet: string;
  /** The limit that was reached */
  stopped?: string;
  /** The number of solutions; a lower bound unless `count_exact` */
  count: string;
  count_exact: boolean;
  /** Up to two of them */
  solutions: Filling[];
  /** If the text states a solution */
  stated_solution?: StatedSolution;
  /** If there are several solutions: the cells in which they differ */
  cells?: DifferingCell[];
  /** If there are several solutions: what makes one the only one */
  repairs?: Repair[];
  /** If there is no solution */
  clash?: Clash;
  /** If there is no solution and the cause is plain: it in words */
  cause?: string;
  /** If there is no solution: small changes that give one */
  corrections?: Correction[];
  /** If there is one solution: parts that may be left out, each alone */
  not_needed?: Part[];
  /** If there is one solution: parts that are enough together */
  irredundant?: Part[];
  /** Rules that restrict nothing */
  idle: Part[];
  dead_parts: DeadCluePart[];
  dialects: DialectDifference[];
  implied: Implied[];
  /** Symbols that no cell can hold */
  dead_values: string[];
  /** Symbols that no solution uses */
  unused_values: string[];
  repeated_words: RepeatedWords[];
  /** Long clues, which other fields name by their index */
  texts: string[];
  /** What the reader noticed and did not refuse */
  remarks: Remark[];
  /** What the reader did not understand */
  left_out?: LeftOut[];
  seconds: CheckSeconds;
}

/** A cell and a value that it may hold. */
export interface Candidate {
  /** `R1C1` */
  cell: string;
  value: string;
}

/** A rule that a step needs. */
export interface StepRule {
  /** The number of the rule, from 0 */
  rule: number;
  /** The rule in words */
  text: string;
  /** The index in `texts` of what a long rule says, which `text` shortens */
  full?: number;
  /** The rule's own name */
  label?: string;
  /** The id of the rule in a picture's `rules`, with the option `statements` */
  statement?: number;
}

/** What a step needs to know of a cell. */
export interface StepPremise {
  cell: string;
  /** Its value, if it is known */
  is?: string;
  /** Else the values that it does not have */
  not?: string[];
}

/** What follows from an assumption. */
export interface ChainLink {
  cell: string;
  /** What it must hold then */
  value: string;
  /** The rules from which this follows */
  rules: number[];
}

/** The values that a cell can hold. */
export interface RemainingValues {
  cell: string;
  values: string[];
}

/** What one of several rules leaves to a cell. */
export interface CrossingView {
  rule: number;
  /** What this rule leaves to the cell */
  values: string[];
}

/** Sums compared with whole regions. */
export interface WindowSum {
  /** Rules of whole regions */
  regions: number[];
  regions_total: number;
  /** Rules of sums */
  sums: number[];
  sums_total: number;
  /** Cells of the regions that are in no sum */
  innies: string[];
  /** Cells of the sums that are in no region */
  outies: string[];
}

/** Counts compared with other counts. */
export interface CountWindow {
  /** Rules that count */
  regions: number[];
  regions_total: number;
  /** Other rules that count */
  others: number[];
  others_total: number;
  /** Rules by which few cells of a group can count */
  excluding: number[];
  /** Cells of the first ones only */
  inside: string[];
  /** Cells of the others only */
  outside: string[];
  /** Cells of which few can count */
  groups: string[][];
}

/** Regions compared with other regions. */
export interface Leftovers {
  /** Rules of regions */
  regions: number[];
  /** Other rules of regions */
  others: number[];
  /** Cells of the first ones only */
  inside: string[];
  /** Cells of the others only: both have the same values */
  outside: string[];
}

/** Parts of a clue that are dead for one reason. */
export interface DeadPart {
  rule: number;
  /** The first dead part of the clue: where it begins and ends, in code points */
  part: [number, number];
  /** All that are dead for the same reason */
  parts: [number, number][];
  /** The cells because of which they are dead */
  by: string[];
  /** They are dead in each grid */
  always: boolean;
  /** As in `StepRule` */
  statement?: number;
}

/** A step of an explanation. docs/explain.md says more. */
export interface Step {
  /** The number of the step; steps of one thought share it. Absent in a hint */
  number?: number;
  /** The label of the technique */
  technique: string;
  /** How hard such a step is to find */
  cost: number;
  /** The rules that it needs */
  rules: StepRule[];
  /** All cells that it is about */
  cells: string[];
  /** What must be known before */
  candidates: StepPremise[];
  /** Values that it finds */
  placed: Candidate[];
  /** Values that it rules out */
  removed: Candidate[];
  /** If the step is a trial: what it assumes */
  assumed?: Candidate;
  /** What follows from it, one after the other */
  chain?: ChainLink[];
  /** The rules that cannot hold then */
  failing?: number[];
  /** The cell all of whose values fail */
  split?: RemainingValues;
  /** What cells can hold */
  left?: RemainingValues[];
  /** What each of the rules that cross in a cell leaves to it */
  views?: CrossingView[];
  /** What regions and sums say together */
  window?: WindowSum;
  /** What counts say together */
  counts?: CountWindow;
  /** What regions say together */
  leftovers?: Leftovers;
  /** Parts of clues that no grid can use any more */
  dead?: DeadPart[];
  /** Back-references of a clue that are needed, by their places in it */
  echoes?: [number, number][];
  /** Some of the rules may not be needed */
  minimal?: false;
  /** With the option `smallest`: no fewer rules are enough */
  smallest?: boolean;
  /** With the option `verify`: a search with only these rules and facts proves it */
  verified?: boolean;
  /** The step in words */
  text: string;
  /** If another language was asked for: `text` is English, because it has no translation */
  lang?: "en";
  /** The statements of its rules, with the option `statements` */
  statements?: number[];
}

/** The answer of `explain`. */
export interface ExplainAnswer {
  /** The version of this format */
  sator: 1;
  /** The name of the puzzle */
  puzzle: string;
  /** How the explanation ends; absent if it answers `why_not` */
  end?: "solved" | "several" | "clash" | "stopped";
  /** That of `why_not` */
  candidate?: Candidate;
  /** The answer to `why_not` */
  answer?: "impossible" | "possible" | "given" | "out-of-range" | "stopped";
  /** The given value of the cell of `why_not` */
  given?: string;
  /** The limit that was reached in `why_not` */
  stopped?: string;
  /** What the reader did not understand */
  left_out?: LeftOut[];
  /** What the reader noticed and did not refuse */
  remarks?: Remark[];
  /** Long rules, which `full` names by their index */
  texts: string[];
  steps: Step[];
  /** The grid at the end, with null for an open cell; absent for `why_not` */
  grid?: (string | null)[][];
  /** The values that open cells may have at the end, unless it is solved */
  open?: Record<string, string[]>;
}

/** A given that the state changes. */
export interface ChangedGiven {
  cell: string;
  given: string;
  /** What the state has instead */
  entered: string;
}

/** What is wrong with the state. */
export interface Mistakes {
  /** Givens that the state changes */
  changed: ChangedGiven[];
  /** Rules that the state breaks */
  broken: Step[];
  /** Values of the state that no solution has */
  dead_end: Candidate[];
  /** The puzzle itself has none */
  no_solution: boolean;
}

/** The answer of `hint`. */
export interface HintAnswer {
  /** The version of this format */
  sator: 1;
  /** The name of the puzzle */
  puzzle: string;
  mistakes: Mistakes;
  /** The next step; null if there is a mistake, or nothing is left to find */
  step: Step | null;
  /** Long rules, which `full` names by their index */
  texts: string[];
  /** What the reader did not understand */
  left_out?: LeftOut[];
  /** What the reader noticed and did not refuse */
  remarks?: Remark[];
}

/** How hard a made puzzle is. The fields are those of `RateAnswer`. */
export interface MadeRating {
  effort: number;
  hardest: string;
  hardest_rules: number;
  width: number[];
  grade: number;
  name: string;
  rank?: number;
  collection?: string;
  kind?: string;
  collection_version?: number;
  minutes?: number;
}

/** The answer of `create`. */
export interface MadePuzzle {
  /** The version of this format */
  sator: 1;
  kind: string;
  /** Of the program */
  version: string;
  seed: number;
  /** The call of the program that makes it again */
  command: string;
  /** The puzzle in Sator's language */
  puzzle: string;
  /** The symbols of its cells. It may be missing in `nearest` */
  solution?: string[];
  /** Unless the request asks for none */
  rating?: MadeRating;
  /** What the request asked for and was met only in part */
  notes?: string[];
}

/** The answer of `create` if no puzzle was made. */
export interface NoPuzzleMade {
  /** The version of this format */
  sator: 1;
  kind: string;
  /** The request cannot be met, or a limit was reached */
  status: "not_met" | "stopped";
  message: string;
  hint: string;
  /** The puzzle that comes nearest to the request */
  nearest?: MadePuzzle;
}

/** A parameter of a kind that can be made. */
export interface CreatedParameter {
  name: string;
  /** What it takes: `6x6` */
  value: string;
  help: string;
}

/** A kind of puzzle that can be created, and the values that it takes. */
export interface CreatedKind {
  name: string;
  /** The rules of its puzzles */
  summary: string;
  /** The same in German without `rules`; empty if there is no German text */
  summary_de: string;
  /** The sentences at the end of `summary` that rules of the table of rules say */
  rules: string[];
  /** Of the givens, unless the request names one */
  symmetry: string;
  parameters: CreatedParameter[];
}

/** The answer of `create` without a kind. */
export interface CreatedKinds {
  /** The version of this format */
  sator: 1;
  kinds: CreatedKind[];
}

/** The answer of `convert`. */
export interface ConvertAnswer {
  /** The version of this format */
  sator: 1;
  /** The name of the puzzle */
  puzzle: string;
  /** The format */
  to: string;
  text: string;
  /** The parts of the puzzle that the format cannot say */
  losses: string[];
  /** The texts about the puzzle that the format has no place for: `the title` */
  left_out: string[];
  /** What the reader did not understand, so that the text lacks it */
  not_understood?: string[];
}

/** A format that is read. */
export interface DescribedFormat {
  name: string;
  summary: string;
  /** May be empty */
  recognised_by: string;
  is_written: boolean;
  /** A file may hold several puzzles */
  holds_many: boolean;
  /** What is lost when a text is read or written */
  lost: string;
  example: string;
}

/** A language of other solvers. */
export interface DescribedModel {
  name: string;
  summary: string;
  /** Of a file */
  extension: string;
  /** The model of two cells that differ */
  example: string;
}

/** The answer of `formats`. */
export interface FormatsAnswer {
  /** The version of this format */
  sator: 1;
  formats: DescribedFormat[];
  /** For other solvers, which are written only */
  models: DescribedModel[];
}

/** A file that an example names. */
export interface ExampleFile {
  name: string;
  text: string;
}

/** A rule of the language. */
export interface RuleText {
  name: string;
  /** Its other names */
  aliases: string[];
  /** Words by which people look for it, and which are no names of it */
  searched: string[];
  syntax: string;
  summary: string;
  /** The same in German */
  summary_de: string;
  /** The cells of one rule: a sequence of a drawing, a drawing, or all of them */
  made_from: "sequence" | "drawing" | "all drawings";
  /** Where it is if no place is stated; may be empty */
  default_place: string;
  /** The kind of puzzle that has it most often; may be empty */
  usual_kind: string;
  /** How its clue is drawn */
  picture: string;
  /** A clue may stand in a list without its name */
  short_clues: boolean;
  example: string;
  /** How many solutions the example has */
  example_solutions: number;
  /** Files that the example names */
  example_files: ExampleFile[];
  /** A solution of it as a drawing, if it was asked for */
  example_solution?: string;
}

/** An example of a kind. */
export interface KindExample {
  /** Empty for the first */
  name: string;
  text: string;
  solutions: number;
}

/** A kind of puzzle. */
export interface KindText {
  name: string;
  /** Its other names */
  aliases: string[];
  syntax: string;
  /** Its rules in words */
  summary: string;
  example: string;
  /** How many solutions the example has */
  example_solutions: number;
  /** The example with other statements instead of the kind */
  example_statements: string;
  /** All its examples */
  examples: KindExample[];
  /** Its rules in German; may be empty */
  summary_de: string;
  /** Its definition in the language; empty if it has none */
  definition: string;
  /** A solution of the example as a drawing, if it was asked for */
  example_solution?: string;
}

/** The answer of `rules`. */
export interface RulesAnswer {
  /** The version of this format */
  sator: 1;
  rules: RuleText[];
  kinds: KindText[];
}

/** A small puzzle to begin with. */
export interface BegunPuzzle {
  name: string;
  summary: string;
  /** A whole file */
  text: string;
}

/** The answer of `new`: one puzzle of each kind, or that of the kind that was asked for. */
export interface BegunPuzzles {
  /** The version of this format */
  sator: 1;
  puzzles: BegunPuzzle[];
}

/** The answer of `fmt`. */
export interface TidyAnswer {
  /** The version of this format */
  sator: 1;
  text: string;
  /** It is not the text that was asked about */
  changed: boolean;
}

/** The answer of `split`. */
export interface SplitAnswer {
  /** The version of this format */
  sator: 1;
  /** The name of the puzzle */
  puzzle: string;
  /** Values by cell, as the option `grid` has them: each solution has those of exactly one part */
  parts: Record<string, string>[];
}

/** A known value. */
export interface InitialGiven {
  row: number;
  column: number;
  /** As in `Place` */
  name?: string;
  symbol: string;
}

/** A drawing of known values. */
export interface InitialDrawing {
  /** Empty, or a suffix of the puzzle's name */
  name: string;
  givens: InitialGiven[];
}

/** A remark with its whole place. */
export interface ReadingRemark {
  line: number;
  column: number;
  length: number;
  message: string;
  hint: string;
}

/** The answer of `parse`. */
export interface ParseAnswer {
  /** The version of this format */
  sator: 1;
  /** The name of the puzzle */
  puzzle: string;
  status: "read";
  /** The format as which the text was recognised */
  format: string;
  title: string;
  author: string;
  source: string;
  rules_text: string;
  cells: number;
  /** The number of cells of each row */
  rows: number[];
  alphabet: string;
  /** The number of statements */
  rules: number;
  initials: InitialDrawing[];
  remarks: ReadingRemark[];
  /** The grid is a torus */
  torus?: true;
  /** What the reader did not understand */
  left_out?: LeftOut[];
}

/** What a kind says. */
export interface SaidKind {
  english: string;
  /** Empty if the kind does not say it */
  german: string;
}

/** A clue in words. */
export interface SaidClue {
  /** Its id in a picture's `rules` */
  rule: number;
  /** The demands that it states */
  rules: number;
  /** The first of them, as explanations say them */
  english: string[];
  /** The same in German; one without a German sentence is empty */
  german: string[];
}

/** The answer of `words`. */
export interface WordsAnswer {
  /** The version of this format */
  sator: 1;
  /** The name of the puzzle */
  puzzle: string;
  title: string;
  /** The rules as the setter wrote them; may be empty */
  rules_text: string;
  /** The rules of the puzzle's kinds as a magazine prints them */
  kinds: SaidKind[];
  /** The setter's text, or else what the registry says of each rule */
  printed: string;
  /** What the kinds say in English, then each further rule in words, with its cells */
  sentences: string[];
  /** For each rule, by its number in the steps of explanations and hints, its id in a picture's `rules` */
  statements: number[];
  /** The rules of a picture that no kind states */
  clues: SaidClue[];
  /** What the reader did not understand */
  left_out?: LeftOut[];
}

/** A change of a text. */
export interface TextEdit {
  /** UTF-16 code units of the old text */
  from: number;
  to: number;
  insert: string;
}

/** A part of a text, in UTF-16 code units. */
export interface TextSpan {
  from: number;
  to: number;
}

/** The answer of `edit`. */
export interface EditAnswer {
  /** The version of this format */
  sator: 1;
  /** Sorted, without overlaps */
  edits: TextEdit[];
  /** The characters to select in the new text */
  caret: TextSpan;
  /** The new text */
  text: string;
}

/** A cell of a clue. */
export interface ClueCell {
  id: number;
  /** `R1C1` */
  name: string;
  /** The values that the clue alone leaves */
  values: string[];
  /** Those that propagation of all rules leaves; absent if another rule is wrong */
  left?: string[];
}

/** The answer of `clue`: the meaning of a clue that is not yet in the text. */
export interface ClueAnswer {
  /** The version of this format */
  sator: 1;
  /** The number of ways to fill its cells; absent if a limit was reached */
  count?: string;
  cells: ClueCell[];
}

/** The answer of `render`. */
export interface SvgAnswer {
  /** The version of this format */
  sator: 1;
  /** The name of the puzzle */
  puzzle: string;
  /** The picture */
  svg: string;
}

/** The answer of `style`. */
export interface StyleAnswer {
  /** The version of this format */
  sator: 1;
  /** The style sheet of pictures */
  css: string;
}
