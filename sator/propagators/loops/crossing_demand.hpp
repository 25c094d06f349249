#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/loops/line_graph.hpp"
#include "sator/propagators/loops/loop_demand.hpp"

namespace sator::propagators {

/// The four ways out of a vertex, in the order of its arms. Bit 1 is the axis.
enum class Way : std::uint8_t { Up, Down, Left, Right };
constexpr std::size_t kWays = 4;

/// Closed lines that may cross: where four lines meet, two lines go straight.
struct CrossingDemand {
    static constexpr std::uint32_t kAnyLabel = 0;
    static constexpr std::uint32_t kNoLabel = std::numeric_limits<std::uint32_t>::max();
    /// By way: the line that leaves a vertex; nullopt if there is none.
    using Arms = std::array<std::optional<LineGraph::Line>, kWays>;

    LineGraph graph;
    std::vector<Arms> arms;  ///< by vertex
    Loops loops = Loops::One;
    bool visits_all = false;      ///< whether a loop passes each vertex
    bool are_rectangles = false;  ///< whether each loop turns four times
    /// By vertex. If there are labels, each loop passes one or more of them, all labels of a loop are equal, and equal labels are on one
    /// loop. A line passes each label, and does not cross another line there.
    std::vector<std::uint32_t> label;

    bool has_labels() const { return !label.empty(); }
    bool is_label(LineGraph::Vertex vertex) const { return has_labels() && label[vertex] != kNoLabel; }
    bool must_pass(LineGraph::Vertex vertex) const { return visits_all || is_label(vertex); }
};

/// What the arms of a vertex do: a set of ways, as bits. None, two or four of them are drawn.
using ArmState = std::uint8_t;
constexpr ArmState kAllArms = 15;

constexpr std::size_t opposite(std::size_t way) {
    return way ^ 1U;
}

/// Returns the way by which a line leaves that enters by a way of the state, which has two or four ways.
constexpr std::size_t partner(ArmState state, std::size_t way) {
    if (state == kAllArms) return opposite(way);
    for (std::size_t other = 0; other < kWays; ++other) {
        if (other != way && (state >> other & 1U) != 0) return other;
    }
    return way;
}

}  // namespace sator::propagators
