// A puzzle made in C++, in the words of the puzzle language: a regex crossword of 2 x 2 cells. Prints it as a
// file of that language, then its solution.
#include <cstdio>
#include <sator/sator.hpp>

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
}
