#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/value_id.hpp"
#include "sator/render/board/point.hpp"

namespace sator::render {

/// The positions of a cell's candidates, in small letters. Each value of the range has its own place in a
/// grid of rows. If the range is too long for that, only the remaining candidates get places.
class CandidatePlaces {
  public:
    /// `columns` is the width of the widest symbol of the range, in characters.
    CandidatePlaces(const Box& box, const std::vector<ValueId>& range, const std::vector<ValueId>& candidates,
                    std::size_t columns);

    /// Returns whether even the remaining candidates are too many to be read.
    bool are_too_many() const { return are_too_many_; }
    /// Returns the font size.
    double size() const { return size_; }
    /// Returns the centre of a value's place. The value must have a place.
    Point place_of(ValueId value) const;

  private:
    Box box_;
    std::vector<ValueId> values_;
    std::size_t across_ = 1, down_ = 1;
    double size_ = 0;
    bool are_too_many_ = false;
};

}  // namespace sator::render
