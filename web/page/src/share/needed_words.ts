// The words of a list that a puzzle can use, so that a long list fits into a link: those with as many letters as some rule has cells.
import type { Picture } from "../sator/picture";

/** A word, and its score if there is one. Lines that look otherwise are kept. */
const kLine = /^\s*([^;\t]*?)\s*(?:[;\t]\s*[+-]?\d+\s*)?$/;

/** Letters that stay one letter when accents are taken away. A word with others is kept whatever its length. */
const kPlain = /^[A-Za-z]+$/;

/** The rules whose sequences are words of a list. */
const kWordRules: ReadonlySet<string> = new Set(["word", "theme"]);

/** Whether a file is a list of words, and nothing else of the puzzle needs it. */
export function isWordList(name: string, picture: Picture): boolean {
  const rules = picture.rules.filter((rule) => rule.arguments.includes(name));
  return rules.length > 0 && rules.every((rule) => kWordRules.has(rule.name));
}

/** Returns the list without the lines whose words fit no rule. Returns it as it is if cells hold several characters. */
export function neededWords(list: string, picture: Picture): string {
  if (picture.cells.some((cell) => cell.values.some((value) => [...value].length > 1))) return list;
  const lengths = new Set(picture.rules.flatMap((rule) => rule.parts.map((part) => part.length)));
  return list
    .split("\n")
    .filter((line) => isNeeded(line, lengths))
    .join("\n");
}

function isNeeded(line: string, lengths: ReadonlySet<number>): boolean {
  const word = kLine.exec(line)?.[1]?.normalize("NFD").replace(/\p{M}/gu, "");
  if (word === "") return false;
  return word === undefined || !kPlain.test(word) || lengths.has(word.length);
}
