// A step in a link: `w` is the candidate that must not be, `s` the number of the step, and `o` says that the way begins at the grid
// that travels along.
export interface StepAddress {
  /** E.g. "R3C4=5"; "" if the whole way is explained. */
  whyNot: string;
  step: number;
  isFromMine: boolean;
}

/** The fields of a link, e.g. "w=R3C4%3D5&s=1". */
export function fieldsOfStep({ whyNot, step, isFromMine }: StepAddress): string {
  return [whyNot && `w=${encodeURIComponent(whyNot)}`, `s=${step}`, isFromMine && "o"].filter(Boolean).join("&");
}

/** The step that a link names; null if it names none. */
export function stepOfFields(fields: URLSearchParams): StepAddress | null {
  const step = fields.get("s");
  if (step === null || !/^\d{1,6}$/.test(step)) return null;
  return { whyNot: fields.get("w") ?? "", step: Number(step), isFromMine: fields.has("o") };
}
