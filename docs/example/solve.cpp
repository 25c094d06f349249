// Reads a puzzle, and shows what each cell holds in its first two solutions.
#include <cstdio>
#include <sator/sator.hpp>

constexpr const char* kLatinSquare = "layout 3x3\nrange 1..3\nrule distinct\n| * * *\n\n| *\n| *\n| *\n";

int main() {
    sator::Resources files;  // the files that puzzles name, such as word lists: here none
    const sator::ReadResult puzzles = sator::read_puzzles(kLatinSquare, "latin-square.sator", files);
    if (!puzzles[0]) {
        std::fputs(sator::to_text(puzzles[0].error()).c_str(), stderr);
        return 1;
    }
    auto solver = sator::PuzzleSolver::build(*puzzles[0], {.files = files});
    if (!solver) return 1;  // solver.error() has the mistakes in its rules
    for (const sator::Solution& solution : solver->solve({.limit = 2}).solutions) {
        for (const sator::Symbol& symbol : solution) std::printf("%s ", symbol.to_string().c_str());
        std::printf("and in the middle %s\n", solution[sator::CellId(4)].to_string().c_str());
    }
}
