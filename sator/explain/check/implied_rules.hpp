#pragma once

#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"

namespace sator::explain {

/// A rule that another rule implies: every filling that keeps `by` keeps `rule`.
struct ImpliedRule {
    PartId rule, by;
};

/// Returns the rules that another rule alone implies; if two rules are equivalent, only the later one. Each
/// implication is proven; if a proof takes too long, the pair is left out. `context` is the one of `parts`.
/// Skips the rules in `idle`, ascending, because every rule implies them.
std::vector<ImpliedRule> implied_rules(const PuzzleParts& parts, RuleContext& context, const Limits& limits,
                                       std::span<const PartId> idle = {});

}  // namespace sator::explain
