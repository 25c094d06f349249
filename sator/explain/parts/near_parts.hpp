#pragma once

#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"

namespace sator {

/// Which parts of a puzzle lie near each other: those that share cells.
class NearParts {
  public:
    explicit NearParts(const PuzzleParts& parts);

    bool share_cells(PartId a, PartId b) const;
    /// Up to `most` of the parts, `seed` first, each next one that of which the greatest share of its cells
    /// is cells of those before it; of several such the first in `among`. What shares no cell comes last.
    std::vector<PartId> from(PartId seed, std::span<const PartId> among, std::size_t most) const;

  private:
    std::vector<std::vector<Word>> cells_;  // of each part
    std::vector<std::size_t> sizes_;
};

}  // namespace sator
