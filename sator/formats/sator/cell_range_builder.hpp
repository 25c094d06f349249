#pragma once

#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "sator/language/symbols/alphabet.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// What cells may hold, while their ranges are told one after the other: a cell with several holds what they
/// have in common.
class CellRangeBuilder {
  public:
    /// The most values that all cells may have together where they do not share one range.
    static constexpr std::size_t kValueLimit = 50'000'000;

    explicit CellRangeBuilder(std::size_t cells) : numbers_(cells, 0) {}

    /// The range of the calls of `restrict` that follow.
    void begin(std::vector<Symbol> range);
    void restrict(CellId cell);
    void restrict_all();

    /// Cells that nothing can stand in, for one reason.
    struct Fault {
        CellId first;
        std::size_t others = 0;   ///< how many more there are
        bool has_ranges = false;  ///< whose ranges have nothing in common; else they have none
    };
    std::vector<Fault> faults() const;

    /// Sets the puzzle's alphabet and ranges. False, and no ranges set, beyond kValueLimit.
    bool store(Puzzle& puzzle) const;

  private:
    using Symbols = std::vector<Symbol>;

    Symbols common_values(std::size_t number) const;

    Symbols range_;
    std::size_t range_count_ = 0;
    std::vector<Symbols> lists_{
        1};  // those that cells can have, by number; 0 is that of cells without a range
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> common_;  // of a list and a range
    std::vector<std::size_t> numbers_;                                   // of each cell
};

}  // namespace sator
