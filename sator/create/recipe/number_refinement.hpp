#pragma once

#include "sator/create/clues/puzzle_plan.hpp"
#include "sator/create/recipe/printed_board.hpp"

namespace sator::create {

/// Puts a number from 1 to the number of columns into each cell, so that the kind's rules hold in the plan's solution, and makes the plan
/// change numbers until the rules exclude each counterexample. Returns false if no number fits a cell.
bool refine_by_numbers(Plan& plan, PrintedBoard board, BasePuzzles& bases, RandomSource& random);

}  // namespace sator::create
