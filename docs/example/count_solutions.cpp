// Counts the Latin squares of order 6, first with much time and then with none.
#include <chrono>
#include <cstdio>
#include <sator/sator.hpp>

void show(const sator::Outcome& outcome) {
    if (const auto* solved = std::get_if<sator::Solved>(&outcome))
        std::printf("%s solutions\n", solved->count.to_string().c_str());
    if (const auto* stopped = std::get_if<sator::Stopped>(&outcome))
        std::printf("stopped by the %s\n", std::string(name_of(stopped->limit)).c_str());
    if (std::holds_alternative<sator::Unsatisfiable>(outcome)) std::printf("no solution\n");
}

int main() {
    auto square = sator::PuzzleBuilder::rectangle(6, 6);
    square.range("1..6")
        .rule("distinct", square.lines(sator::Axis::X))
        .rule("distinct", square.lines(sator::Axis::Y));
    auto solver = sator::PuzzleSolver::build(*square.build());
    if (!solver) return 1;
    const auto now = sator::Limits::Clock::now();
    show(solver->count({.limits = sator::Limits{.deadline = now + std::chrono::minutes(5)}}));
    show(solver->count({.limits = sator::Limits{.deadline = now}}));
}
