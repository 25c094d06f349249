#include "sator/create/shapes/grown_regions.hpp"

#include <algorithm>

namespace sator::create {

namespace {

class RegionGrower {
  public:
    RegionGrower(const Grid& grid, std::span<const Slot> groups, RandomSource& random)
        : partition_(grid), random_(random), is_taken_(grid.cell_count()) {
        for (const Slot& group : groups) {
            for (const CellId cell : group) is_taken_[cell.index()] = true;
        }
    }

    /// Gives the cells of a shortest path from the first cell to each other one to its region.
    bool connect(const Slot& group) {
        for (std::size_t i = 1; i < group.size(); ++i) {
            const auto path = path_between(partition_.part_of(group[0]), group[i]);
            if (!path) return false;
            for (const CellId cell : *path) take(cell, partition_.part_of(group[0]));
        }
        return true;
    }

    Partition grown() {
        for (;;) {
            std::vector<std::pair<CellId, std::size_t>> steps;
            for (std::size_t cell = 0; cell < is_taken_.size(); ++cell) {
                if (is_taken_[cell]) continue;
                for (const CellId other : partition_.neighbours(CellId(cell))) {
                    if (is_taken_[other.index()]) steps.emplace_back(CellId(cell), partition_.part_of(other));
                }
            }
            if (steps.empty()) break;
            const auto& [cell, part] = random_.pick(steps);
            take(cell, part);
        }
        partition_.tidy();
        return std::move(partition_);
    }

  private:
    void take(CellId cell, std::size_t part) {
        if (partition_.part_of(cell) != part) partition_.move(cell, part);
        is_taken_[cell.index()] = true;
    }

    std::optional<Slot> path_between(std::size_t part, CellId to) const {
        constexpr std::size_t kUnseen = SIZE_MAX;
        std::vector<std::size_t> from(is_taken_.size(), kUnseen);
        Slot queue = partition_.parts()[part];
        for (const CellId cell : queue) from[cell.index()] = cell.index();
        for (std::size_t next = 0; next < queue.size(); ++next) {
            for (const CellId other : partition_.neighbours(queue[next])) {
                if (from[other.index()] != kUnseen || (is_taken_[other.index()] && other != to)) continue;
                from[other.index()] = queue[next].index();
                if (other != to) {
                    queue.push_back(other);
                    continue;
                }
                Slot path = {to};
                while (from[path.back().index()] != path.back().index())
                    path.emplace_back(from[path.back().index()]);
                return path;
            }
        }
        return std::nullopt;
    }

    Partition partition_;
    RandomSource& random_;
    std::vector<bool> is_taken_;
};

}  // namespace

std::optional<Partition> grown_regions(const Grid& grid, std::span<const Slot> groups, RandomSource& random) {
    RegionGrower grower(grid, groups, random);
    for (const Slot& group : groups) {
        if (!grower.connect(group)) return std::nullopt;
    }
    return grower.grown();
}

}  // namespace sator::create
