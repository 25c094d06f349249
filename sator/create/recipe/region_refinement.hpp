#pragma once

#include <functional>
#include <string>

#include "sator/create/clues/puzzle_plan.hpp"
#include "sator/create/shapes/partition.hpp"

namespace sator::create {

/// Makes the plan change its regions where a counterexample differs, whatever the kind's rules about regions are: each text is read, and
/// its rules' plain meaning must hold in the solution and break in all counterexamples so far. `text` writes the puzzle.
void refine_by_regions(Plan& plan, Partition regions, std::function<std::string(const Partition&)> text,
                       BasePuzzles& bases);

}  // namespace sator::create
