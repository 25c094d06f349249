// Solves models with CP-SAT and prints a line of JSON for each: node cp_sat_worker.mjs PACKAGE SECONDS MODEL…
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, limit, ...paths] = process.argv.slice(2);
const entry = join(folder, JSON.parse(readFileSync(join(folder, 'package.json'))).exports['./cp-sat'].node);
const { CpModel, CpSolver, CpSolverSolutionCallback, Domain } = await import(pathToFileURL(entry).href);

function build(puzzle) {
    const model = new CpModel();
    const cells = puzzle.domains.map((domain) => model.newIntVarFromDomain(Domain.fromValues(domain), ''));
    const pick = (list) => list.map((cell) => cells[cell]);
    for (const list of puzzle.distinct) model.addAllDifferent(pick(list));
    for (const [list, total] of puzzle.sums) {
        model.addLinearConstraint(pick(list).reduce((sum, cell) => sum.plus(cell)), total, total);
    }
    for (const [a, b] of puzzle.equal) model.addLinearConstraint(cells[a].minus(cells[b]), 0, 0);
    for (const [a, b] of puzzle.at_most) model.addLinearConstraint(cells[a].minus(cells[b]), -1000, 0);
    for (const [list, number] of puzzle.regular) {
        model.addAutomaton(pick(list), 0, puzzle.accepting[number], puzzle.automata[number]);
    }
    for (const [list, table] of puzzle.rows) model.addAllowedAssignments(pick(list), puzzle.tables[table]);
    return { model, cells };
}

class Counter extends CpSolverSolutionCallback {
    found = 0;
    onSolutionCallback() {
        this.found += 1;
    }
}

const isSolved = (solver, status) => ['OPTIMAL', 'FEASIBLE'].includes(solver.statusName(status));

async function answer(puzzle) {
    const begin = performance.now();
    const left = () => Math.max(0.001, Number(limit) - (performance.now() - begin) / 1000);
    const { model, cells } = build(puzzle);
    const solver = new CpSolver();
    const result = { found: 0, finished: false, seconds: 0, solution: null };
    if (puzzle.goal === 'count') {
        const counter = new Counter();
        solver.parameters.enumerateAllSolutions = true;
        solver.parameters.numSearchWorkers = 1;
        solver.parameters.maxTimeInSeconds = left();
        const status = await solver.solve(model, counter);
        result.found = counter.found;
        result.finished = ['OPTIMAL', 'INFEASIBLE'].includes(solver.statusName(status));
    } else {
        const wanted = puzzle.goal === 'first' ? 1 : 2;
        while (result.found < wanted) {
            const status = await solver.solve(model, { numSearchWorkers: 1, maxTimeInSeconds: left() });
            if (!isSolved(solver, status)) {
                result.finished = solver.statusName(status) === 'INFEASIBLE';
                break;
            }
            const values = cells.map((cell) => Number(solver.value(cell)));
            result.solution ??= values;
            result.found += 1;
            model.addForbiddenAssignments(cells, [values]);
        }
    }
    result.seconds = (performance.now() - begin) / 1000;
    return result;
}

// The first solve loads the module, which counts as start-up.
await answer({ goal: 'first', domains: [[0, 1]], distinct: [], sums: [], equal: [], at_most: [], regular: [], rows: [] });
for (const path of paths) console.log(JSON.stringify(await answer(JSON.parse(readFileSync(path)))));
// Exits without waiting for the threads of WebAssembly.
process.kill(process.pid, 'SIGKILL');
