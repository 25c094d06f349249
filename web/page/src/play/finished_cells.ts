// Finds the cells whose printed clue is finished although one rule states the clues of all cells, e.g. the bridges of numbers, or although
// the clue is about a line that may still grow elsewhere, e.g. a pearl.
import { type Picture, type PuzzleRule } from "../sator/picture";
import { armOf, groupOf, isStraight, type LineGraph, lineGraph } from "./line_graph";

interface Played {
  picture: Picture;
  values: ReadonlyMap<number, string>;
  graph: LineGraph;
  /** The numbers and letters that are printed, by cell. */
  printed: ReadonlyMap<number, string>;
}

const kNumber = /^[1-9]\d*$/;

export function finishedCells(picture: Picture, values: ReadonlyMap<number, string>): Set<number> {
  const printed = new Map(
    picture.cells.flatMap(({ id, given }): [number, string][] => (given === undefined ? [] : [[id, given]])),
  );
  for (const { cell, text } of picture.marks ?? []) if (cell !== undefined && text !== ".") printed.set(cell, text);
  const played = { picture, values, graph: lineGraph(picture, values), printed };
  const found = picture.rules.flatMap((rule) => kFinished[rule.name]?.(rule, played) ?? []);
  // A cell may have several clues about its line.
  const open = new Set(picture.rules.flatMap((rule) => (rule.name === "segments" ? openPearl(rule, played) : [])));
  return new Set(found.filter((cell) => !open.has(cell)));
}

const kFinished: Readonly<Record<string, (rule: PuzzleRule, played: Played) => number[]>> = {
  bridges: (_, { printed, graph }) =>
    [...printed].filter(([cell, text]) => text === String(linesFrom(graph, cell))).map(([cell]) => cell),
  around: ({ arguments: counted }, played) =>
    [...played.printed].filter(([cell, text]) => isCountedAround(counted, cell, text, played)).map(([cell]) => cell),
  division: finishedRegions,
  numbered_groups: (_, played) => [...played.printed.keys()].filter((cell) => isWholeGroup(cell, played)),
  paths: (_, played) => [...played.printed.keys()].filter((cell) => reachesPartner(cell, played)),
  segments: (rule, played) => {
    const cell = pearlOf(rule, played.picture);
    return cell === undefined ? [] : [cell];
  },
};

function linesFrom({ joined }: LineGraph, cell: number): number {
  return [...(joined.get(cell)?.values() ?? [])].reduce((sum, lines) => sum + lines, 0);
}

function isCountedAround(counted: string, cell: number, text: string, { picture, values }: Played): boolean {
  if (!kNumber.test(text) || !picture.clicks.includes(counted)) return false;
  const around = Object.values(picture.cells[cell]!.next);
  return around.filter((other) => values.get(other) === counted).length === Number(text);
}

/** A number is the size of its region: options of a division that say something else of it. */
const kOtherNumbers = /\b(sides|gathered|halves|lettered|counting|between)\b/;

function finishedRegions({ arguments: words }: PuzzleRule, { picture, graph, printed }: Played): number[] {
  if (!/\bclues\b/.test(words) || kOtherNumbers.test(words)) return [];
  return [...printed].flatMap(([cell, text]) => {
    const size = Number(text);
    if (!kNumber.test(text) || size > picture.cells.length) return [];
    const region = groupOf(picture, cell, (from, to) => !graph.isParted(from, to));
    const numbers = [...region].flatMap((id) => printed.get(id) ?? []);
    const isOne = numbers.length === 1 || !/\b(one|at_most_one)\b/.test(words);
    const isFormed = !/\brectangle\b/.test(words) || isRectangle(picture, region);
    return region.size === size && isOne && isFormed ? [cell] : [];
  });
}

function isRectangle({ cells, side }: Picture, region: ReadonlySet<number>): boolean {
  const lines = ([0, 1] as const).map((axis) => {
    const places = [...region].map((cell) => cells[cell]!.at[axis]);
    return Math.round((Math.max(...places) - Math.min(...places)) / side) + 1;
  });
  return lines[0]! * lines[1]! === region.size;
}

function isWholeGroup(cell: number, { picture, values }: Played): boolean {
  const value = values.get(cell);
  const group = groupOf(picture, cell, (_, to) => values.get(to) === value);
  return value !== undefined && group.size === Number(value);
}

/** Whether a line leads from the cell to one with the same number. */
function reachesPartner(cell: number, { graph: { joined }, printed }: Played): boolean {
  const seen = new Set([cell]);
  for (const from of seen) for (const to of joined.get(from)?.keys() ?? []) seen.add(to);
  return [...seen].some((other) => other !== cell && printed.get(other) === printed.get(cell));
}

/** The cell of a clue about the straight pieces of the line there. */
function pearlOf({ label = "" }: PuzzleRule, { cells }: Picture): number | undefined {
  const name = /^the (?:line|straight pieces of line) at .* at (R\d+C\d+) must /.exec(label)?.[1];
  return name === undefined ? undefined : cells.find((cell) => cell.name === name)?.id;
}

function openPearl(rule: PuzzleRule, played: Played): number[] {
  const cell = pearlOf(rule, played.picture);
  return cell === undefined || isPearlFinished(rule, cell, played) ? [] : [cell];
}

function isPearlFinished({ arguments: words }: PuzzleRule, cell: number, { picture, graph }: Played): boolean {
  const [a, b, more] = [...(graph.joined.get(cell)?.keys() ?? [])];
  if (a === undefined || b === undefined || more !== undefined) return false;
  const straight = isStraight(picture.cells[a]!, picture.cells[cell]!, picture.cells[b]!);
  if ((/\bstraight\b/.test(words) && !straight) || (/\bturn\b/.test(words) && straight)) return false;
  const arms = [armOf(picture, graph, cell, a), armOf(picture, graph, cell, b)];
  const [one, two] = [arms[0]!.length, arms[1]!.length];
  const areEnded = arms.every(({ isEnded }) => isEnded);
  const each = /\beach (\d+)(\.\.)?/.exec(words);
  if (each !== null) {
    const isRight = (length: number): boolean => length === Number(each[1]) || (!!each[2] && length >= Number(each[1]));
    return (straight ? [one + two] : [one, two]).every(isRight) && (areEnded || !!each[2]);
  }
  const shorter = /\bshorter (\d+)/.exec(words)?.[1];
  if (shorter !== undefined)
    return (
      arms.some(({ length, isEnded }) => isEnded && length === Number(shorter)) && Math.min(one, two) >= Number(shorter)
    );
  const total = /\btotal (\d+)/.exec(words)?.[1];
  const isTotal = total === undefined || one + two === Number(total);
  const areEqual = (!/\bequal\b/.test(words) || one === two) && (!/\bdifferent\b/.test(words) || one !== two);
  return areEnded && isTotal && areEqual;
}
