// The player's preferences, kept in the browser.

const kPrefix = "sator.option.";

/** The options, each with the state that it has until the reader changes it. */
const kDefaults = {
  /** The time is shown. */
  time: true,
  /** Complete clues are grey. */
  grey: true,
  /** Equal values that must differ are marked at once, and broken clues are framed. */
  conflicts: true,
  /** The cells with the same value as the cursor's cell glow. */
  same: true,
  /** A value takes the marks of that value away from the cells that it sees. */
  clean: true,
  /** A key on the pad is taken up, and then clicks on cells enter it. */
  digitFirst: false,
  /** The cells that a loop encloses are coloured. */
  inside: false,
  /** Rows and columns have their numbers. */
  coordinates: false,
};

export type PlayOption = keyof typeof kDefaults;

function kept(option: PlayOption): boolean {
  const state = localStorage.getItem(kPrefix + option);
  return state === null ? kDefaults[option] : state === "yes";
}

export class PlayOptions {
  private states = $state(
    Object.fromEntries((Object.keys(kDefaults) as PlayOption[]).map((option) => [option, kept(option)])) as Record<
      PlayOption,
      boolean
    >,
  );

  has(option: PlayOption): boolean {
    return this.states[option];
  }

  toggle(option: PlayOption): void {
    this.states[option] = !this.states[option];
    localStorage.setItem(kPrefix + option, this.states[option] ? "yes" : "no");
  }
}
