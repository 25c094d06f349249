#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/puzzle/grids/grid.hpp"

namespace sator::explain {

/// The rule of 45: regions whose totals are known, less the sums that lie mostly in them. The cells of the regions
/// that are left (innies) less those of the sums that are outside (outies) add up to the difference.
struct WindowSum {
    std::vector<RuleId> regions, sums;
    std::vector<CellId> innies, outies;  ///< in ascending order, each once
    /// What the regions and the sums add up to, in the numbers of the puzzle.
    std::int64_t regions_total = 0, sums_total = 0;

    std::int64_t difference() const { return regions_total - sums_total; }
};

/// The law of leftovers: the regions of both lists hold the same values. So the cells in the first only hold the
/// same values as those in the second only.
struct Leftovers {
    std::vector<RuleId> first, second;
    std::vector<CellId> inside, outside;  ///< in the first only, in the second only; in ascending order
};

/// What several rules imply together although none of their propagators says so.
struct CombinedRule {
    std::vector<RuleId> rules;  ///< each once; none can be left out
    std::vector<CellId> cells;  ///< the cells that it is about
    std::variant<WindowSum, Leftovers> says;
};

}  // namespace sator::explain
