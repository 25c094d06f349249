// A puzzle a day for each kind and grade, without a server: the seed is a hash of the date, the kind and the grade, so that all readers
// get the same puzzle.
import { hashOf } from "../state/hash";

export interface DailyPuzzle {
  /** E.g. "2026-11-28". */
  date: string;
  /** The name of a kind that can be made. */
  kind: string;
  grade: number;
}

export const kDailyGrades = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const kSeeds = 1_000_000_000;

export function seedOf({ date, kind, grade }: DailyPuzzle): number {
  return parseInt(hashOf(`${date} ${kind} ${grade}`).slice(0, 9), 36) % kSeeds;
}

/** The address on this page, without "#/". */
export function addressOfDaily({ date, kind, grade }: DailyPuzzle): string {
  return `day/${date}/${kind}/${grade}`;
}

/** The puzzle of an address; null if it is none. */
export function dailyOf(address: string): DailyPuzzle | null {
  const [, date, kind, grade] = /^day\/(\d{4}-\d\d-\d\d)\/([a-z0-9-]+)\/(\d+)$/.exec(address) ?? [];
  const known = kDailyGrades.find((n) => String(n) === grade);
  if (date === undefined || kind === undefined || known === undefined || isNaN(Date.parse(date))) return null;
  return { date, kind, grade: known };
}

/** The date where the reader is. */
export function dateOf(time: Date): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

export function dayBefore(date: string): string {
  return new Date(Date.parse(date) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** The number of days in a row with a solved puzzle, up to today, or up to yesterday if none of today is solved yet. */
export function streakOf(solvedDates: ReadonlySet<string>, today: string): number {
  let date = solvedDates.has(today) ? today : dayBefore(today);
  let days = 0;
  for (; solvedDates.has(date); date = dayBefore(date)) ++days;
  return days;
}
