#pragma once

#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/alphabet.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::text {

/// Collects the ranges of cells, one after the other. A cell with several ranges has their common values.
class CellRangeBuilder {
  public:
    /// Limits the values of all cells together, if the cells do not share one range.
    static constexpr std::size_t kValueLimit = 50'000'000;

    explicit CellRangeBuilder(const Grid& grid)
        : drawn_(grid.cell_count()), numbers_(grid.position_count(), 0) {}

    /// Sets the range for the next calls of `restrict`.
    void begin(std::vector<Symbol> range);
    void restrict(CellId cell);
    /// Restricts the drawn cells, not the positions between them.
    void restrict_all();
    /// If only positions between cells have ranges, the drawn cells get one value, the blank '.', which is shown nowhere.
    void blank_cells();

    /// Cells without values, for the same reason.
    struct Fault {
        CellId first;
        std::size_t others = 0;   ///< the number of further cells
        bool has_ranges = false;  ///< their ranges have no common value; else they have no range
    };
    std::vector<Fault> faults() const;

    /// Sets the puzzle's alphabet and ranges. Returns false, and sets no ranges, beyond kValueLimit.
    bool store(Puzzle& puzzle) const;

  private:
    using Symbols = std::vector<Symbol>;

    Symbols common_values(std::size_t number) const;

    std::size_t drawn_;  // the number of drawn cells
    Symbols range_;
    std::size_t range_count_ = 0;
    std::vector<Symbols> lists_{1};  // the values that cells can have; list 0 is for cells without a range
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> common_;  // (list, range) -> common list
    std::vector<std::size_t> numbers_;                                   // the list of each cell
};

}  // namespace sator::text
