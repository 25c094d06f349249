// The layers of the player's grid and of hints on the board.
import type { HintAnswer, Step } from "sator";

import type { CellMark, Layers } from "../board/layers";
import type { Cell, Picture } from "../sator/picture";
import { completeRules } from "./complete_rules";
import { brokenRules, brokenSteps, deadEnds } from "./mistakes";
import { type Entry, type PlayerGrid, entryOf, valuesWith } from "./player_grid";

type CellsByName = ReadonlyMap<string, Cell>;

interface ShownHint {
  strength: number;
  isCheck: boolean;
  found: HintAnswer | null;
  step: Step | null;
  hasMistake: boolean;
}

interface Shown {
  picture: Picture;
  cellsByName: CellsByName;
  player: {
    grid: PlayerGrid;
    values: ReadonlyMap<number, string>;
    selected: ReadonlySet<number>;
    cursor: number | null;
  };
  /** What the rules say of the player's grid. */
  answer: HintAnswer | null;
  hint: ShownHint | null;
  greysClues: boolean;
}

export function playLayers({ picture, cellsByName, player, answer, hint, greysClues }: Shown): Layers {
  const judged = greysClues ? answer : null;
  return {
    ...gridLayers(picture, player.grid),
    selected: player.selected,
    cursor: player.cursor,
    doneRules: greysClues ? completeRules(picture, player.values) : new Set(),
    brokenRules: brokenRules(judged),
    marks: brokenCells(judged, cellsByName),
    ...(hint === null ? {} : hintLayers(hint, cellsByName)),
  };
}

/** A grid that is shown and not played on. */
export function replayLayers(picture: Picture, grid: PlayerGrid, greysClues: boolean): Layers {
  return {
    ...gridLayers(picture, grid),
    doneRules: greysClues ? completeRules(picture, valuesWith(picture, grid)) : new Set(),
  };
}

function gridLayers(picture: Picture, grid: PlayerGrid): Layers {
  const entries = picture.cells
    .map((cell): [number, Entry] => [cell.id, entryOf(grid, cell.name)])
    .filter(([id]) => picture.cells[id]?.given === undefined);
  return {
    values: new Map(entries.filter(([, entry]) => entry.value !== "").map(([id, entry]) => [id, entry.value])),
    corner: new Map(entries.map(([id, entry]) => [id, entry.corner])),
    centre: new Map(entries.map(([id, entry]) => [id, entry.centre])),
    signs: new Map(entries.flatMap(([id, entry]) => (entry.sign === "" ? [] : [[id, entry.sign]]))),
    colours: new Map(entries.map(([id, entry]) => [id, entry.colour])),
  };
}

function idsOf(names: readonly string[], cellsByName: CellsByName): number[] {
  return names.flatMap((name) => cellsByName.get(name)?.id ?? []);
}

/** The values that break a rule, e.g. two equal digits of a row. */
function brokenCells(answer: HintAnswer | null, cellsByName: CellsByName): Map<number, CellMark> {
  const facts = brokenSteps(answer).flatMap((step) => (step["candidates"] ?? []) as { cell: string; is?: string }[]);
  const names = facts.filter((fact) => fact.is !== undefined).map((fact) => fact.cell);
  return new Map(idsOf(names, cellsByName).map((id) => [id, "broken"]));
}

/** From the third strength on, the cells are shown; the fourth shows what follows. */
function hintLayers(hint: ShownHint, cellsByName: CellsByName): Layers {
  if (hint.hasMistake) return mistakeLayers(hint, cellsByName);
  if (hint.isCheck || hint.step === null) return {};
  const marks = new Map<number, CellMark>();
  if (hint.strength >= 3) for (const id of idsOf(hint.step.cells, cellsByName)) marks.set(id, "hint");
  if (hint.strength >= 4) {
    const placed = (hint.step["placed"] ?? []) as { cell: string }[];
    for (const { cell } of placed) for (const id of idsOf([cell], cellsByName)) marks.set(id, "placed");
  }
  return { marks, litRules: new Set(hint.step.statements) };
}

function mistakeLayers({ found, strength }: ShownHint, cellsByName: CellsByName): Layers {
  const broken = brokenSteps(found).flatMap((step) => step.cells);
  const names = [...broken, ...deadEnds(found).map(({ cell }) => cell)];
  return {
    marks: new Map(strength >= 3 ? idsOf(names, cellsByName).map((id) => [id, "clash"]) : []),
    litRules: strength >= 2 ? brokenRules(found) : new Set(),
  };
}
