// What the player's grid and the hints show on the board.
import type { HintAnswer, Step } from "sator";

import type { CellMark, Layers } from "../board/layers";
import { bench } from "../state/bench.svelte";
import type { Picture } from "../sator/picture";
import { statementsOf } from "../sator/statements";
import { brokenRules, brokenSteps, completeRules } from "./clue_states";
import { player } from "./player.svelte";
import { type Entry, type PlayerGrid, entryOf } from "./player_grid";

interface ShownHint {
  strength: number;
  isCheck: boolean;
  found: HintAnswer | null;
  step: Step | null;
  hasMistake: boolean;
}

export function playLayers(picture: Picture, hint: ShownHint | null, greysClues: boolean): Layers {
  const answer = player.verdict.value?.ok === true ? player.verdict.value.answer : null;
  const broken = greysClues ? brokenRules(answer) : new Set<number>();
  return {
    ...gridLayers(picture, player.grid),
    selected: player.selected,
    cursor: player.cursor,
    doneRules: greysClues ? completeRules(picture, player.values) : new Set(),
    brokenRules: broken,
    marks: greysClues ? brokenCells(answer) : new Map(),
    ...(hint === null ? {} : hintLayers(hint)),
  };
}

/** A grid that is shown and not played on. */
export function replayLayers(picture: Picture, grid: PlayerGrid, greysClues: boolean): Layers {
  return {
    ...gridLayers(picture, grid),
    doneRules: greysClues ? completeRules(picture, player.valuesWith(grid)) : new Set(),
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

/** The values that break a rule, e.g. two equal digits of a row. */
function brokenCells(answer: HintAnswer | null): Map<number, CellMark> {
  const facts = brokenSteps(answer).flatMap((step) => (step["candidates"] ?? []) as { cell: string; is?: string }[]);
  const names = facts.filter((fact) => fact.is !== undefined).map((fact) => fact.cell);
  return new Map(names.flatMap((name) => bench.cellsByName.get(name)?.id ?? []).map((id) => [id, "broken"]));
}

/** From the third strength on, the cells are shown; the fourth shows what follows. */
function hintLayers(hint: ShownHint): Layers {
  const ids = (cells: readonly string[]): number[] => cells.flatMap((cell) => bench.cellsByName.get(cell)?.id ?? []);
  const marks = new Map<number, CellMark>();
  if (hint.hasMistake) {
    const steps = brokenSteps(hint.found);
    if (hint.strength >= 3) for (const step of steps) for (const id of ids(step.cells)) marks.set(id, "clash");
    return {
      marks,
      litRules: new Set(hint.strength >= 2 ? steps.flatMap(statementsOf) : []),
    };
  }
  if (hint.isCheck || hint.step === null) return {};
  if (hint.strength >= 3) for (const id of ids(hint.step.cells)) marks.set(id, "hint");
  if (hint.strength >= 4) {
    const placed = (hint.step["placed"] ?? []) as { cell: string }[];
    for (const id of ids(placed.map(({ cell }) => cell))) marks.set(id, "placed");
  }
  return { marks, litRules: new Set(statementsOf(hint.step)) };
}
