#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/combined_rule.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator::explain {

/// Returns the beginning of the sentence of a step by the rule of 45, up to its conclusion: "Rows 1 to 3 add up to
/// 135, the 14 cages inside them to 128, so ". If several cells are left, it also says what they add up to.
std::string window_text(const PuzzleContext& context, const Step& step, const WindowSum& window);

/// Returns what the sums leave to the cells that they do not have in common with the regions: "R1C1 + R1C2 = 9", "R1C1 = R4C4 + 3".
std::string equation_of(const PuzzleContext& context, const WindowSum& window);

/// The same for the law of leftovers: "Rows 1 and 2 hold the same values as regions a and b. So R2C9, which is only in the
/// former, holds the same as R3C1. R2C9 is not 5, so ".
std::string leftovers_text(const PuzzleContext& context, const Step& step, const Leftovers& left);

/// Returns e.g. "rows 1 to 3", "boxes 2 and 5", "column 4".
std::string region_names(const PuzzleContext& context, const std::vector<RuleId>& regions);

/// Returns the regions that a step argues with: "rows 1 to 3", "rows 1 and 2 and regions a and b".
std::string combined_place(const PuzzleContext& context, const CombinedRule& combined);

/// Returns "rule of 45", or the same with the total of the regions if that is another.
std::string window_name(const WindowSum& window);

}  // namespace sator::explain
