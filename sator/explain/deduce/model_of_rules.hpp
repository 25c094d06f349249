#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/explain/clues/candidates.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator::explain {

/// Returns a model of the puzzle's cells, with these candidates as domains, and only the given rules.
Model model_of_rules(const PuzzleContext& context, std::span<const RuleId> rules,
                     const Candidates& candidates);

}  // namespace sator::explain
