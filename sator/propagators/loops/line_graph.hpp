#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::propagators {

/// The lines that a person may draw, and the vertices that they join. Line i is position i of a propagator's scope; lines beyond the
/// scope are always drawn. Two vertices may have several lines.
class LineGraph {
  public:
    using Line = std::uint32_t;
    using Vertex = std::uint32_t;
    using Ends = std::pair<Vertex, Vertex>;

    LineGraph(std::size_t vertices, std::vector<Ends> ends);

    std::size_t vertex_count() const { return first_.size() - 1; }
    std::size_t line_count() const { return ends_.size(); }
    Ends ends(Line line) const { return ends_[line]; }
    Vertex other_end(Line line, Vertex vertex) const {
        return ends_[line].first == vertex ? ends_[line].second : ends_[line].first;
    }
    std::span<const Line> lines_at(Vertex vertex) const {
        return std::span(lines_).subspan(first_[vertex], first_[vertex + 1] - first_[vertex]);
    }
    /// Returns the other ends of these lines, in the same order.
    std::span<const Vertex> neighbours_of(Vertex vertex) const {
        return std::span(neighbours_).subspan(first_[vertex], first_[vertex + 1] - first_[vertex]);
    }

  private:
    std::vector<Ends> ends_;            // by line
    std::vector<std::uint32_t> first_;  // by vertex, and one more: where its lines begin in `lines_`
    std::vector<Line> lines_;
    std::vector<Vertex> neighbours_;  // the other ends of `lines_`
};

/// Marks in `part` the vertices that are reached from `first` by lines for which `may_use(line)`, entering only vertices for which
/// `may_enter(vertex)`.
template <class MayUse, class MayEnter>
void flood_lines(const LineGraph& graph, LineGraph::Vertex first, std::vector<std::uint8_t>& part,
                 MayUse may_use, MayEnter may_enter) {
    std::vector<LineGraph::Vertex> reached{first};
    part[first] = 1;
    while (!reached.empty()) {
        const LineGraph::Vertex vertex = reached.back();
        reached.pop_back();
        for (const LineGraph::Line line : graph.lines_at(vertex)) {
            const LineGraph::Vertex next = graph.other_end(line, vertex);
            if (part[next] != 0 || !may_use(line) || !may_enter(next)) continue;
            part[next] = 1;
            reached.push_back(next);
        }
    }
}

}  // namespace sator::propagators
