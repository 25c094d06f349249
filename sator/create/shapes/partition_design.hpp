#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>

#include "sator/create/clues/plan.hpp"
#include "sator/create/shapes/partition.hpp"

namespace sator::create {

/// What a kind wants of the parts of its grid.
struct PartitionTaste {
    /// Whether a part may be so, by the kind's rules and by taste. The solution must obey the part's rule.
    std::function<bool(const Slot& part)> allows;
    /// Whether another solution breaks the rule of this part.
    std::function<bool(const Slot& part, std::span<const Value> rival)> excludes;
    /// Returns the base of the puzzle with these parts.
    std::function<std::string(const Partition& partition)> text;
    bool may_split = false;  ///< whether there may be more parts. A puzzle with more parts is easier
};

/// Makes the parts of a plan its base, and its repair a change of parts: a cell in which a rival differs changes over to the part
/// beside it, or a part is split, so that all rivals so far break some part. `plan` has its solution; the parts are allowed.
std::expected<void, CreateFailure> design_by_parts(Plan& plan, Partition partition, PartitionTaste taste,
                                                   BasePuzzles& bases);

}  // namespace sator::create
