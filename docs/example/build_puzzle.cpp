// Puzzles made in C++, in the words of the puzzle language: a regex crossword of 2 x 2 cells, and a small sudoku with rules of
// its own. Prints each as a file of that language or as rules, then its solution.
#include <cstdio>
#include <sator/own_rule.hpp>
#include <sator/sator.hpp>

/// A kind of puzzle, places by name, a rule that the puzzle defines, and a rule with a name.
sator::PuzzleBuilder flat_sudoku() {
    auto sudoku = sator::PuzzleBuilder::kind("sudoku 4x4");
    sudoku.title("Flat").define(
        "flat n = max(line) - min(line) <= n as \"flat lines differ by at most {n}\"");
    sudoku.rule("flat 1 at R1C1 R1C2; R2C3 R3C3").rule("not sum 5 at diagonals");
    sudoku.rule("sum 3 as \"the corner\"", {sudoku.cell(3, 0), sudoku.cell(3, 1)});
    return sudoku.initial("4...............").solution("4312 2143 3421 1234");
}

int main() {
    auto crossword = sator::PuzzleBuilder::rectangle(2, 2);
    const auto rows = crossword.lines(sator::Axis::Y), columns = crossword.lines(sator::Axis::X);
    crossword.title("Help").rule("regex /HE|LL|O+/", rows[0]).rule("regex /[PLEASE]+/", rows[1]);
    crossword.rule("regex /[^SPEAK]+/", columns[0]).rule("regex /EP|IP|EF/", columns[1]);

    const auto puzzle = crossword.build();
    if (!puzzle) {
        std::fputs(sator::to_text(puzzle.error()).c_str(), stderr);
        return 1;
    }
    std::fputs(sator::write_sator(*puzzle)->c_str(), stdout);
    auto solver = sator::PuzzleSolver::build(*puzzle);
    for (const sator::Solution& solution : solver->solutions())
        std::fputs(sator::grid_text(solution).c_str(), stdout);

    auto sudoku_solver = sator::PuzzleSolver::build(*flat_sudoku().build());
    for (const auto& rule : sudoku_solver->rules()) {
        const std::string sentence = rule->describe(sudoku_solver->puzzle());
        if (!sentence.contains("permutation")) std::printf("%s\n", sentence.c_str());
    }
    for (const sator::Solution& solution : sudoku_solver->solutions())
        std::fputs(sator::grid_text(solution).c_str(), stdout);
}
