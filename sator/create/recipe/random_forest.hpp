#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sator/create/requests/random_source.hpp"
#include "sator/create/shapes/grid_sizes.hpp"

namespace sator::create {

/// The ways that a line may go from a cell, as bits.
inline constexpr std::uint8_t kUpward = 1;
inline constexpr std::uint8_t kDownward = 2;
inline constexpr std::uint8_t kLeftward = 4;
inline constexpr std::uint8_t kRightward = 8;

/// The sizes and shapes of the trees of a random forest.
struct ForestDemand {
    std::size_t least_cells = 3, most_cells = 12;
    std::size_t least_nodes = 3, most_nodes = 8;  ///< the places at which lines end, turn or meet
    std::size_t usual_cells = 7;                  ///< trees are joined until this is about their average size
    bool are_paths = false;  ///< no tree branches or has two neighbours that it does not join
};

/// Trees of lines between the centres of cells, which pass all cells.
struct Forest {
    std::vector<std::uint8_t> ways;               ///< by cell: where its lines go
    std::vector<std::vector<std::size_t>> trees;  ///< the cells of each, in reading order
};

/// Joins neighbouring trees at random, at first each cell alone. Long straight lines are preferred. Returns no trees if one of them
/// stayed too small.
Forest random_forest(const MadeGridSize& size, const ForestDemand& demand, RandomSource& random);

/// Whether a line ends, turns or branches where it goes these ways.
constexpr bool is_node(std::uint8_t ways) {
    return ways != (kUpward | kDownward) && ways != (kLeftward | kRightward);
}

}  // namespace sator::create
