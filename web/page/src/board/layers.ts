// The layers that are drawn on a board besides the puzzle itself. Cells and rules are named by their ids.

import type { PuzzleShape } from "../sator/picture";

/** The reasons to mark a cell. Each has a shape of its own, so that colour is not all that tells them apart. */
export type CellMark = "differs" | "premise" | "placed" | "clash" | "hint" | "lit" | "broken";

export interface Candidate {
  symbol: string;
  /** The number of solutions that have it, e.g. "3" or "10+". */
  count?: string;
  /** From 0 to 1. */
  heat?: number;
  isRemoved?: boolean;
}

export interface Layers {
  values?: ReadonlyMap<number, string>;
  corner?: ReadonlyMap<number, readonly string[]>;
  centre?: ReadonlyMap<number, readonly string[]>;
  signs?: ReadonlyMap<number, "dot" | "cross">;
  /** Several colours of a cell are stripes. */
  colours?: ReadonlyMap<number, readonly number[]>;
  /** The word or line that is being written. */
  word?: ReadonlySet<number>;
  /** Cells with the value of the cursor's cell. */
  same?: ReadonlySet<number>;
  /** The cells that a loop along edges encloses. */
  inside?: ReadonlySet<number>;
  candidates?: ReadonlyMap<number, readonly Candidate[]>;
  marks?: ReadonlyMap<number, CellMark>;
  selected?: ReadonlySet<number>;
  cursor?: number | null;
  doneRules?: ReadonlySet<number>;
  /** Cells whose printed clue is finished. */
  doneCells?: ReadonlySet<number>;
  brokenRules?: ReadonlySet<number>;
  litRules?: ReadonlySet<number>;
  /** Rules that are not drawn. */
  hiddenRules?: ReadonlySet<number>;
  /** Clues that are offered: shapes of the puzzle that it would be with them. */
  ghosts?: readonly PuzzleShape[];
  /** Cells of a line that is being drawn. */
  stroke?: readonly number[];
}

export const kColours = 8;
