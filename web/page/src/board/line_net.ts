// The lines between cells as a net: edges join corners, and links join the middles of cells.
import type { Point } from "sator";

import type { Between, Picture } from "../sator/picture";
import { distance } from "./geometry";

/** The distance of a tap from the place that it means, relative to a cell. */
const kTapReach = 0.3;
/** A drag is at a knot if it is this near. The reaches of two knots do not touch. */
const kKnotReach = 0.42;
/** A drag begins at the nearest knot, but not further away than this. */
const kBeginReach = 0.8;

export class LineNet {
  private readonly side: number;
  private readonly places: readonly Between[];
  private readonly knots: Point[] = [];
  /** The ways from each knot. */
  private readonly ways: { to: number; place: Between }[][] = [];

  constructor({ between, side }: Picture) {
    this.side = side;
    this.places = between ?? [];
    for (const place of this.places) {
      const [from, to] = place.line.map((end) => this.knotOf(end));
      if (from === undefined || to === undefined) continue;
      this.ways[from]!.push({ to, place });
      this.ways[to]!.push({ to: from, place });
    }
  }

  /** The place that a tap means. */
  placeAt(point: Point, reach = kTapReach): Between | undefined {
    const far = (place: Between): number =>
      place.sort === "edge" ? distanceToLine(point, place.line) : distance(place.at, point);
    const [nearest] = this.places.map((place) => ({ place, far: far(place) })).sort((a, b) => a.far - b.far);
    return nearest !== undefined && nearest.far <= reach * this.side ? nearest.place : undefined;
  }

  /** The knot where a drag begins. */
  beginAt(point: Point): number | undefined {
    return this.nearestKnot(point, kBeginReach);
  }

  /** The knot that a drag has come to. */
  knotAt(point: Point): number | undefined {
    return this.nearestKnot(point, kKnotReach);
  }

  /** The place between two knots, if they are next to each other. */
  between(from: number, to: number): Between | undefined {
    return this.ways[from]?.find((way) => way.to === to)?.place;
  }

  /** The places among these that meet at each knot. */
  knotsOf(ids: readonly number[]): Map<number, number[]> {
    const wanted = new Set(ids);
    const found = new Map<number, number[]>();
    this.ways.forEach((ways, knot) => {
      const there = ways.map(({ place }) => place.id).filter((id) => wanted.has(id));
      if (there.length > 0) found.set(knot, there);
    });
    return found;
  }

  private nearestKnot(point: Point, reach: number): number | undefined {
    let found: number | undefined;
    let least = reach * this.side;
    this.knots.forEach((knot, i) => {
      if (distance(knot, point) > least) return;
      least = distance(knot, point);
      found = i;
    });
    return found;
  }

  private knotOf(end: Point): number {
    const known = this.knots.findIndex((knot) => distance(knot, end) < this.side / 10);
    if (known >= 0) return known;
    this.knots.push(end);
    this.ways.push([]);
    return this.knots.length - 1;
  }
}

function distanceToLine(point: Point, [from, to]: readonly Point[]): number {
  if (from === undefined || to === undefined) return Infinity;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx * dx + dy * dy);
  const within = Math.max(0, Math.min(1, share));
  return distance(point, [from[0] + dx * within, from[1] + dy * within]);
}
