// Explains how a person would solve a puzzle, one deduction after the other.
#include <cstdio>
#include <sator/sator.hpp>

namespace ask = sator::ask;

int main() {
    auto square = sator::PuzzleBuilder::rectangle(4, 4);
    square.range("1..4")
        .rule("distinct", square.lines(sator::Axis::X))
        .rule("distinct", square.lines(sator::Axis::Y));
    square.initial("12.. ..1. 2... ...3");
    const ask::Reply reply = ask::ask(ask::Source::of(*square.build()), ask::Explain{});
    const auto* explained = reply.first<ask::ExplainAnswer>();
    if (explained == nullptr) return 1;
    for (const auto& [technique, sentence] : explained->told())
        std::printf("%s: %s\n", technique.c_str(), sentence.c_str());
    const bool is_solved = explained->explanation.end == ask::ExplanationEnd::Solved;
    std::printf("%s\n", is_solved ? "solved" : "not solved");
}
