#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/combined_rule.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator::explain {

/// Returns the beginning of the sentence of a step by combined counts, up to its conclusion: "Regions a and b must have their
/// 4 cells with "*" inside rows 1 and 2, which need only 4, so ".
std::string counts_text(const PuzzleContext& context, const Step& step, const CountWindow& window);

}  // namespace sator::explain
