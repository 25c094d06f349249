// A cell sees the cells that must differ from it, because a rule says that no two of its cells hold the same value.
import type { Picture } from "../sator/picture";

type Rule = Picture["rules"][number];

const kDistinct: ReadonlySet<string> = new Set(["distinct", "cage", "extra_region", "renban"]);

/** Whether a list of values such as "1 1 2..4" names one of them twice. */
function hasRepeat(values: string): boolean {
  const listed = values.split(" ").flatMap((word) => {
    const [, first, last] = /^(-?\d+)\.\.(-?\d+)$/.exec(word) ?? [];
    if (first === undefined || last === undefined) return [word];
    return Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, i) => String(Number(first) + i));
  });
  return new Set(listed).size < listed.length;
}

/** A permutation of as many values as there are cells says the same, if each value is listed once. */
function differs(rule: Rule, part: readonly number[], picture: Picture): boolean {
  if (kDistinct.has(rule.name)) return rule.name !== "extra_region" || rule.arguments === "";
  const isOfAll = part.every((id) => picture.cells[id]?.values.length === part.length);
  return rule.name === "permutation" && isOfAll && !hasRepeat(rule.arguments);
}

/** Returns the cells that each cell sees, by its id. A cell that sees none is absent. */
export function seenCells(picture: Picture): ReadonlyMap<number, ReadonlySet<number>> {
  const seen = new Map<number, Set<number>>();
  for (const rule of picture.rules)
    for (const part of rule.parts.filter((cells) => differs(rule, cells, picture)))
      for (const id of part) {
        const others = seen.get(id) ?? new Set();
        for (const other of part) if (other !== id) others.add(other);
        seen.set(id, others);
      }
  return seen;
}

/** Returns the cells that see a cell with the same value. */
export function clashingCells(
  seen: ReadonlyMap<number, ReadonlySet<number>>,
  values: ReadonlyMap<number, string>,
): number[] {
  return [...values].flatMap(([id, value]) =>
    [...(seen.get(id) ?? [])].some((other) => values.get(other) === value) ? [id] : [],
  );
}
