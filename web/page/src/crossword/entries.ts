// The words of a crossword on the board: their letters, and where they cross.
import type { PictureEntry } from "sator";

import type { Picture } from "../sator/picture";
import type { Crossing, Pattern } from "./word_fits";

export type Entry = PictureEntry;

const kOpen = ".";

export function entryName({ number, direction }: Entry): string {
  return `${number} ${direction}`;
}

/** The known letters of a word. */
export function patternOf(picture: Picture, { cells }: Entry): Pattern {
  return cells.map((id) => picture.cells[id]?.given ?? kOpen).join("");
}

/** For each cell of a word the other word through it. */
export function crossingsOf(picture: Picture, entries: readonly Entry[], own: Entry): Crossing[] {
  return own.cells.map((cell) => {
    const other = entries.find((entry) => entry !== own && entry.cells.includes(cell));
    return other === undefined ? undefined : { pattern: patternOf(picture, other), at: other.cells.indexOf(cell) };
  });
}

/** The words through a cell, across before down. */
export function entriesAt(entries: readonly Entry[], cell: number | null): Entry[] {
  return entries
    .filter(({ cells }) => cell !== null && cells.includes(cell))
    .sort((a, b) => a.direction.localeCompare(b.direction));
}
