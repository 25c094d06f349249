#pragma once

#include <map>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/cell_bits.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/puzzle/grids/grid.hpp"

namespace sator::explain {

class Query;

/// A line or region that must have a known number of cells with a value of a set.
struct CountedLine {
    RuleId rule;
    CellBits cells;            ///< those whose range has a value of the set and another one
    std::int64_t total = 0;    ///< as the rule states it
    std::int64_t decided = 0;  ///< how many other cells of the rule always have a value of the set
};

/// The lines and regions that count the same values, and the cells that cannot both have one of these.
struct CountedLines {
    std::vector<Word> values;
    /// The lines of each axis, then the regions. Those of one family share no cell.
    std::vector<std::vector<CountedLine>> families;
    /// The rules that say of two cells that at most one has such a value; both orders of the cells are keys.
    std::map<std::pair<CellId, CellId>, std::vector<RuleId>> excluding;
    /// For each cell, the cells that such rules name; empty if there are none.
    std::vector<CellBits> excluded_by;

    /// Returns whether one of these rules excludes that both cells have such a value.
    bool exclude(CellId a, CellId b, std::span<const RuleId> by) const;
};

/// Returns what the puzzle's rules count, by sets of values, in the order of the rules. The query's watch is checked; if
/// it is over, some are missing.
std::vector<CountedLines> counted_lines(Query& query);

}  // namespace sator::explain
