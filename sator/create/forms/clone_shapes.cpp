#include "sator/create/forms/clone_shapes.hpp"

#include <algorithm>

#include "sator/puzzle/grids/cell_coordinates.hpp"

namespace sator::create {

namespace {

/// A group with fewer cells says too little.
constexpr std::size_t kLeastClone = 3;

class CloneFinder {
  public:
    explicit CloneFinder(const Plan& plan)
        : plan_(plan), at_(cell_coordinates(plan.base->puzzle->grid)), is_used_(at_.size()) {}

    /// Adds the groups whose clones lie this number of rows and columns away.
    void find(int rows, int columns, std::vector<std::pair<Slot, Slot>>& found) {
        for (std::size_t start = 0; start < at_.size(); ++start) {
            Slot group, clone;
            std::vector<bool> is_taken = is_used_;
            std::vector<std::size_t> open = {start};
            while (!open.empty()) {
                const std::size_t cell = open.back();
                open.pop_back();
                const std::size_t other = moved(cell, rows, columns);
                if (other == kNone || is_taken[cell] || is_taken[other] ||
                    plan_.solution[cell] != plan_.solution[other])
                    continue;
                is_taken[cell] = is_taken[other] = true;
                group.emplace_back(cell);
                clone.emplace_back(other);
                for (const auto& [r, c] : {std::pair{0, 1}, {0, -1}, {1, 0}, {-1, 0}}) {
                    if (const std::size_t next = moved(cell, r, c); next != kNone) open.push_back(next);
                }
            }
            if (group.size() < kLeastClone) continue;
            is_used_ = std::move(is_taken);
            found.emplace_back(std::move(group), std::move(clone));
        }
    }

  private:
    static constexpr std::size_t kNone = SIZE_MAX;

    std::size_t moved(std::size_t cell, int rows, int columns) const {
        const CellCoordinates to{at_[cell].row + static_cast<std::uint32_t>(rows),
                                 at_[cell].column + static_cast<std::uint32_t>(columns)};
        const auto found = std::ranges::find(at_, to);
        return found == at_.end() ? kNone : static_cast<std::size_t>(found - at_.begin());
    }

    const Plan& plan_;
    std::vector<CellCoordinates> at_;
    std::vector<bool> is_used_;
};

}  // namespace

std::vector<std::pair<Slot, Slot>> clone_shapes(const Plan& plan, RandomSource& random) {
    const int rows = static_cast<int>(plan.base->puzzle->grid.line_counts[1]);
    const int columns = static_cast<int>(plan.base->puzzle->grid.line_counts[0]);
    std::vector<std::pair<int, int>> moves;
    for (int r = 0; r < rows; ++r) {
        for (int c = r == 0 ? 1 : 1 - columns; c < columns; ++c) moves.emplace_back(r, c);
    }
    random.shuffle(moves);
    std::vector<std::pair<Slot, Slot>> found;
    CloneFinder finder(plan);
    for (const auto& [r, c] : moves) finder.find(r, c, found);
    return found;
}

}  // namespace sator::create
