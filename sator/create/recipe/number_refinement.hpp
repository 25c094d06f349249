#pragma once

#include "sator/create/clues/puzzle_plan.hpp"
#include "sator/create/recipe/printed_board.hpp"

namespace sator::create {

/// Puts a number from 1 to the number of columns into each cell, so that the kind's rules hold in the plan's solution, and makes the plan
/// change numbers until the rules exclude each counterexample. Returns false if no number fits a cell.
bool refine_by_numbers(Plan& plan, PrintedBoard board, BasePuzzles& bases, RandomSource& random);

/// The same for a board that has numbers already, in some of its cells: they change within these bounds.
void refine_numbers_within(Plan& plan, PrintedBoard board, std::size_t least, std::size_t most,
                           BasePuzzles& bases);

}  // namespace sator::create
