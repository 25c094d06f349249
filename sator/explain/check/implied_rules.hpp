#pragma once

#include <span>
#include <vector>

#include "sator/explain/parts/puzzle_parts.hpp"

namespace sator {

/// Rules that say no more than another one does: whenever `by` is kept, so is `rule`.
struct ImpliedRule {
    PartId rule, by;
};

/// Rules that another rule alone implies; of two that say the same only the later. Each is proven; where that
/// takes too long nothing is said. `context` is the parts'. `idle`, ascending: rules that say nothing at all,
/// and of which nothing is said therefore.
std::vector<ImpliedRule> implied_rules(const PuzzleParts& parts, RuleContext& context, const Limits& limits,
                                       std::span<const PartId> idle = {});

}  // namespace sator
