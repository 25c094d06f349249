#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limits.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator::explain {

/// A given that the grid replaces by another value.
struct ChangedGiven {
    Given given;
    ValueId entered;  ///< the value in its place
};

/// Returns the givens that entries change, in the order of the entries.
std::vector<ChangedGiven> changed_givens(std::span<const Given> givens, std::span<const Given> entries);

/// The mistakes in a partly filled grid. A grid has none if some solution completes it.
struct Mistakes {
    /// The grid then belongs to another puzzle. Broken rules are found in the grid as it is; whether it can
    /// be completed is decided without these entries.
    std::vector<ChangedGiven> changed;
    /// Each rule that the entries alone break, with the entries that break it.
    std::vector<Step> broken;
    /// If no rule is broken yet and still no solution completes the grid: a minimal set of entries that no
    /// solution contains.
    std::vector<Candidate> dead_end;
    /// True if the givens alone have no solution.
    bool has_no_solution = false;
    std::optional<Limit> limit;                       ///< the limit that left the last question open
    std::shared_ptr<const Told<Mistakes>> told = {};  ///< see Step::told

    bool is_none() const { return changed.empty() && broken.empty() && dead_end.empty() && !has_no_solution; }
};

/// `entries` are besides `givens` or in place of some, and are within the cells' ranges.
Mistakes find_mistakes(const PuzzleContext& context, std::span<const Given> givens,
                       std::span<const Given> entries, const Limits& limits);

}  // namespace sator::explain
