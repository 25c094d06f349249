#include "sator/create/shapes/random_cages.hpp"

#include <algorithm>

namespace sator::create {

namespace {

/// Whether the part of `cell` may take the part of `other` in.
bool may_join(const Partition& cages, CellId cell, CellId other, std::size_t most,
              const std::function<bool(const Slot&)>& allows) {
    const std::size_t to = cages.part_of(cell), from = cages.part_of(other);
    if (to == from) return false;
    Slot joined = cages.parts()[to];
    joined.insert(joined.end(), cages.parts()[from].begin(), cages.parts()[from].end());
    std::ranges::sort(joined);
    return joined.size() <= most && allows(joined);
}

void join(Partition& cages, CellId cell, CellId other) {
    const Slot moved = cages.parts()[cages.part_of(other)];
    for (const CellId one : moved) cages.move(one, cages.part_of(cell));
}

}  // namespace

Partition random_cages(const Grid& grid, std::size_t least, std::size_t most,
                       const std::function<bool(const Slot&)>& allows, RandomSource& random) {
    Partition cages(grid);
    Slot order;
    for (std::size_t cell = 0; cell < grid.cell_count(); ++cell) order.emplace_back(cell);
    random.shuffle(order);
    const auto size_of = [&](CellId cell) { return cages.parts()[cages.part_of(cell)].size(); };
    for (const CellId start : order) {
        if (size_of(start) > 1) continue;
        const std::size_t size = random.between(least, most);
        for (bool has_grown = true; has_grown && size_of(start) < size;) {
            has_grown = false;
            Slot beside;
            for (const CellId cell : cages.parts()[cages.part_of(start)]) {
                for (const CellId other : cages.neighbours(cell)) {
                    if (size_of(other) == 1 && may_join(cages, start, other, size, allows))
                        beside.push_back(other);
                }
            }
            if (beside.empty()) break;
            join(cages, start, random.pick(beside));
            has_grown = true;
        }
    }
    for (const CellId cell : order) {
        if (size_of(cell) >= least) continue;
        Slot beside = cages.neighbours(cell);
        random.shuffle(beside);
        const auto other =
            std::ranges::find_if(beside, [&](CellId n) { return may_join(cages, n, cell, most, allows); });
        if (other != beside.end()) join(cages, *other, cell);
    }
    cages.tidy();
    return cages;
}

}  // namespace sator::create
