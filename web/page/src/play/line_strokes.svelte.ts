// Strokes between cells. A drag draws lines; if it begins along one, it makes it double where it may be, or takes it away. The other button draws crosses. A tap goes from
// the line to the cross to nothing.
import type { Point } from "sator";

import type { LineActions } from "../board/actions";
import { LineNet } from "../board/line_net";
import { drawnValues, emptyValue } from "../sator/lines";
import type { Between } from "../sator/picture";
import type { Bench } from "../state/bench.svelte";
import type { Player } from "./player.svelte";
import { entryOf } from "./player_grid";

interface Stroke {
  start: Point;
  /** Whether the stroke draws crosses. */
  crosses: boolean;
  knot: number | undefined;
  /** The value that the stroke enters; null before its first place. */
  value: string | null;
  last: Between | null;
}

export class LineStrokes implements LineActions {
  private readonly bench: Bench;
  private readonly player: Player;
  private readonly net = $derived.by(() => (this.bench.picture === null ? null : new LineNet(this.bench.picture)));
  private stroke: Stroke | null = null;

  constructor(bench: Bench, player: Player) {
    this.bench = bench;
    this.player = player;
  }

  start(point: Point, event: PointerEvent): boolean {
    const knot = this.net?.beginAt(point);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return false;
    if (knot === undefined && this.net?.placeAt(point) === undefined) return false;
    this.stroke = { start: point, crosses: event.button !== 0, knot, value: null, last: null };
    if (this.stroke.crosses) this.cross(point);
    return true;
  }

  move(point: Point): void {
    const { stroke, net } = this;
    if (stroke === null || net === null) return;
    if (stroke.crosses) {
      this.cross(point);
      return;
    }
    const knot = net.knotAt(point);
    if (knot === undefined || knot === stroke.knot) return;
    const place = stroke.knot === undefined ? undefined : net.between(stroke.knot, knot);
    stroke.knot = knot;
    if (place === undefined) return;
    const drawn = drawnValues(place);
    stroke.value ??= drawn[drawn.indexOf(this.valueOf(place)) + 1] ?? "";
    this.player.paint(place, stroke.value);
  }

  hold(): boolean {
    const { stroke } = this;
    if (stroke === null || stroke.value !== null) return false;
    stroke.crosses = true;
    this.cross(stroke.start);
    return stroke.value !== null;
  }

  end(mayBeTap: boolean): boolean {
    const { stroke } = this;
    this.stroke = null;
    if (stroke === null || stroke.value !== null || !mayBeTap) return stroke !== null && stroke.value !== null;
    const place = this.net?.placeAt(stroke.start);
    if (place === undefined) return false;
    const cycle = [...drawnValues(place), emptyValue(place)].filter((value) => value !== "");
    this.player.paint(place, cycle[cycle.indexOf(this.valueOf(place)) + 1] ?? "");
    return true;
  }

  /** Enters a cross at a place, or takes it away if the stroke began at one. */
  private cross(point: Point): void {
    const { stroke } = this;
    const place = this.net?.placeAt(point);
    if (stroke === null || place === undefined || place === stroke.last) return;
    const cross = emptyValue(place);
    stroke.value ??= this.valueOf(place) === cross ? "" : cross;
    stroke.last = place;
    this.player.paint(place, stroke.value);
  }

  private valueOf({ name }: Between): string {
    return entryOf(this.player.grid, name).value;
  }
}
