#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/graphs/position_graph.hpp"

namespace sator::propagators {

/// The least and the greatest number of cells of a group.
struct SizeBounds {
    static constexpr std::uint32_t kUnbounded = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t least = 1, most = kUnbounded;

    friend bool operator==(const SizeBounds&, const SizeBounds&) = default;
};

/// A vertex that bounds the size of its group, if it is in one.
struct GroupClue {
    PositionGraph::Vertex vertex = 0;
    SizeBounds size;
};

/// The number of clues of each group.
enum class CluesOfGroup : std::uint8_t { Any, AtMostOne, ExactlyOne };

/// The demands on each group of a graph. A group is a connected component of the lit vertices.
struct GroupDemand {
    SizeBounds size;
    std::vector<GroupClue> clues;
    CluesOfGroup clues_of_group = CluesOfGroup::Any;
};

}  // namespace sator::propagators
