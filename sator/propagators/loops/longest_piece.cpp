// Lit lines join vertices into parts. A part must not be larger than the length, so a line between two parts that are too large together
// is off. The lines that are not off must leave a part that is large enough.
#include "sator/propagators/loops/longest_piece.hpp"

#include <algorithm>

#include "sator/engine/counting/value_classes.hpp"

namespace sator::propagators {

namespace {

using Vertex = LineGraph::Vertex;
using Line = LineGraph::Line;

/// The part of each vertex, and its size, if the lines that `is_used` are drawn.
struct Pieces {
    std::vector<Vertex> part;
    std::vector<std::uint32_t> size;  // by part

    template <class IsUsed>
    Pieces(const LineGraph& graph, IsUsed is_used)
        : part(graph.vertex_count()), size(graph.vertex_count(), 0) {
        std::vector<std::uint8_t> is_known(part.size(), 0);
        for (Vertex first = 0; first < part.size(); ++first) {
            if (is_known[first] != 0) continue;
            std::vector<std::uint8_t> reached(part.size(), 0);
            flood_lines(graph, first, reached, is_used, [](Vertex) { return true; });
            for (Vertex v = 0; v < part.size(); ++v) {
                if (reached[v] == 0) continue;
                is_known[v] = 1;
                part[v] = first;
                ++size[first];
            }
        }
    }
    std::uint32_t greatest() const { return std::ranges::max(size); }
};

}  // namespace

Propagation LongestPiece::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    for (;;) {
        const Lights lights = lights_of(scope, values_);
        const Pieces surely(graph_, [&](Line line) { return lights[line] == Light::On; });
        const Pieces perhaps(graph_, [&](Line line) { return lights[line] != Light::Off; });
        if (surely.greatest() > length_ || perhaps.greatest() < length_) return Propagation::Conflict;
        bool has_found = false;
        scope.begin_step();
        for (Line line = 0; line < lights.size(); ++line) {
            if (lights[line] != Light::Open) continue;
            const auto [a, b] = graph_.ends(line);
            const Vertex one = surely.part[a], other = surely.part[b];
            if (one == other || surely.size[one] + surely.size[other] <= length_) continue;
            has_found = true;
            if (!decide(scope, line, values_, Light::Off)) return Propagation::Conflict;
        }
        if (!has_found || scratch.is_over(lights.size())) return Propagation::Fixpoint;
    }
}

void LongestPiece::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
