// The reader's progress with puzzles: which are begun, and which are solved.
import { filledCells } from "../play/player_grid";
import type { PlayedPuzzle } from "../state/storage";

export type Progress = "begun" | "solved";
type Played = readonly (readonly [hash: string, puzzle: PlayedPuzzle])[];

/** The progress of puzzles that have an address on this page, e.g. those of the gallery. */
export function progressByAddress(played: Played): ReadonlyMap<string, Progress> {
  const found = new Map<string, Progress>();
  for (const [, { address = "", isSolved, grid }] of played)
    if (address !== "" && found.get(address) !== "solved" && (isSolved || filledCells(grid) > 0))
      found.set(address, isSolved ? "solved" : "begun");
  return found;
}

/** The puzzles that are begun and not solved; the latest comes first. */
export function unfinished(played: Played): Played {
  return played
    .filter(([, { isSolved, grid }]) => !isSolved && filledCells(grid) > 0)
    .sort(([, a], [, b]) => b.changed - a.changed);
}
