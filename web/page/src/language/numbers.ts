// Shortens long numbers.

/** Counts with more digits are told roughly. */
const kMostDigits = 12;

/** Returns "12", or "≈ 2.1 × 10¹⁷" for a long count. */
export function shownCount(count: string): string {
  if (count.length <= kMostDigits) return count;
  const power = [...String(count.length - 1)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
  return `≈ ${count[0]}.${count[1]} × 10${power}`;
}
