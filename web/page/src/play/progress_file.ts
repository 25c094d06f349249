// The player's grid in a file, which names the puzzle by the hash of its meaning.
import type { PlayerGrid } from "./player_grid";

export function progressText(meaning: string, grid: PlayerGrid): string {
  return JSON.stringify({ sator_progress: meaning, grid });
}

/** The grid of such a file, to be read by `readPlayerGrid`; undefined if the file is of another puzzle or holds something else. */
export function gridOfProgress(text: string, meaning: string): unknown {
  try {
    const data = JSON.parse(text) as { sator_progress?: unknown; grid?: unknown };
    return data.sator_progress === meaning ? data.grid : undefined;
  } catch {
    return undefined;
  }
}
