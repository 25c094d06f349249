// The parts of the check that are closed. They stay so for the next edit and for the next puzzle.

export type CheckPart = "grade" | "corrections" | "repairs" | "candidates";

const kStorageKey = "sator.closedParts";

function kept(): CheckPart[] {
  return (localStorage.getItem(kStorageKey) ?? "").split(" ").filter((part) => part !== "") as CheckPart[];
}

export class ClosedParts {
  private closed = $state.raw<ReadonlySet<CheckPart>>(new Set(kept()));

  isOpen(part: CheckPart): boolean {
    return !this.closed.has(part);
  }

  set(part: CheckPart, isOpen: boolean): void {
    if (isOpen === this.isOpen(part)) return;
    this.closed = new Set(isOpen ? [...this.closed].filter((other) => other !== part) : [...this.closed, part]);
    localStorage.setItem(kStorageKey, [...this.closed].join(" "));
  }
}
