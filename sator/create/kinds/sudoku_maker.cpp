#include "sator/create/kinds/sudoku_maker.hpp"

#include <array>

#include "sator/create/kinds/grid_size.hpp"

namespace sator::create {

namespace {

constexpr std::array kSudokuParameters = {kSizeParameter};

PlanResult plan_sudoku(const KindCall& call, RandomSource& random) {
    const auto size = square_size(call, 9, 4, 16);
    if (!size) return std::unexpected(size.error());
    const std::string side = std::to_string(*size);
    auto plan = plan_with_random_solution("sudoku " + side + "x" + side + "\n", call.bases, random);
    if (plan) add_givens(*plan);
    return plan;
}

}  // namespace

CreatedKind created_sudoku() {
    return {.name = "sudoku",
            .folder = "sudoku",
            .summary = "Each row, column and box holds each digit once; some digits are given.",
            .example = "sator create sudoku --grade 4 --seed 7",
            .parameters = kSudokuParameters,
            .usual_symmetry = "rotation",
            .plan = plan_sudoku};
}

}  // namespace sator::create
