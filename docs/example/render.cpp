// Draws a puzzle with its solution as an SVG document.
#include <cstdio>
#include <sator/sator.hpp>

namespace ask = sator::ask;

int main() {
    auto kakuro = sator::PuzzleBuilder::rectangle(2, 2);
    const auto rows = kakuro.lines(sator::Axis::Y), columns = kakuro.lines(sator::Axis::X);
    kakuro.title("Four sums").range("1..9").rule("sum 3", rows[0]).rule("sum 7", rows[1]);
    kakuro.rule("sum 4", columns[0]).rule("distinct", rows).rule("distinct", columns);
    const auto puzzle = kakuro.build();
    if (!puzzle) return 1;
    const ask::Reply reply =
        ask::ask(ask::Source::of(*puzzle), ask::Render{.theme = sator::Theme::Light, .solution = true});
    const auto* drawn = reply.first<ask::RenderAnswer>();
    if (drawn == nullptr) return 1;  // a mistake, or a limit that was reached
    std::fputs(drawn->svg.c_str(), stdout);
}
