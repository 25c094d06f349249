/** Returns what a rule demands as a sentence: "row 1 must be …" becomes "Row 1 must be …." */
export function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}
