#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/loops/crossing_demand.hpp"

namespace sator::propagators {

/// Lines that hang together, without their lengths: the nodes are the places at which they end, turn or meet, and straight pieces join
/// them.
struct Figure {
    struct Node {
        ArmState ways = 0;
        std::array<std::optional<std::uint32_t>, kWays>
            next{};  ///< by way: the node at the other end of the straight piece
    };
    std::vector<Node> nodes;
};

/// Whether lines only pass straight through a place.
constexpr bool is_straight(ArmState ways) {
    constexpr ArmState kUpright = 3, kLevel = 12;
    return ways == kUpright || ways == kLevel;
}

/// Returns the figure of a picture: `ways` has what leaves each place, row by row. Nullopt if a line ends nowhere, or if the lines do not
/// hang together.
std::optional<Figure> figure_of(std::span<const ArmState> ways, std::size_t columns);

/// Whether two figures are equal without turning or mirroring. Linear times the number of nodes: if one node is known, all are.
bool are_alike(const Figure& a, const Figure& b);

}  // namespace sator::propagators
