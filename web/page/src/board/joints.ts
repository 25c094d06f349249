// What joins neighbouring cells whose values are drawn as one, e.g. the parts of a ship.
import type { Point } from "sator";

import type { Picture } from "../sator/picture";
import { lookOf } from "../sator/symbols";

export interface Joint {
  line: [Point, Point];
  width: number;
}

/** The width of the cell that the paths of looks are made for. */
const kLookSide = 100;
const kDirections = ["right", "down"] as const;

export function jointsOf(picture: Picture, values: ReadonlyMap<number, string> | undefined): Joint[] {
  if (picture.looks.every(({ joins }) => joins !== true)) return [];
  const valueOf = (id: number): string => picture.cells[id]?.given ?? values?.get(id) ?? "";
  return picture.cells.flatMap(({ id, at, next }) => {
    const value = valueOf(id);
    const look = value === "" ? undefined : lookOf(picture, value);
    if (look?.joins !== true) return [];
    const reach = Math.max(...(look.path ?? []).flat().map(([x]) => x));
    const beside = kDirections.map((direction) => picture.cells[next[direction] ?? -1]);
    return beside
      .filter((other) => other !== undefined && valueOf(other.id) === value)
      .map((other): Joint => ({ line: [at, other!.at], width: (2 * reach * picture.side) / kLookSide }));
  });
}
