// The part of the live check that the reader wants on the board: the solution, the counts of candidates, or what a line points at.
import type { Part, Place } from "sator";

import type { Layers } from "../board/layers";
import type { Bench } from "../state/bench.svelte";
import {
  cellOfPlace,
  cellsOfPart,
  clashLayers,
  differingCells,
  heatCandidates,
  rulesOfPart,
  solutionValues,
} from "./check_layers";
import { ClosedParts } from "./closed_parts.svelte";
import type { Verdict } from "./verdict.svelte";

export class CheckView {
  showsSolution = $state(false);
  /** The parts of the panel that are closed. */
  readonly closedParts = new ClosedParts();
  /** The cell whose candidates the panel tells. */
  inspected = $state<number | null>(null);
  /** The cells and rules that a line of the panel points at. */
  private lit = $state.raw<readonly number[]>([]);
  private litRules = $state.raw<ReadonlySet<number>>(new Set());
  private readonly bench: Bench;
  private readonly verdict: Verdict;

  readonly layers = $derived.by<Layers>(() => {
    const { picture } = this.bench;
    const { solved, checked, counted, countsCandidates, status, isUnset } = this.verdict;
    if (picture === null || !this.bench.isCurrent) return {};
    const layers: Layers = {};
    if (solved !== null && status === "multiple" && !isUnset)
      layers.marks = new Map(differingCells(picture, solved, checked).map((id) => [id, "differs"]));
    if (checked?.clash !== undefined) Object.assign(layers, clashLayers(picture, checked));
    if (this.lit.length > 0)
      layers.marks = new Map([...(layers.marks ?? []), ...this.lit.map((id) => [id, "lit"] as const)]);
    if (this.litRules.size > 0) layers.litRules = this.litRules;
    if (this.showsSolution && solved !== null) layers.values = solutionValues(picture, solved);
    else if (countsCandidates && counted !== null) layers.candidates = heatCandidates(counted);
    if (countsCandidates && this.inspected !== null) {
      layers.cursor = this.inspected;
      layers.selected = new Set([this.inspected]);
    }
    return layers;
  });

  constructor(bench: Bench, verdict: Verdict) {
    this.bench = bench;
    this.verdict = verdict;
  }

  /** Follows the text that is drawn, as the verdict does. */
  follow(isFull: boolean): () => void {
    this.unlight();
    return this.verdict.follow(isFull);
  }

  lightPart(part: Part): void {
    const { picture } = this.bench;
    if (picture === null) return;
    this.lit = cellsOfPart(picture, part);
    this.litRules = new Set(part.statement === undefined ? rulesOfPart(picture, part) : [part.statement]);
  }

  lightPlaces(places: readonly Place[]): void {
    const { picture } = this.bench;
    if (picture !== null) this.lit = places.flatMap((place) => cellOfPlace(picture, place));
  }

  /** Lights cells, and the rule if they are those of one. */
  light(cells: readonly number[], rule?: number): void {
    this.lit = cells;
    this.litRules = new Set(rule === undefined ? [] : [rule]);
  }

  unlight(): void {
    this.lit = [];
    this.litRules = new Set();
  }
}
