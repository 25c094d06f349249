// A depth-first search with low numbers. Lines wait on a stack; if a child reaches nothing above its parent, the lines since the child
// was entered are a block.
#include "sator/propagators/loops/line_blocks.hpp"

#include <algorithm>

namespace sator::propagators {

namespace {

using Vertex = LineGraph::Vertex;
using Line = LineGraph::Line;

class BlockSearch {
  public:
    BlockSearch(const LineGraph& graph, std::span<const Light> lights)
        : graph_(graph),
          lights_(lights),
          visits_(graph.vertex_count()),
          path_(graph.vertex_count()),
          waiting_(graph.line_count()) {
        found_.block_of.assign(graph.line_count(), LineBlocks::kNone);
        found_.tree.assign(graph.vertex_count(), 0);
        found_.upwards.assign(graph.vertex_count(), LineBlocks::kNone);
    }

    LineBlocks run(Vertex root) {
        search(root);
        for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
            if (visits_[v].number == 0) search(v);
        }
        return std::move(found_);
    }

  private:
    struct Visit {
        std::uint32_t number = 0, low = 0, next = 0;  ///< `next`: the place of the next line at the vertex
    };

    void search(Vertex root) {
        ++trees_;
        enter(root);
        while (path_length_ > 0) {
            const Vertex vertex = path_[path_length_ - 1];
            if (goes_deeper(vertex)) continue;
            --path_length_;
            if (path_length_ > 0) leave(vertex, path_[path_length_ - 1]);
        }
    }

    void enter(Vertex vertex) {
        visits_[vertex].number = visits_[vertex].low = ++seen_;
        found_.tree[vertex] = trees_;
        path_[path_length_++] = vertex;
    }

    /// Follows the lines of the vertex up to one that leads to a new vertex, and enters that. Returns whether there is one.
    bool goes_deeper(Vertex from) {
        const auto lines = graph_.lines_at(from);
        const auto neighbours = graph_.neighbours_of(from);
        const Line upwards = found_.upwards[from];
        Visit& visit = visits_[from];
        while (visit.next < lines.size()) {
            const Line line = lines[visit.next];
            const Vertex to = neighbours[visit.next++];
            if (lights_[line] == Light::Off || line == upwards) continue;
            const std::uint32_t number = visits_[to].number;
            if (number >= visit.number) continue;  // the line was followed from there
            waiting_[waiting_count_++] = line;
            if (number == 0) {
                found_.upwards[to] = line;
                enter(to);
                return true;
            }
            visit.low = std::min(visit.low, number);
        }
        return false;
    }

    void leave(Vertex child, Vertex parent) {
        visits_[parent].low = std::min(visits_[parent].low, visits_[child].low);
        if (visits_[child].low < visits_[parent].number) return;
        const auto block = static_cast<std::uint32_t>(found_.blocks.size());
        const std::uint32_t end = waiting_count_;
        do {
            found_.block_of[waiting_[--waiting_count_]] = block;
        } while (waiting_[waiting_count_] != found_.upwards[child]);
        found_.blocks.push_back({parent, end - waiting_count_});
    }

    const LineGraph& graph_;
    std::span<const Light> lights_;
    std::vector<Visit> visits_;
    std::vector<Vertex> path_;   // from the root to the vertex that is looked at: the first `path_length_`
    std::vector<Line> waiting_;  // lines that have no block yet: the first `waiting_count_`
    std::uint32_t path_length_ = 0, waiting_count_ = 0;
    std::uint32_t seen_ = 0, trees_ = 0;
    LineBlocks found_;
};

}  // namespace

LineBlocks line_blocks(const LineGraph& graph, std::span<const Light> lights, Vertex root) {
    return BlockSearch(graph, lights).run(root);
}

}  // namespace sator::propagators
