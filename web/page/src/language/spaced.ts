/** The words of a name that joins them with hyphens or underscores, e.g. "killer-sudoku". */
export function spaced(name: string): string {
  return name.replaceAll(/[-_]/g, " ");
}
