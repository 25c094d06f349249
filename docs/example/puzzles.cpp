// States puzzles in C++ with the words of the puzzle language, then takes single solutions, stops early, and
// counts.
#include <cstdio>
#include <sator/sator.hpp>

namespace {

/// Returns a solver for the puzzle. Prints the errors and returns nullopt if the puzzle is wrong.
std::optional<sator::PuzzleSolver> solver_of(const sator::PuzzleBuilder& builder) {
    auto puzzle = builder.build();
    if (!puzzle) {
        std::fputs(sator::to_text(puzzle.error()).c_str(), stderr);
        return std::nullopt;
    }
    auto solver = sator::PuzzleSolver::build(std::move(*puzzle));
    if (solver) return std::move(*solver);
    for (const sator::Diagnostic& error : solver.error()) std::fputs(sator::to_text(error).c_str(), stderr);
    return std::nullopt;
}

sator::PuzzleBuilder magic_square() {
    auto square = sator::PuzzleBuilder::rectangle(3, 3);
    square.title("Fifteen everywhere").range("1..9");
    square.rule("permutation 1..9", square.cells());
    for (const sator::Axis axis : {sator::Axis::X, sator::Axis::Y}) square.rule("sum 15", square.lines(axis));
    square.rule("sum 15", {square.cell(0, 0), square.cell(1, 1), square.cell(2, 2)});
    square.rule("sum 15", {square.cell(0, 2), square.cell(1, 1), square.cell(2, 0)});
    return square;
}

sator::PuzzleBuilder crossword() {
    auto crossword = sator::PuzzleBuilder::rectangle(2, 2);
    const auto rows = crossword.lines(sator::Axis::Y), columns = crossword.lines(sator::Axis::X);
    crossword.rule("regex /HE|LL|O+/", rows[0]).rule("regex /[PLEASE]+/", rows[1]);
    crossword.rule("regex /[^SPEAK]+/", columns[0]).rule("regex /EP|IP|EF/", columns[1]);
    return crossword;
}

}  // namespace

int main() {
    auto square = solver_of(magic_square());
    if (!square) return 1;
    sator::Solutions solutions(*square);
    for (int shown = 0; shown < 2; ++shown) {
        if (const auto solution = solutions.next())
            std::fputs(sator::grid_text(square->puzzle(), *solution).c_str(), stdout);
    }
    const sator::Outcome counted = square->count(0);
    if (const auto* all = std::get_if<sator::Solved>(&counted))
        std::printf("two of %s\n", all->count.to_string().c_str());

    auto words = solver_of(crossword());
    if (!words) return 1;
    for (const std::span<const sator::Value> solution : sator::Solutions(*words)) {
        std::fputs(sator::grid_text(words->puzzle(), solution).c_str(), stdout);
    }
}
