#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/loops/line_graph.hpp"

namespace sator::propagators {

/// The blocks (biconnected components) of the lines that are not off: two lines are in the same block if a simple cycle has both. A
/// block of one line is a bridge.
struct LineBlocks {
    using Vertex = LineGraph::Vertex;
    static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

    struct Block {
        Vertex
            top;  ///< its vertex that the search met first: it alone joins the block with what was met before
        std::uint32_t lines;  ///< how many
    };

    std::vector<std::uint32_t> block_of;  ///< by line; kNone if it is off
    std::vector<Block> blocks;
    std::vector<std::uint32_t> tree;  ///< by vertex: the tree of the search, from 1 on; the first root has 1
    std::vector<std::uint32_t> upwards;  ///< by vertex: the line by which the search met it; kNone for roots

    bool is_bridge(LineGraph::Line line) const {
        return block_of[line] != kNone && blocks[block_of[line]].lines == 1;
    }
};

/// Searches from `root` first, then from all other vertices (Hopcroft and Tarjan 1973, without recursion). Linear.
LineBlocks line_blocks(const LineGraph& graph, std::span<const Light> lights, LineGraph::Vertex root);

}  // namespace sator::propagators
