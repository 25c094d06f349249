#include "sator/create/shapes/domino_tiling.hpp"

#include <algorithm>

#include "sator/create/shapes/connected_cells.hpp"

namespace sator::create {

namespace {

/// The number of times that a tiling is begun anew. Nearly each tiling of an even grid succeeds within a few times.
constexpr std::size_t kTilings = 500;

class Tiler {
  public:
    Tiler(std::size_t columns, std::size_t rows, RandomSource& random)
        : columns_(columns), rows_(rows), random_(random), is_open_(columns * rows, true) {}

    /// Returns the dominoes; empty if a cell is left alone.
    std::vector<Domino> tile() {
        std::vector<Domino> dominoes;
        while (2 * dominoes.size() < is_open_.size()) {
            const std::size_t cell = most_constrained();
            std::vector<std::size_t> beside = open_beside(cell);
            if (beside.empty()) return {};
            const std::size_t other = random_.pick(beside);
            is_open_[cell] = is_open_[other] = false;
            dominoes.emplace_back(std::min(cell, other), std::max(cell, other));
        }
        std::ranges::sort(dominoes);
        return dominoes;
    }

  private:
    std::vector<std::size_t> open_beside(std::size_t cell) const {
        std::vector<std::size_t> beside = cells_beside(columns_, rows_, cell);
        std::erase_if(beside, [&](std::size_t other) { return !is_open_[other]; });
        return beside;
    }

    std::size_t most_constrained() {
        std::size_t fewest = 5;
        std::vector<std::size_t> cells;
        for (std::size_t cell = 0; cell < is_open_.size(); ++cell) {
            if (!is_open_[cell]) continue;
            const std::size_t beside = open_beside(cell).size();
            if (beside < fewest) cells.clear();
            fewest = std::min(fewest, beside);
            if (beside == fewest) cells.push_back(cell);
        }
        return random_.pick(cells);
    }

    std::size_t columns_, rows_;
    RandomSource& random_;
    std::vector<bool> is_open_;
};

}  // namespace

std::vector<Domino> random_tiling(std::size_t columns, std::size_t rows, RandomSource& random) {
    for (std::size_t i = 0; i < kTilings && columns * rows % 2 == 0; ++i) {
        if (auto dominoes = Tiler(columns, rows, random).tile(); !dominoes.empty()) return dominoes;
    }
    return {};
}

}  // namespace sator::create
