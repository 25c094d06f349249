#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>

#include "sator/create/clues/puzzle_plan.hpp"
#include "sator/create/shapes/partition.hpp"

namespace sator::create {

/// The constraint of a kind on the parts of its grid.
struct PartConstraint {
    /// Whether a part may be so, by the rules of the kind and of good puzzles. The solution must obey the part's rule.
    std::function<bool(const Slot& part)> allows;
    /// Whether another solution breaks the rule of this part.
    std::function<bool(const Slot& part, std::span<const Value> counterexample)> excludes;
    /// Returns the base of the puzzle with these parts.
    std::function<std::string(const Partition& partition)> text;
    bool may_split = false;  ///< whether there may be more parts. A puzzle with more parts is easier
};

/// Makes the parts of a plan its base, and its refinement a change of parts: a cell in which a counterexample differs moves to the
/// part beside it, or a part is split, so that all counterexamples so far break some part. `plan` has its solution; the parts are
/// allowed.
std::expected<void, CreateFailure> design_by_parts(Plan& plan, Partition partition, PartConstraint constraint,
                                                   BasePuzzles& bases);

}  // namespace sator::create
