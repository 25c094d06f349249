// The change of the text that a repair of a report means.
import type { CheckAnswer, EditOperation, Part, Place, Repair } from "sator";

import type { Picture, PuzzleRule } from "../sator/picture";
import { rulesOfPart } from "./check_layers";

export type Correction = Omit<NonNullable<CheckAnswer["corrections"]>[number], "grid">;
type Given = Place & { symbol: string };

export interface RepairView {
  text: string;
  cells: Place[];
  operations: EditOperation[];
}

const nameOf = ({ row, column }: Place): string => `R${row}C${column}`;

/** Returns what a repair says and does. It has no operation if the page cannot do it. */
export function repairView(picture: Picture, repair: Repair): RepairView {
  if (repair.kind === "givens") {
    const givens = repair["givens"] as Given[];
    return {
      text: givens.map((given) => `${nameOf(given)} = ${given.symbol}`).join(", "),
      cells: givens,
      operations: givens.map((given) => ({ do: "set_values", cells: [nameOf(given)], value: given.symbol })),
    };
  }
  if (repair.kind === "rule") {
    const {
      name,
      arguments: words,
      demands,
      cells,
    } = repair as unknown as {
      name: string;
      arguments: string;
      demands: string;
      cells: Place[][];
    };
    const parts = cells.map((sequence) => sequence.map(nameOf));
    return {
      text: `+ ${name} ${words}: ${demands}`,
      cells: cells.flat(),
      operations: [{ do: "add_clue", rule: name, arguments: words, parts }],
    };
  }
  return repair.kind === "clue" ? clueView(picture, repair) : tightenedView(picture, repair);
}

/** A clue of which a part is written differently. */
function clueView(picture: Picture, repair: Repair): RepairView {
  const part = repair["rule"] as Part;
  const [before, after] = [String(repair["before"]), String(repair["after"])];
  const rule = rulesOf(picture, part).find((other) => other.clue.includes(before));
  const operations: EditOperation[] =
    rule === undefined ? [] : [{ do: "change_clue", rule: rule.id, arguments: rule.clue.replace(before, () => after) }];
  return { text: `${before} → ${after}`, cells: part.cells, operations };
}

/** Another rule that demands more. */
function tightenedView(picture: Picture, repair: Repair): RepairView {
  const {
    rule: part,
    name,
    arguments: words,
    demands,
  } = repair as unknown as {
    rule: Part;
    name: string;
    arguments: string;
    demands: string;
  };
  const rules = rulesOf(picture, part).filter((rule) => rule.name === name && rule.clue === rule.arguments);
  // Several rules of one name over the same cells cannot be told apart, and a list of clues may state arguments for all of them.
  const operations: EditOperation[] =
    rules.length === 1 ? [{ do: "change_clue", rule: rules[0]!.id, arguments: words }] : [];
  return { text: `${part.text} → ${demands}`, cells: part.cells, operations };
}

/** The changes of the text for a correction of a given or of a clue; empty if the page cannot make them. */
export function correctionOperations(picture: Picture, { part, before, after }: Correction): EditOperation[] {
  const cell = part.cells[0];
  if (part.kind === "given")
    return cell === undefined ? [] : [{ do: "set_values", cells: [nameOf(cell)], value: after }];
  const rules = rulesOf(picture, part).filter((rule) => rule.clue === before);
  return rules.length === 1 ? [{ do: "change_clue", rule: rules[0]!.id, arguments: after }] : [];
}

function rulesOf(picture: Picture, part: Part): PuzzleRule[] {
  return rulesOfPart(picture, part)
    .flatMap((id) => picture.rules[id] ?? [])
    .filter((rule) => !rule.of_kind);
}
