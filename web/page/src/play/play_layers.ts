// The layers of the player's grid and of hints on the board.
import type { HintAnswer, Step } from "sator";

import type { CellMark, Layers } from "../board/layers";
import { type Picture, type Position, positionsOf } from "../sator/picture";
import { completeRules } from "./complete_rules";
import { type DrawnStep, premisesOf, stepLayers, type StepPlace } from "../explain/step_layers";
import { enclosedCells } from "./enclosed";
import { finishedCells } from "./finished_cells";
import { lineFaults } from "./line_faults";
import { brokenRules, brokenSteps, deadEnds } from "./mistakes";
import type { PlayOption } from "./play_options.svelte";
import { type Entry, type PlayerGrid, entryOf, valuesWith } from "./player_grid";
import { clashingCells } from "./seen_cells";

type PositionsByName = ReadonlyMap<string, Position>;

interface ShownHint {
  strength: number;
  isCheck: boolean;
  found: HintAnswer | null;
  step: Step | null;
  hasMistake: boolean;
}

interface Shown {
  picture: Picture;
  positionsByName: PositionsByName;
  player: {
    grid: PlayerGrid;
    values: ReadonlyMap<number, string>;
    selected: ReadonlySet<number>;
    cursor: number | null;
    seen: ReadonlyMap<number, ReadonlySet<number>>;
    writing: { slotAt(cell: number | null): readonly number[] };
  };
  /** The judgement of the player's grid. */
  answer: HintAnswer | null;
  hint: ShownHint | null;
  options: { has(option: PlayOption): boolean };
}

export function playLayers({ picture, positionsByName, player, answer, hint, options }: Shown): Layers {
  const judged = options.has("conflicts") ? answer : null;
  return {
    ...gridLayers(picture, player.grid),
    selected: player.selected,
    cursor: player.cursor,
    word: new Set(player.writing.slotAt(player.cursor)),
    same: options.has("same") ? sameValues(player.values, player.cursor) : new Set(),
    inside: options.has("inside") ? enclosedCells(picture, player.values) : new Set(),
    ...(options.has("grey") ? doneLayers(picture, player.values) : {}),
    brokenRules: brokenRules(judged),
    marks: options.has("conflicts")
      ? new Map([
          ...clashes(player.seen, player.values),
          ...brokenCells(judged, positionsByName),
          ...[...lineFaults(picture, player.values)].map((id): [number, CellMark] => [id, "broken"]),
        ])
      : new Map(),
    ...(hint === null ? {} : hintLayers(hint, { picture, positionsByName, values: player.values, seen: player.seen })),
  };
}

/** Finished clues. */
function doneLayers(picture: Picture, values: ReadonlyMap<number, string>): Layers {
  return { doneRules: completeRules(picture, values), doneCells: finishedCells(picture, values) };
}

/** The cells with the value of the cursor's cell, if there are others. */
function sameValues(values: ReadonlyMap<number, string>, cursor: number | null): Set<number> {
  const value = cursor === null ? undefined : values.get(cursor);
  const same = value === undefined ? [] : [...values].filter(([, other]) => other === value).map(([id]) => id);
  return new Set(same.length > 1 ? same : []);
}

/** Equal values in cells that must differ are marked at once. What other rules say is known a little later. */
function clashes(
  seen: ReadonlyMap<number, ReadonlySet<number>>,
  values: ReadonlyMap<number, string>,
): Map<number, CellMark> {
  return new Map(clashingCells(seen, values).map((id) => [id, "broken"]));
}

/** A grid that is shown and not played on. */
export function replayLayers(picture: Picture, grid: PlayerGrid, greysClues: boolean): Layers {
  return {
    ...gridLayers(picture, grid),
    ...(greysClues ? doneLayers(picture, valuesWith(picture, grid)) : {}),
  };
}

function gridLayers(picture: Picture, grid: PlayerGrid): Layers {
  const entries = positionsOf(picture)
    .filter(({ given }) => given === undefined)
    .map(({ id, name }): [number, Entry] => [id, entryOf(grid, name)]);
  return {
    values: new Map(entries.filter(([, entry]) => entry.value !== "").map(([id, entry]) => [id, entry.value])),
    corner: new Map(entries.map(([id, entry]) => [id, entry.corner])),
    centre: new Map(entries.map(([id, entry]) => [id, entry.centre])),
    signs: new Map(entries.flatMap(([id, entry]) => (entry.sign === "" ? [] : [[id, entry.sign]]))),
    colours: new Map(entries.map(([id, entry]) => [id, entry.colours])),
  };
}

function idsOf(names: readonly string[], positionsByName: PositionsByName): number[] {
  return names.flatMap((name) => positionsByName.get(name)?.id ?? []);
}

/** The values that break a rule, e.g. two equal digits of a row. */
function brokenCells(answer: HintAnswer | null, positionsByName: PositionsByName): Map<number, CellMark> {
  const facts = brokenSteps(answer).flatMap((step) => (step["candidates"] ?? []) as { cell: string; is?: string }[]);
  const names = facts.filter((fact) => fact.is !== undefined).map((fact) => fact.cell);
  return new Map(idsOf(names, positionsByName).map((id) => [id, "broken"]));
}

/** First the cells of the rule that matters; from the third strength on what to look at; the fourth shows what follows. */
function hintLayers(hint: ShownHint, where: StepPlace): Layers {
  if (hint.hasMistake) return mistakeLayers(hint, where.positionsByName);
  if (hint.isCheck || hint.step === null) return {};
  const step = hint.step as DrawnStep;
  const litRules = new Set(step.statements);
  if (hint.strength >= 4) return { ...stepLayers(step, where), litRules };
  const marks = new Map<number, CellMark>(idsOf(step.cells, where.positionsByName).map((id) => [id, "hint"]));
  if (hint.strength >= 3) for (const id of premisesOf(step, where)) marks.set(id, "premise");
  return { marks, litRules };
}

function mistakeLayers({ found, strength }: ShownHint, positionsByName: PositionsByName): Layers {
  const broken = brokenSteps(found).flatMap((step) => step.cells);
  const names = [...broken, ...deadEnds(found).map(({ cell }) => cell)];
  return {
    marks: new Map(strength >= 3 ? idsOf(names, positionsByName).map((id) => [id, "clash"]) : []),
    litRules: strength >= 2 ? brokenRules(found) : new Set(),
  };
}
