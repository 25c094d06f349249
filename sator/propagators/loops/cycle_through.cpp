// A line is in a cycle if its ends are joined without it. Lit lines that join them are too many if there must be no cycle; then a line that
// would join the parts of both ends is off. If there must be one, lines that may be lit must join them; a line that each such way passes is on.
#include "sator/propagators/loops/cycle_through.hpp"

#include <algorithm>
#include <utility>

namespace sator::propagators {

namespace {

using Vertex = LineGraph::Vertex;
using Line = LineGraph::Line;

/// Returns the vertices that are reached from one along the lines that may be used.
template <class MayUse>
std::vector<std::uint8_t> reached_from(const LineGraph& graph, Vertex first, MayUse may_use) {
    std::vector<std::uint8_t> reached(graph.vertex_count(), 0);
    flood_lines(graph, first, reached, may_use, [](Vertex) { return true; });
    return reached;
}

}  // namespace

/// Decides what follows from the lights. Returns false at a conflict.
bool CycleThrough::decide_lines(Scope& scope, const Lights& lights) const {
    for (const Line own : lines_) {
        if (lights[own] == Light::Off) continue;
        const auto [a, b] = graph_.ends(own);
        const auto may_use = [&](Line line) {
            if (is_own(line)) return false;
            return wanted_ == Wanted::None ? lights[line] == Light::On : lights[line] != Light::Off;
        };
        const auto from_a = reached_from(graph_, a, may_use);
        const bool are_joined = from_a[b] != 0;
        if (are_joined == (wanted_ == Wanted::None)) {
            if (!decide(scope, own, values_[own], Light::Off)) return false;
            continue;
        }
        if (lights[own] != Light::On) continue;
        const auto from_b = reached_from(graph_, b, may_use);
        for (Line line = 0; line < lights.size(); ++line) {
            if (lights[line] != Light::Open || is_own(line)) continue;
            const auto [c, d] = graph_.ends(line);
            if (wanted_ == Wanted::None) {
                const bool joins = (from_a[c] != 0 && from_b[d] != 0) || (from_a[d] != 0 && from_b[c] != 0);
                if (joins && !decide(scope, line, values_[line], Light::Off)) return false;
            } else if (from_a[c] != 0) {
                const auto without =
                    reached_from(graph_, a, [&](Line other) { return other != line && may_use(other); });
                if (without[b] == 0 && !decide(scope, line, values_[line], Light::On)) return false;
            }
        }
    }
    return true;
}

Propagation CycleThrough::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    const auto lights_now = [&] {
        return lights_of(scope, [&](std::size_t i) { return std::span<const Word>(values_[i]); });
    };
    for (Lights lights = lights_now();;) {
        scope.begin_step();
        if (!decide_lines(scope, lights)) return Propagation::Conflict;
        Lights after = lights_now();
        if (after == lights || scratch.is_over(lights.size())) return Propagation::Fixpoint;
        lights = std::move(after);
    }
}

}  // namespace sator::propagators
