#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::text {

/// How a value of a position between cells is drawn.
enum class BetweenLook : std::uint8_t {
    Nothing,     ///< no line
    Line,        ///< a line along the edge or link, as a player draws it
    Border,      ///< a wall between two cells
    DoubleLine,  ///< two parallel lines, e.g. two bridges
    Text,        ///< the value's symbol
};

/// Says how the values between the cells of a puzzle are drawn: as the puzzle's kind says (`draw line as thick line`). If it says
/// nothing, a dot, a blank and 0 are no line; the only other value of edges or links is a line; 1 and 2 are a line and a double
/// one; other values are texts.
class BetweenLooks {
  public:
    /// `puzzle` must outlive this. Its alphabet and ranges are known.
    explicit BetweenLooks(const Puzzle& puzzle);

    BetweenLook of(CellId position, ValueId value) const { return looks_of(position)[value.index()]; }
    /// Returns the value of a position that is drawn so; nullopt if its range has none.
    std::optional<ValueId> value(CellId position, BetweenLook look) const;

  private:
    const std::vector<BetweenLook>& looks_of(CellId position) const {
        return by_sort_[static_cast<std::size_t>(puzzle_.grid.sort_of(position))];
    }

    const Puzzle& puzzle_;
    std::array<std::vector<BetweenLook>, 4>
        by_sort_;  // by sort and value; empty for sorts that the grid lacks
};

}  // namespace sator::text
