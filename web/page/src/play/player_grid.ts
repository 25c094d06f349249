// The entries of a player in a grid: a value that never changes, and the operations on it.
import { isOfLines } from "../sator/lines";
import { type Picture, positionsOf } from "../sator/picture";

export interface Entry {
  readonly value: string;
  readonly corner: readonly string[];
  readonly centre: readonly string[];
  /** In the order in which they were entered. */
  readonly colours: readonly number[];
  /** A dot or a cross, for whatever the player means by it. */
  readonly sign: Sign | "";
}

export const kSigns = ["dot", "cross"] as const;
export type Sign = (typeof kSigns)[number];

/** By the names of cells, edges, links and corners. One without an entry is absent. */
export type PlayerGrid = Readonly<Record<string, Entry>>;

export const kEntryKinds = ["value", "corner", "centre", "colour", "sign"] as const;
export type EntryKind = (typeof kEntryKinds)[number];

/** What keys may enter in a puzzle: cells beside lines may hold nothing but colours and signs. */
export function entryKindsOf(picture: Picture | null): readonly EntryKind[] {
  return picture !== null && isOfLines(picture) ? ["value", "colour", "sign"] : kEntryKinds;
}

export const kNoEntry: Entry = { value: "", corner: [], centre: [], colours: [], sign: "" };

export function entryOf(grid: PlayerGrid, cell: string): Entry {
  return grid[cell] ?? kNoEntry;
}

function isEmpty(entry: Entry): boolean {
  return entry.value === "" && entry.colours.length === 0 && !hasMarks(entry);
}

function hasMarks(entry: Entry): boolean {
  return entry.corner.length + entry.centre.length > 0 || entry.sign !== "";
}

function withEntry(grid: PlayerGrid, cell: string, entry: Entry): PlayerGrid {
  const { [cell]: _, ...rest } = grid;
  return isEmpty(entry) ? rest : { ...rest, [cell]: entry };
}

/** If all cells have the value, it is taken away from them. Otherwise all get it. */
export function enterValue(grid: PlayerGrid, cells: readonly string[], value: string): PlayerGrid {
  const removes = cells.every((cell) => entryOf(grid, cell).value === value);
  return setValue(grid, cells, removes ? "" : value);
}

export function setValue(grid: PlayerGrid, cells: readonly string[], value: string): PlayerGrid {
  return cells.reduce((next, cell) => withEntry(next, cell, { ...entryOf(next, cell), value }), grid);
}

/** Puts a sign in place of the value of a cell. */
export function setSign(grid: PlayerGrid, cell: string, sign: Sign | ""): PlayerGrid {
  return withEntry(grid, cell, { ...entryOf(grid, cell), value: "", sign });
}

/** If all open cells have the mark, it is taken away from them. Otherwise all get it. */
export function enterMark(
  grid: PlayerGrid,
  cells: readonly string[],
  kind: "corner" | "centre",
  mark: string,
): PlayerGrid {
  const open = cells.filter((cell) => entryOf(grid, cell).value === "");
  const removes = open.length > 0 && open.every((cell) => entryOf(grid, cell)[kind].includes(mark));
  return open.reduce((next, cell) => {
    const entry = entryOf(next, cell);
    const others = entry[kind].filter((other) => other !== mark);
    return withEntry(next, cell, { ...entry, [kind]: removes ? others : [...others, mark] });
  }, grid);
}

/** If all cells have the colour, it is taken away from them. Otherwise all get it, besides the colours that they have. */
export function enterColour(grid: PlayerGrid, cells: readonly string[], colour: number): PlayerGrid {
  const removes = cells.every((cell) => entryOf(grid, cell).colours.includes(colour));
  return cells.reduce((next, cell) => {
    const entry = entryOf(next, cell);
    const others = entry.colours.filter((other) => other !== colour);
    return withEntry(next, cell, { ...entry, colours: removes ? others : [...others, colour] });
  }, grid);
}

/** If all open cells have the sign, it is taken away from them. Otherwise all get it, instead of the other one. */
export function enterSign(grid: PlayerGrid, cells: readonly string[], sign: Sign): PlayerGrid {
  const open = cells.filter((cell) => entryOf(grid, cell).value === "");
  const removes = open.every((cell) => entryOf(grid, cell).sign === sign);
  return open.reduce(
    (next, cell) => withEntry(next, cell, { ...entryOf(next, cell), sign: removes ? "" : sign }),
    grid,
  );
}

/** Takes away what lies on top in the cells: values first, then marks, then colours. */
export function erase(grid: PlayerGrid, cells: readonly string[]): PlayerGrid {
  if (cells.some((cell) => entryOf(grid, cell).value !== "")) return setValue(grid, cells, "");
  const keepsColour = cells.some((cell) => hasMarks(entryOf(grid, cell)));
  return cells.reduce((next, cell) => {
    const entry = entryOf(next, cell);
    return withEntry(
      next,
      cell,
      keepsColour ? { ...entry, corner: [], centre: [], sign: "" } : { ...entry, colours: [] },
    );
  }, grid);
}

/** All values on the board, by the ids of positions: givens and those of the grid. */
export function valuesWith(picture: Picture | null, grid: PlayerGrid): Map<number, string> {
  return new Map(
    positionsOf(picture).flatMap(({ id, name, given }): [number, string][] => {
      const value = given ?? entryOf(grid, name).value;
      return value === "" ? [] : [[id, value]];
    }),
  );
}

export function filledCells(grid: PlayerGrid): number {
  return Object.values(grid).filter((entry) => entry.value !== "").length;
}

/** Reads a list of colours. Older versions stored one number, which is 0 for no colour. */
function readColours(data: unknown): number[] {
  const list: unknown[] = Array.isArray(data) ? data : [data];
  return list.filter((colour): colour is number => Number.isInteger(colour) && colour !== 0);
}

/** Takes a mark away from open cells, e.g. because a cell that they see has its value now. */
export function withoutMark(grid: PlayerGrid, cells: Iterable<string>, mark: string): PlayerGrid {
  let next = grid;
  for (const cell of cells) {
    const entry = entryOf(next, cell);
    const others = (list: readonly string[]): string[] => list.filter((other) => other !== mark);
    if (entry.corner.includes(mark) || entry.centre.includes(mark))
      next = withEntry(next, cell, { ...entry, corner: others(entry.corner), centre: others(entry.centre) });
  }
  return next;
}

/** Reads a grid that was stored or that travelled in a link. Anything that does not fit is left out. */
export function readPlayerGrid(data: unknown, cells: ReadonlyMap<string, readonly string[]>): PlayerGrid {
  const grid: Record<string, Entry> = {};
  if (typeof data !== "object" || data === null) return grid;
  for (const [cell, entry] of Object.entries(data)) {
    const values = cells.get(cell);
    if (values === undefined || typeof entry !== "object" || entry === null) continue;
    const fields = entry as Record<string, unknown>;
    const marks = (list: unknown): string[] =>
      Array.isArray(list) ? values.filter((value) => list.includes(value)) : [];
    const value = typeof fields["value"] === "string" && values.includes(fields["value"]) ? fields["value"] : "";
    const sign = kSigns.find((other) => other === fields["sign"]) ?? "";
    const colours = readColours(fields["colours"] ?? fields["colour"]);
    const read: Entry = { value, corner: marks(fields["corner"]), centre: marks(fields["centre"]), colours, sign };
    if (!isEmpty(read)) grid[cell] = read;
  }
  return grid;
}
