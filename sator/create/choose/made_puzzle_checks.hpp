#pragma once

#include "sator/create/choose/wish.hpp"
#include "sator/create/clues/plan.hpp"

namespace sator::create {

/// Returns why no puzzle of the scale's kind has the grades of the wish, and which grades there are.
CreateFailure no_such_grade(const explain::GradeScale& scale, const DifficultyWish& wish);
/// Returns the number of cells that these clues give.
std::size_t givens_of(const Plan& plan, const Chosen& chosen);
CreateFailure too_many_givens(std::size_t wanted, std::size_t most);
/// Returns whether the puzzle states some clue of its kind, unless the kind has only givens. A thermometer sudoku has a thermometer.
bool has_own_clue(const Plan& plan, const Chosen& chosen);

}  // namespace sator::create
