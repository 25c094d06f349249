#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limits.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"

namespace sator::explain {

/// A change of one number or one given after which a puzzle without a solution has exactly one.
struct Correction {
    PartId part;                  ///< the rule or given that is changed
    std::string before, after;    ///< the number or value
    std::uint64_t distance = 0;   ///< between the two numbers; of other values: 1
    std::vector<Value> solution;  ///< the solution of the changed puzzle
};

/// Returns corrections of the puzzle's parts, clues and givens before general rules, small distances first.
/// `relaxations` are parts such that the puzzle has a solution without any one of them. Each correction is
/// proven by two searches; those that take too long are left out.
std::vector<Correction> find_corrections(const PuzzleParts& parts, std::span<const PartId> relaxations,
                                         const Registry& registry, RuleContext& context,
                                         const Limits& limits);

/// Returns e.g. "with 5 instead of 6 it is unique: row 3 must add up to 6".
std::string correction_text(const Correction& correction, const PuzzleParts& parts);

}  // namespace sator::explain
