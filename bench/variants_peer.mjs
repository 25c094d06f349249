// Interactive Sudoku Solver (sigh, MIT) as a peer of variants.py: solves puzzles until there are two solutions.
//   node variants_peer.mjs FOLDER     standard input: lines "name<TAB>constraint string"
// FOLDER has the solver's js/. Prints name, number of solutions, guesses, and seconds of processor time, a line each.
import path from 'node:path';
import { readFileSync } from 'node:fs';
globalThis.self ??= globalThis;
globalThis.VERSION_PARAM ??= '';
const folder = path.resolve(process.argv[2], 'js');
const { SudokuParser } = await import(path.join(folder, 'sudoku_parser.js'));
const { SudokuBuilder } = await import(path.join(folder, 'solver', 'sudoku_builder.js'));

const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

for (const line of readFileSync(0, 'utf8').split('\n')) {
  const [name, puzzle] = line.split('\t');
  if (!puzzle) continue;
  const start = seconds();
  const solver = SudokuBuilder.build(SudokuBuilder.resolveConstraint(SudokuParser.parseText(puzzle)));
  const count = solver.countSolutions(2);
  console.log([name, count, solver.state().counters.guesses, (seconds() - start).toFixed(4)].join('\t'));
}
process.exit(0);
