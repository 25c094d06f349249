#pragma once

#include <span>
#include <string>

#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator {

/// The step in the puzzle's own words: "Box 5: 7 can stand nowhere but in R4C6." Names no rule and no cell
/// that the step does not use.
std::string sentence(const PuzzleContext& context, const Step& step);
/// Of steps that are told together (step_groups.hpp).
std::string sentence(const PuzzleContext& context, std::span<const Step> step_group);

/// The technique's name, for this step's rules: "forced letter", "three rules together".
std::string technique_name(const PuzzleContext& context, const Step& step);

}  // namespace sator
