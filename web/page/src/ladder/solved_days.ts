// The days whose puzzles the reader has solved.
import type { PlayedPuzzle } from "../state/storage";
import { dailyOf } from "./daily";

export function solvedDates(played: readonly (readonly [hash: string, puzzle: PlayedPuzzle])[]): Set<string> {
  return new Set(played.flatMap(([, { isSolved, address = "" }]) => (isSolved ? (dailyOf(address)?.date ?? []) : [])));
}
