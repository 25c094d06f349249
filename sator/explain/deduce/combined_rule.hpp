#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/puzzle/grids/grid.hpp"

namespace sator::explain {

/// The rule of 45: regions whose totals are known, minus the sums that lie mostly in them. The cells of the regions
/// that are left (innies) minus those of the sums that are outside (outies) add up to the difference.
struct WindowSum {
    std::vector<RuleId> regions, sums;
    std::vector<CellId> innies, outies;  ///< in ascending order, each once
    /// The totals of the regions and of the sums, in the numbers of the puzzle.
    std::int64_t regions_total = 0, sums_total = 0;

    std::int64_t difference() const { return regions_total - sums_total; }
};

/// The law of leftovers: the regions of both lists hold the same values. So the cells in the first only hold the
/// same values as those in the second only.
struct Leftovers {
    std::vector<RuleId> first, second;
    std::vector<CellId> inside, outside;  ///< in the first only, in the second only; in ascending order
};

/// Combined counts: the lines and regions of `first` have a known number of cells with a value of the set, those of
/// `second`, too, so the cells in the first only have `needed` more than those in the second only. Cells that exclude each
/// other are parted into groups, each of which has one at most.
struct CountWindow {
    std::vector<Word> values;
    std::vector<RuleId> first, second;               ///< in the puzzle's order; `second` may be empty
    std::vector<RuleId> excluding;                   ///< the rules by which cells exclude each other
    std::int64_t first_total = 0, second_total = 0;  ///< as the rules state them
    std::int64_t needed = 0;
    std::vector<CellId> inside, outside;      ///< in the first only, in the second only; in ascending order
    std::vector<std::vector<CellId>> groups;  ///< of cells of `inside`, each of at least two
    std::vector<CellId> watching;             ///< cells in neither that would leave too few others
};

/// A fact that several rules imply together although none of their propagators finds it.
struct CombinedRule {
    std::vector<RuleId> rules;  ///< each once; none can be left out
    std::vector<CellId> cells;  ///< the cells that it is about
    std::variant<WindowSum, Leftovers, CountWindow> says;
};

}  // namespace sator::explain
