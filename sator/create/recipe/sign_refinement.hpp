#pragma once

#include "sator/create/clues/puzzle_plan.hpp"
#include "sator/create/recipe/printed_board.hpp"

namespace sator::create {

/// Makes the plan move the signs that were placed before its grid was filled, with their numbers, until the kind's rules exclude each
/// counterexample. The plan's clues are those of `board`.
void refine_by_signs(Plan& plan, PrintedBoard board, BasePuzzles& bases);

}  // namespace sator::create
