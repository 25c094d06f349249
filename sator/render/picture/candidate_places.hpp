#pragma once

#include <cstdint>
#include <vector>

#include "sator/render/board/point.hpp"

namespace sator {

/// Where a cell's candidates stand, small. Each value of the range has its own place, in rows; where the
/// range is too long for that, the candidates that are left share the cell.
class CandidatePlaces {
  public:
    /// `columns`: how wide the widest symbol of the range is, in characters.
    CandidatePlaces(const Box& box, const std::vector<std::uint32_t>& range,
                    const std::vector<std::uint32_t>& candidates, std::size_t columns);

    /// Whether not even those that are left can be read.
    bool are_too_many() const { return are_too_many_; }
    /// Of the font.
    double size() const { return size_; }
    /// The middle of a value's place; the value is one of those that have one.
    Point place_of(std::uint32_t value) const;

  private:
    Box box_;
    std::vector<std::uint32_t> values_;
    std::size_t across_ = 1, down_ = 1;
    double size_ = 0;
    bool are_too_many_ = false;
};

}  // namespace sator
