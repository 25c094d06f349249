// Symbols of several characters are typed one character after the other, e.g. 1 and 2 for 12.

const kPauseMilliseconds = 900;

export class TypedSymbol {
  private typed = "";
  private at = 0;
  private cell: number | null = null;

  /** Returns the symbol that a key completes in a cell, or "". `now` is in milliseconds. Another cell begins another symbol. */
  add(key: string, symbols: readonly string[], now: number, cell: number | null = null): string {
    const before = now - this.at < kPauseMilliseconds && cell === this.cell ? this.typed : "";
    this.cell = cell;
    for (const typed of before === "" ? [key] : [before + key, key]) {
      const symbol = matching(typed, symbols);
      if (symbol !== "" || symbols.some((other) => other.startsWith(typed))) {
        this.typed = typed;
        this.at = now;
        return symbol;
      }
    }
    this.typed = "";
    return "";
  }
}

function matching(typed: string, symbols: readonly string[]): string {
  if (symbols.includes(typed)) return typed;
  const alike = symbols.filter((symbol) => symbol.toUpperCase() === typed.toUpperCase());
  return alike.length === 1 ? alike[0]! : "";
}
