// The clues of a puzzle as cards, with the edits that take a clue out and put it back.
import type { EditOperation } from "sator";

import { spokenValue } from "../board/spoken_cell";
import { type Cell, namesOf, type Picture, type PuzzleRule, ruleName } from "../sator/picture";

export interface ClueCard {
  /** The same after an edit of other clues. */
  key: string;
  /** What it is called where its sentence is not known. */
  text: string;
  cells: readonly number[];
  /** The id of the rule; absent for a given. */
  rule?: number;
  /** Takes the clue out of the text. */
  without: EditOperation;
  /** Put it back; the first that is not refused is done. */
  again: readonly EditOperation[];
}

/** A clue that is switched off: it is not in the text. */
export type OffClue = Pick<ClueCard, "key" | "text" | "again">;

/** A clue that names no cell in the text belongs to a line: it stands in a list. */
const kCellName = /R\d+C\d+/i;

const partsOf = (picture: Picture, rule: PuzzleRule): string[][] => rule.parts.map((part) => namesOf(picture, part));

/** The keys of the rules' cards, by the ids of the rules. Of clues that say the same, each has a key of its own. */
export function keysOfRules(picture: Picture): ReadonlyMap<number, string> {
  const seen = new Map<string, number>();
  return new Map(
    picture.rules.map((rule) => {
      const parts = partsOf(picture, rule).map((part) => part.join("-"));
      const key = `${rule.name} ${rule.arguments} ${parts.join(" ")}`;
      const before = seen.get(key) ?? 0;
      seen.set(key, before + 1);
      return [rule.id, before === 0 ? key : `${key} (${before + 1})`];
    }),
  );
}

function ruleCard(picture: Picture, rule: PuzzleRule, key: string, source: string): ClueCard {
  const parts = partsOf(picture, rule);
  const line = picture.outside.find((place) => place.cells.join() === rule.parts[0]?.join());
  const inList: EditOperation[] =
    line === undefined || rule.parts.length !== 1 || kCellName.test(source)
      ? []
      : [{ do: "set_line_clue", rule: rule.name, side: line.side, line: line.line, clue: rule.clue }];
  return {
    key,
    text: ruleName(rule),
    cells: [...new Set(rule.parts.flat())],
    rule: rule.id,
    without: { do: "remove_clue", rule: rule.id },
    again: [...inList, { do: "add_clue", rule: rule.name, arguments: rule.arguments, parts }],
  };
}

function givenCard(picture: Picture, { id, name, given = "" }: Cell): ClueCard {
  return {
    key: `${name} = ${given}`,
    text: `${name} = ${spokenValue(picture, given)}`,
    cells: [id],
    without: { do: "set_values", cells: [name], value: "" },
    again: [{ do: "set_values", cells: [name], value: given }],
  };
}

/** The clues in the order of the text, and the givens in the order of their cells. Laws of the puzzle's kind are no clues. */
export function clueCards(picture: Picture, text: string): { clues: ClueCard[]; givens: ClueCard[] } {
  const own = picture.rules.filter((rule) => !rule.of_kind && rule.parts.length > 0);
  const keys = keysOfRules(picture);
  return {
    clues: own.map((rule) => ruleCard(picture, rule, keys.get(rule.id)!, text.slice(rule.from ?? 0, rule.to ?? 0))),
    givens: picture.cells.filter((cell) => cell.given !== undefined).map((cell) => givenCard(picture, cell)),
  };
}
