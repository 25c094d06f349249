// What the text of a crossword says besides its drawing: the list of its words, and the texts of its clues.

/** The line of the kind: `crossword LIST at_least 3`. */
const kKindLine = /^crossword(?=\s|$)(.*)$/m;
const kOwnWords = /^words(?:\s|$)/m;

/** A file's name may need quotes. */
const kPlainName = /^[\w./-]+$/;

export type Direction = "across" | "down";

export function isCrossword(text: string): boolean {
  return kKindLine.test(text);
}

/** A crossword without blocks and letters. */
export function emptyCrossword(list: string, size: number): string {
  const row = `|${" .".repeat(size)}\n`;
  return `crossword ${list}\n${row.repeat(size)}`;
}

/** The list that the crossword names; "" if its words are in the text. */
export function listOf(text: string): string {
  const rest = withoutComment(kKindLine.exec(text)?.[1] ?? "");
  const found = /^\s*(?:"([^"]*)"|(?!at_least\b)(\S+))/.exec(rest);
  return found?.[1] ?? found?.[2] ?? "";
}

/** The text with another list; "" for the words in the text. */
export function withList(text: string, name: string): string {
  return text.replace(kKindLine, (_, rest: string) => {
    const kept = rest.replace(/^\s*(?:"[^"]*"|(?!at_least\b|#)\S+)/, "");
    const written = name === "" ? "" : ` ${kPlainName.test(name) ? name : `"${name}"`}`;
    return `crossword${written}${kept}`;
  });
}

export function hasOwnWords(text: string): boolean {
  return kOwnWords.test(text);
}

/** The words that are in the text, below the line `words` or behind it. */
export function ownWords(text: string): string {
  const lines = text.split("\n");
  const found: string[] = [];
  lines.forEach((line, i) => {
    if (!kOwnWords.test(line)) return;
    found.push(withoutComment(line.slice("words".length)));
    for (let at = i + 1; /^\s+\S|^\s*#|^\s*$/.test(lines[at] ?? "x"); ++at) found.push(withoutComment(lines[at]!));
  });
  return found.join("\n").trim().split(/\s+/).join("\n");
}

/** The text with the text of a clue; "" takes it away. */
export function withClue(text: string, direction: Direction, number: number, clue: string): string {
  const quoted = `"${clue.replaceAll('"', "'")}"`;
  const lines = text.split("\n");
  const at = clueLine(lines, direction, number);
  if (at === undefined) {
    const last = Math.max(...lines.map((line, i) => (/^clue\s|^\s+\d+\s+"/.test(line) ? i : -1)));
    const end = last >= 0 ? last + 1 : lines.at(-1) === "" ? lines.length - 1 : lines.length;
    if (clue !== "") lines.splice(end, 0, `clue ${direction} ${number} ${quoted}`);
  } else if (clue === "") lines.splice(at, 1);
  else lines[at] = lines[at]!.replace(/"[^"]*"/, () => quoted);
  return lines.join("\n");
}

/** The line of a clue: `clue across 1 "…"`, or `1 "…"` below `clue across`. */
function clueLine(lines: readonly string[], direction: Direction, number: number): number | undefined {
  let below = "";
  const at = lines.findIndex((line) => {
    const [, head, own] = /^clue\s+(across|down)(?:\s+(\d+))?/.exec(line) ?? [];
    if (/^\S/.test(line)) below = head ?? "";
    const written = own ?? (/^\s/.test(line) ? /^\s+(\d+)\s+"/.exec(line)?.[1] : undefined);
    return below === direction && Number(written) === number;
  });
  return at < 0 ? undefined : at;
}

function withoutComment(line: string): string {
  return line.replace(/(^|\s)#.*$/, "");
}
