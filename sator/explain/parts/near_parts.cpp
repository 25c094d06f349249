#include "sator/explain/parts/near_parts.hpp"

#include <algorithm>

#include "sator/engine/model/cell_bits.hpp"

namespace sator::explain {

NearParts::NearParts(const PuzzleParts& parts) {
    for (const PartId part : parts.all()) {
        const auto cells = parts.cells(part);
        auto& set = cells_.emplace_back(words_for(parts.puzzle().grid.position_count()), 0);
        for (const CellId cell : cells) set_bit(set, cell.index());
        sizes_.push_back(std::max<std::size_t>(cells.size(), 1));
    }
}

bool NearParts::share_cells(PartId a, PartId b) const {
    return count_common(cells_[a.index()], cells_[b.index()]) > 0;
}

std::vector<PartId> NearParts::from(PartId seed, std::span<const PartId> among, std::size_t most) const {
    std::vector<PartId> order{seed}, waiting = without(among, seed);
    CellBits reached = cells_[seed.index()];
    const auto is_farther = [&](PartId a, PartId b) {
        return count_common(cells_[a.index()], reached) * sizes_[b.index()] <
               count_common(cells_[b.index()], reached) * sizes_[a.index()];
    };
    while (!waiting.empty() && order.size() < most) {
        const auto next = std::ranges::max_element(waiting, is_farther);
        order.push_back(*next);
        add_members(reached, cells_[next->index()]);
        waiting.erase(next);
    }
    return order;
}

}  // namespace sator::explain
