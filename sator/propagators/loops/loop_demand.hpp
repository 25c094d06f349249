#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/loops/line_graph.hpp"

namespace sator::propagators {

/// How many closed lines there are.
enum class Loops : std::uint8_t { One, Several };

/// Where closed lines may run, and which vertices they must visit. No line of the graph joins a vertex with itself.
struct LoopDemand {
    LineGraph graph;
    std::vector<std::uint8_t> is_visited;  ///< by vertex: whether a loop must visit it
    Loops loops = Loops::One;
};

}  // namespace sator::propagators
