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
        : graph_(graph), lights_(lights), visits_(graph.vertex_count()) {
        found_.block_of.assign(graph.line_count(), LineBlocks::kNone);
        found_.tree.assign(graph.vertex_count(), 0);
        found_.upwards.assign(graph.vertex_count(), LineBlocks::kNone);
        path_.reserve(graph.vertex_count());
        waiting_.reserve(graph.line_count());
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
        std::uint32_t number = 0, low = 0, next_line = 0;
    };

    void search(Vertex root) {
        ++trees_;
        enter(root);
        while (!path_.empty()) {
            const Vertex vertex = path_.back();
            if (const auto lines = graph_.lines_at(vertex); visits_[vertex].next_line < lines.size()) {
                follow(vertex, lines[visits_[vertex].next_line++]);
            } else {
                path_.pop_back();
                if (!path_.empty()) leave(vertex, path_.back());
            }
        }
    }

    void enter(Vertex vertex) {
        visits_[vertex].number = visits_[vertex].low = ++seen_;
        found_.tree[vertex] = trees_;
        path_.push_back(vertex);
    }

    void follow(Vertex from, Line line) {
        if (lights_[line] == Light::Off || line == found_.upwards[from]) return;
        const Vertex to = graph_.other_end(line, from);
        if (visits_[to].number == 0) {
            waiting_.push_back(line);
            found_.upwards[to] = line;
            enter(to);
        } else if (visits_[to].number < visits_[from].number) {
            waiting_.push_back(line);
            visits_[from].low = std::min(visits_[from].low, visits_[to].number);
        }
    }

    void leave(Vertex child, Vertex parent) {
        visits_[parent].low = std::min(visits_[parent].low, visits_[child].low);
        if (visits_[child].low < visits_[parent].number) return;
        const auto block = static_cast<std::uint32_t>(found_.blocks.size());
        found_.blocks.push_back({parent, 0});
        for (bool is_last = false; !is_last; waiting_.pop_back()) {
            is_last = waiting_.back() == found_.upwards[child];
            found_.block_of[waiting_.back()] = block;
            ++found_.blocks[block].lines;
        }
    }

    const LineGraph& graph_;
    std::span<const Light> lights_;
    std::vector<Visit> visits_;
    std::vector<Vertex> path_;
    std::vector<Line> waiting_;
    std::uint32_t seen_ = 0, trees_ = 0;
    LineBlocks found_;
};

}  // namespace

LineBlocks line_blocks(const LineGraph& graph, std::span<const Light> lights, Vertex root) {
    return BlockSearch(graph, lights).run(root);
}

}  // namespace sator::propagators
