#pragma once

#include <span>

#include "sator/engine/model/model.hpp"
#include "sator/explain/deduce/candidates.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator {

/// The puzzle's cells, with these candidates, and nothing but some of its rules.
Model model_of_rules(const PuzzleContext& context, std::span<const RuleId> rules,
                     const Candidates& candidates);

}  // namespace sator
