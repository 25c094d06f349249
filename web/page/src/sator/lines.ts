// The values of places between cells: lines that are drawn, and the value that says that there is none.
import { type Between, type Cell, type Picture, type Position, positionsOf } from "./picture";
import { isWhite, lookOf, shownSymbol, takesClicks } from "./symbols";

/** The place between cells with this id; undefined if it is that of a cell. */
export function betweenOf(picture: Picture | null, id: number): Between | undefined {
  return picture?.between?.[id - picture.cells.length];
}

const kArrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The edge of a cell, or the link from it, in the direction of an arrow key. */
export function placeBeside({ between, side }: Picture, { at: [x, y] }: Cell, key: string): Between | undefined {
  const [dx, dy] = kArrows[key] ?? [NaN, NaN];
  const isThere = ({ at }: Between): boolean =>
    Math.hypot(x + (dx * side) / 2 - at[0], y + (dy * side) / 2 - at[1]) < 1;
  return between?.find((place) => place.line.length > 0 && isThere(place));
}

/** The value of an empty place, e.g. of an edge without a line; "" if it has none. */
export function emptyValue({ values }: Between): string {
  return values.find(({ look }) => look === "nothing")?.value ?? "";
}

/** The values that are drawn, in order. */
export function drawnValues({ values }: Between): string[] {
  return values.filter(({ look }) => look !== "nothing").map(({ value }) => value);
}

/** A value as it looks on a key. */
export function shownValue(picture: Picture | null, id: number, value: string): string {
  const look = betweenOf(picture, id)?.values.find((other) => other.value === value)?.look;
  if (look === undefined || look === "text") return shownSymbol(picture, value);
  return look === "nothing" ? "✕" : look === "double" ? "═" : "─";
}

/** Whether the cells hold nothing, so that the puzzle is all about its lines. */
export function isOfLines({ cells, between }: Picture): boolean {
  return between !== undefined && cells.every((cell) => cell.values.length <= 1);
}

/** Whether print shows nothing for a value of a solution: a white cell, a place without a line, a cell that a loop leaves out. */
export function isUnprinted(picture: Picture, id: number, value: string): boolean {
  const between = betweenOf(picture, id);
  if (between !== undefined) return value === emptyValue(between);
  if (isWhite(picture, value)) return true;
  return picture.between !== undefined && (picture.cells[id]?.values.length === 1 || value === valueOffLoop(picture));
}

/** The value that a position has if the player leaves it open, e.g. an edge without a line or a white cell; undefined if it needs one. */
export function openValue(picture: Picture, position: Position): string | undefined {
  const between = betweenOf(picture, position.id);
  if (between !== undefined) return emptyValue(between) || undefined;
  if (position.values.length === 1) return position.values[0];
  return takesClicks(picture) ? position.values.find((value) => isWhite(picture, value)) : undefined;
}

/** An edge at the rim of the grid, or beside a hole. */
const kRim = /\/(top|bottom|left|right)$/;

/** The value of edges at the rim if borders part the grid into regions: nobody draws these. Undefined for all other puzzles. */
function rimValue({ rules }: Picture): string | undefined {
  const words = rules.find(({ name }) => name === "division")?.arguments ?? "";
  return /^"([^"]+)"/.exec(words)?.[1];
}

/** The values that positions have although nobody enters them, by name: of cells beside lines that can have no other, and of the rim. */
export function forcedValues(picture: Picture): Record<string, string> {
  const { cells, between = [] } = picture;
  const rim = rimValue(picture);
  const forced = between.length === 0 ? [] : cells.filter(({ values, given }) => values.length === 1 && !given);
  const edges = rim === undefined ? [] : between.filter(({ name, given }) => kRim.test(name) && !given);
  return Object.fromEntries([
    ...forced.map(({ name, values }) => [name, values[0]!]),
    ...edges.map(({ name }) => [name, rim!]),
  ]);
}

/** The value of cells that the loop leaves out, if it looks like nothing that a player has to make, e.g. a black cell. */
function valueOffLoop(picture: Picture): string | undefined {
  const words = picture.rules.find(({ name }) => name === "loop")?.arguments ?? "";
  const value = /except "([^"]+)"$/.exec(words)?.[1];
  return value === undefined || lookOf(picture, value)?.filled === true ? undefined : value;
}

/** The names of the cells that drawn links join. */
function joinedCells({ between = [] }: Picture, values: ReadonlyMap<number, string>): Set<string> {
  const drawn = between.filter((place) => {
    const value = place.given ?? values.get(place.id) ?? "";
    return value !== "" && value !== emptyValue(place);
  });
  return new Set(drawn.flatMap(({ name }) => name.split("-")));
}

/**
 * The number of an open cell that counts a value around it, e.g. mines: the player need not write it. Undefined if its puzzle has no such
 * numbers.
 */
function numberAround(picture: Picture, id: number, values: ReadonlyMap<number, string>): string | undefined {
  const counted = picture.rules.find(({ name, of_kind }) => name === "around" && of_kind)?.arguments;
  if (counted === undefined || !picture.clicks.includes(counted)) return undefined;
  const around = Object.values(picture.cells[id]?.next ?? {});
  return String(around.filter((cell) => (picture.cells[cell]?.given ?? values.get(cell)) === counted).length);
}

/** The values of all positions as a finished grid has them; null if a position needs one. */
export function completed(picture: Picture, values: ReadonlyMap<number, string>): Record<string, string> | null {
  const found: Record<string, string> = {};
  const forced = forcedValues(picture);
  const off = valueOffLoop(picture);
  const joined = off === undefined ? null : joinedCells(picture, values);
  for (const position of positionsOf(picture)) {
    const isOff = off !== undefined && position.values.includes(off) && joined?.has(position.name) === false;
    const value =
      values.get(position.id) ??
      forced[position.name] ??
      (isOff ? off : openValue(picture, position)) ??
      numberAround(picture, position.id, values) ??
      position.values.find((other) => isWhite(picture, other)); // a cell that stays empty on paper
    if (value === undefined) return null;
    found[position.name] = value;
  }
  return found;
}
