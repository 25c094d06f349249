#pragma once

#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"

namespace sator::explain {

/// Nearness of a puzzle's parts: two parts are near if they share cells.
class NearParts {
  public:
    explicit NearParts(const PuzzleParts& parts);

    bool share_cells(PartId a, PartId b) const;
    /// Returns up to `most` of the parts, `seed` first. Each next part is the one with the greatest share of
    /// its cells in cells of the parts before it; the first in `among` wins a tie. Parts that share no cell
    /// come last.
    std::vector<PartId> from(PartId seed, std::span<const PartId> among, std::size_t most) const;

  private:
    std::vector<std::vector<Word>> cells_;  // by part
    std::vector<std::size_t> sizes_;
};

}  // namespace sator::explain
