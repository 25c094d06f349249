/** Texts of other formats are no text of Sator's language; they can be translated. */
export function isForeign(text: string): boolean {
  return /^\s*([{[]|https?:)/.test(text);
}
