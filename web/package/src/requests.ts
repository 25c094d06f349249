/** Options of every question. The names are those of the command line. */
export interface CommonOptions {
  /** The name of the text in messages, and of puzzles without a title. */
  file?: string;
  /** The format of the text. Without it, the format is recognised. */
  format?: string;
  /** The symbols that cells may hold, e.g. "A-Z0-9". */
  alphabet?: string;
  dialect?: "ecmascript" | "java";
  /** Further known values, one puzzle a line, with '.' for an open cell. */
  initial?: string;
  /** The texts of files that puzzles name, such as word lists, by path. */
  files?: Record<string, string>;
  seed?: number;
  cell_limit?: number;
  /** In milliseconds. At a limit the answer says what is known so far. */
  time_limit?: number;
  /** In bytes; 1 GiB unless stated. */
  memory_limit?: number;
  /** Ends the question. The promise is then rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Called several times a second during a long question. */
  onProgress?: (progress: Progress) => void;
}

export interface Progress {
  /** Since the question began. */
  milliseconds: number;
  /** The share of the search space that is done, from 0 to 1; 0 if it is not known. */
  share: number;
  /** Solutions found or counted so far. */
  found: number;
}

export interface SolveOptions extends CommonOptions {
  /** The most solutions to find; 2 unless stated. */
  limit?: number;
  /** Finds all solutions. Each is an answer of its own. */
  all?: boolean;
  /** Checks every solution with the definitions of the rules. */
  verify?: boolean;
  /** Finds only solutions with these values, by cell: {"R1C1": "5"}. */
  grid?: Record<string, string>;
  /** How many workers may share the search if it takes more than a second or two; 1 unless stated. If there are several solutions,
   * it may find others than one worker does. */
  workers?: number;
}

export interface CountOptions extends CommonOptions {
  /** Stops counting here. */
  limit?: number;
}

export interface CheckOptions extends CommonOptions {
  /** The most solutions to count for each candidate; 20 unless stated. */
  solutions?: number;
}

export interface ExplainOptions extends CommonOptions, PlayersGrid {
  /** Explains why this candidate is impossible, e.g. "R3C4=5". */
  why_not?: string;
  /** Proves for each step that no smaller set of rules is enough. */
  smallest?: boolean;
  /** Verifies each step by a search with only its rules and facts. */
  verify?: boolean;
}

/** The grid as a player filled it in so far. */
export interface PlayersGrid {
  /** Its values with '.' for an open cell; rows may be separated by '/'. */
  state?: string;
  /** Its values by cell: {"R1C1": "5"}. */
  grid?: Record<string, string>;
}

export interface HintOptions extends CommonOptions, PlayersGrid {}

export interface RenderOptions extends CommonOptions {
  /** Draws the solution. */
  solution?: boolean;
  theme?: "auto" | "light" | "dark";
}

export interface CandidatesOptions extends CommonOptions {
  /** The most solutions to count for each candidate; 10 unless stated. */
  limit?: number;
}

/** The cells of a clue. Arrows and clones have several parts. `places` are words of the language: "row 3". */
export interface ClueCells {
  cells?: string[];
  parts?: string[][];
  places?: string;
}

/** What `edit` can do with a text. Rules are called by their ids in PictureAnswer.rules, and cells by their names. */
export type EditOperation =
  | { do: "set_values"; cells: string[]; value: string; initial?: number }
  | { do: "set_mark"; row: number; column: number; mark: string }
  | ({ do: "add_clue"; rule: string; arguments?: string } & ClueCells)
  | ({ do: "change_clue"; rule: number; arguments?: string } & ClueCells)
  | { do: "remove_clue"; rule: number; part?: number }
  | { do: "set_line_clue"; rule: string; side: string; line: number; clue: string; index?: number }
  | { do: "set_region"; cells: string[]; region: string }
  | { do: "set_text"; field: "title" | "author" | "source" | "difficulty" | "link" | "rules"; value: string }
  | { do: "resize"; size: string }
  | { do: "add_word" | "remove_word"; word: string }
  | { do: "new"; kind: string; size?: string };

export interface CreateOptions extends Omit<CommonOptions, "format" | "alphabet" | "dialect" | "initial"> {
  /** Those of the kind: {"size": "6x6"}. */
  parameters?: Record<string, string>;
  /** 1 to 10, a range such as "3..5", or a name. */
  grade?: string;
  /** The label of the hardest technique that may be needed. */
  hardest?: string;
  symmetry?: string;
  keep?: string;
  givens?: number;
  minimal?: boolean;
  unrated?: boolean;
  /** How many puzzles are made, with seeds that follow one another; 1 unless stated. */
  limit?: number;
}
