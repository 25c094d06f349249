// Which words of a list fit a word of the grid, and which of them leave a word for each crossing.

/** A word, and its score if there is one. */
const kLine = /^\s*([^;\t]*?)\s*(?:[;\t]\s*([+-]?\d+)\s*)?$/;
const kLetters = /^[A-ZÄÖÜß]+$/;
const kOpen = ".";

/** A word of the grid: the letter of each cell, `.` for an open one. */
export type Pattern = string;

export interface Fit {
  word: string;
  /** The least number of words that a crossing has left; 0 if a crossing has none, Infinity if nothing crosses open cells. */
  left: number;
}

/** A crossing of a word's cell: the pattern of the other word, and the place of the cell in it; undefined if nothing crosses. */
export type Crossing = { pattern: Pattern; at: number } | undefined;

const sortedLetters = (word: string): string => [...word].sort().join("");

/** The letters without those of a word; null if one of these is missing. */
function withoutLetters(letters: string, word: string): string | null {
  let rest = letters;
  for (const letter of word) {
    const at = rest.indexOf(letter);
    if (at < 0) return null;
    rest = rest.slice(0, at) + rest.slice(at + 1);
  }
  return rest;
}

export class WordIndex {
  private readonly byLength = new Map<number, string[]>();
  /** The words by their letters in order; null until anagrams are wanted. */
  private sorted: Map<string, string[]> | null = null;

  constructor(list: string) {
    const seen = new Set<string>();
    for (const line of list.split("\n")) {
      const word = (kLine.exec(line)?.[1] ?? "").toUpperCase();
      if (!kLetters.test(word) || seen.has(word)) continue;
      seen.add(word);
      const same = this.byLength.get(word.length);
      if (same === undefined) this.byLength.set(word.length, [word]);
      else same.push(word);
    }
  }

  /** The words that fit, in the order of the list. */
  words(pattern: Pattern): string[] {
    const letters = [...pattern];
    const known = letters.flatMap((letter, at) => (letter === kOpen ? [] : [{ letter, at }]));
    const all = this.byLength.get(letters.length) ?? [];
    return known.length === 0 ? all : all.filter((word) => known.every(({ letter, at }) => word[at] === letter));
  }

  /** How many words have each letter at a place, among those that fit. */
  private letters(pattern: Pattern, at: number): Map<string, number> {
    const counts = new Map<string, number>();
    for (const word of this.words(pattern)) counts.set(word[at]!, (counts.get(word[at]!) ?? 0) + 1);
    return counts;
  }

  /** The words that fit; those that leave most to their crossings come first, and those that leave a crossing nothing last. */
  fits(pattern: Pattern, crossings: readonly Crossing[]): Fit[] {
    const counts = crossings.map((crossing, at) =>
      crossing === undefined || pattern[at] !== kOpen ? undefined : this.letters(crossing.pattern, crossing.at),
    );
    const leftBy = (word: string): number =>
      Math.min(...counts.map((letters, at) => letters?.get(word[at]!) ?? (letters === undefined ? Infinity : 0)));
    return this.words(pattern)
      .map((word) => ({ word, left: leftBy(word) }))
      .sort((a, b) => b.left - a.left || 0);
  }

  /** The words, or pairs of words, that have the letters of a word and are not this word; single words come first. */
  anagrams(letters: string, most: number): string[] {
    const same = this.bySortedLetters();
    const found = (same.get(sortedLetters(letters)) ?? []).filter((word) => word !== letters);
    for (const [length, words] of this.byLength) {
      if (length * 2 > letters.length) continue;
      for (const word of words) {
        const rest = withoutLetters(letters, word);
        // Two words of one length are found from either of them.
        const others = (rest === null ? undefined : same.get(sortedLetters(rest))) ?? [];
        for (const other of others) {
          if (length * 2 === letters.length && other < word) continue;
          if (found.length >= most) return found;
          found.push(`${word} ${other}`);
        }
      }
    }
    return found;
  }

  private bySortedLetters(): ReadonlyMap<string, readonly string[]> {
    if (this.sorted === null) {
      this.sorted = new Map();
      for (const word of [...this.byLength.values()].flat()) {
        const key = sortedLetters(word);
        const words = this.sorted.get(key);
        if (words === undefined) this.sorted.set(key, [word]);
        else words.push(word);
      }
    }
    return this.sorted;
  }

  has(pattern: Pattern): boolean {
    return this.words(pattern).length > 0;
  }
}
