// Makes a sudoku of grade 4 with exactly one solution, and prints it with its solution.
#include <cstdio>
#include <sator/sator.hpp>

namespace ask = sator::ask;

int main() {
    ask::Source source;
    source.seed = 7;
    const ask::Reply reply =
        ask::ask(source, ask::Create{.options = {.kind = "sudoku", .grade = sator::GradeRange{4, 4}}});
    const auto* created = reply.first<ask::CreateAnswer>();
    if (created == nullptr) return 1;
    if (!created->made) {
        std::fputs(sator::to_text(created->made.error().problem).c_str(), stderr);
        return 1;
    }
    const auto& made = *created->made;
    std::fputs(made.text.c_str(), stdout);
    std::fputs(sator::grid_text(sator::Solution(made.puzzle, made.solution)).c_str(), stdout);
}
