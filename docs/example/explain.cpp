// Explains how a person would solve a puzzle, one deduction after the other.
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
    const sator::PuzzleExplanation explanation = explainer->explain();
    for (const sator::PuzzleStep& step : explanation.steps)
        std::printf("%s: %s\n", step.technique.c_str(), step.sentence.c_str());
    const bool is_solved = explanation.end == sator::PuzzleExplanation::End::Solved;
    std::printf("%s\n", is_solved ? "solved" : "not solved");
}
