// Makes a sudoku of grade 4 with exactly one solution, and prints it with its solution.
#include <cstdio>
#include <sator/create.hpp>
#include <sator/sator.hpp>

int main() {
    const auto made = sator::create_puzzle({.kind = "sudoku", .seed = 7, .grade = sator::GradeRange{4, 4}});
    if (!made) {
        std::fputs(sator::to_text(made.error().problem).c_str(), stderr);
        return 1;
    }
    std::fputs(made->text.c_str(), stdout);
    std::fputs(sator::grid_text(made->solution).c_str(), stdout);
}
