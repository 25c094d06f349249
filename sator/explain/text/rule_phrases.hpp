#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator::explain {

/// Returns the rule's subject, with "the grid" for "all cells", because "all cells cannot …" would be misread.
std::string place_name(const PuzzleContext& context, RuleId rule);

/// Returns true if the rule's demand can be left out, because every player knows it: different values in a row, a column
/// or a box.
bool needs_no_demand(const PuzzleContext& context, RuleId rule);

/// Returns the rule's subject, with its demand unless that can be left out: "row 3", "row 3 must match /A+/".
std::string with_demand(const PuzzleContext& context, RuleId rule);

/// Returns true if another of the step's rules has the same subject.
bool needs_demand(const PuzzleContext& context, const Step& step, RuleId rule);

}  // namespace sator::explain
