#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/graphs/position_graph.hpp"

namespace sator::propagators {

/// How many cells a group may have.
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

/// How many clues each group has.
enum class CluesOfGroup : std::uint8_t { Any, AtMostOne, ExactlyOne };

/// What each group of lit vertices must be: the lit vertices that hang together.
struct GroupDemand {
    SizeBounds size;
    std::vector<GroupClue> clues;
    CluesOfGroup clues_of_group = CluesOfGroup::Any;
};

}  // namespace sator::propagators
