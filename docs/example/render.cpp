// Draws a puzzle with its solution as an SVG document.
#include <cstdio>
#include <sator/sator.hpp>

int main() {
    auto kakuro = sator::PuzzleBuilder::rectangle(2, 2);
    const auto rows = kakuro.lines(sator::Axis::Y), columns = kakuro.lines(sator::Axis::X);
    kakuro.title("Four sums").range("1..9").rule("sum 3", rows[0]).rule("sum 7", rows[1]);
    kakuro.rule("sum 4", columns[0]).rule("distinct", rows).rule("distinct", columns);
    const auto puzzle = kakuro.build();
    if (!puzzle) return 1;
    auto solver = sator::PuzzleSolver::build(*puzzle);
    if (!solver) return 1;
    const auto found = solver->solve({.limit = 1}).solutions;
    if (found.empty()) return 1;
    const auto svg = sator::draw_svg(*puzzle, {.solution = found[0], .theme = sator::Theme::Light});
    if (!svg) return 1;  // svg.error() is the limit that was reached
    std::fputs(svg->c_str(), stdout);
}
