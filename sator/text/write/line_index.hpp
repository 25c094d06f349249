#pragma once

#include <map>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/lined_grid.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::text {

/// Finds the direction and the number of the whole line that a sequence is.
class LineIndex {
  public:
    struct Line {
        Axis axis = Axis::Y;
        std::size_t index = 0;  ///< from 0
        bool is_reversed = false;
    };

    explicit LineIndex(const Grid& grid);

    /// Returns nullopt if the sequence is no whole line. If it is a line in several directions, its label decides.
    std::optional<Line> find(const Sequence& sequence) const;

  private:
    struct Named {
        Line line;
        std::string label;
    };
    std::map<Slot, std::vector<Named>> lines_;
};

}  // namespace sator::text
