// Helps a person who is stuck: says what is wrong in the grid, or else the next step, little by little.
#include <cstdio>
#include <sator/sator.hpp>

int main() {
    auto square = sator::PuzzleBuilder::rectangle(4, 4);
    square.range("1..4")
        .rule("distinct", square.lines(sator::Axis::X))
        .rule("distinct", square.lines(sator::Axis::Y));
    square.initial("12.. ..1. 2... ...3");
    auto explainer = sator::PuzzleExplainer::build(*square.build());
    if (!explainer) return 1;
    const sator::CellId third = square.cell(0, 2);
    for (const int entry : {2, 3}) {
        const sator::PuzzleHint hint =
            explainer->hint({.entries = {{third, sator::Symbol::of_number(entry)}}});
        std::printf("With %d in the third cell:\n%s", entry, hint.mistakes.c_str());
        for (const std::string& text : hint.texts) std::fputs(text.c_str(), stdout);
    }
}
