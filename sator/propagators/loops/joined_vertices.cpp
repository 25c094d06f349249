// A line that alone joins two sides is needed, and the search for blocks finds these bridges. The reason is the lines between the two sides,
// which are all off.
#include "sator/propagators/loops/joined_vertices.hpp"

#include <algorithm>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/basic/bound_losses.hpp"
#include "sator/propagators/loops/line_blocks.hpp"

namespace sator::propagators {

namespace {

using Vertex = LineGraph::Vertex;
using Line = LineGraph::Line;

/// Returns a vertex that the first one cannot be joined with, or nullopt.
std::optional<Vertex> apart_from_first(const LineBlocks& blocks) {
    const auto apart = std::ranges::find_if(blocks.tree, [](std::uint32_t tree) { return tree != 1; });
    if (apart == blocks.tree.end()) return std::nullopt;
    return static_cast<Vertex>(apart - blocks.tree.begin());
}

}  // namespace

/// If no variable occurs twice, the first round finds everything.
Propagation JoinedVertices::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    for (Lights lights = lights_of(scope, values_);;) {
        const LineBlocks blocks = line_blocks(graph_, lights, 0);
        if (apart_from_first(blocks)) return Propagation::Conflict;
        scope.begin_step();
        bool is_open = false;
        for (Line line = 0; line < lights.size(); ++line) {
            if (lights[line] != Light::Open) continue;
            if (!blocks.is_bridge(line))
                is_open = true;
            else if (!decide(scope, line, values_, Light::On))
                return Propagation::Conflict;
        }
        Lights after = lights_of(scope, values_);
        const bool has_found = after != lights;
        if (!is_open && !has_found) return Propagation::Entailed;
        if (!has_found || scratch.is_over(lights.size())) return Propagation::Fixpoint;
        lights = std::move(after);
    }
}

/// Returns the lines that leave what is reached from `start` by lines that are not off, without the bridge.
std::vector<Line> JoinedVertices::border(const Lights& lights, Vertex start,
                                         std::optional<Line> bridge) const {
    std::vector<std::uint8_t> side(graph_.vertex_count(), 0);
    flood_lines(
        graph_, start, side, [&](Line line) { return lights[line] != Light::Off && line != bridge; },
        [](Vertex) { return true; });
    std::vector<Line> found;
    for (Line line = 0; line < lights.size(); ++line) {
        const auto [a, b] = graph_.ends(line);
        if (side[a] != side[b] && line != bridge) found.push_back(line);
    }
    return found;
}

Reason JoinedVertices::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    const Lights lights = lights_of(before, values_);
    Reason reason;
    add_losses_beyond_bounds(removals, before, reason);
    LightReason collected(before, values_, reason);
    const LineBlocks blocks = line_blocks(graph_, lights, 0);
    const auto add_smaller = [&](Vertex a, Vertex b, std::optional<Line> bridge) {
        const std::vector<Line> first = border(lights, a, bridge), second = border(lights, b, bridge);
        for (const Line line : first.size() <= second.size() ? first : second) collected.add(line);
    };
    if (removals.empty()) {
        const auto apart = apart_from_first(blocks);
        if (!apart) return Propagator::quick_reason(removals, before);
        add_smaller(0, *apart, std::nullopt);
        return reason;
    }
    for (const Literal& removal : removals) {
        const bool is_shown = lights[removal.position] == Light::Open && blocks.is_bridge(removal.position);
        if (!is_shown) return Propagator::quick_reason(removals, before);
        const auto [a, b] = graph_.ends(removal.position);
        add_smaller(a, b, removal.position);
    }
    return reason;
}

/// Two states are alike if their lit lines join the same ends of open lines.
void JoinedVertices::residual(const Scope& scope, Residual& residual) const {
    const Lights lights = lights_of(scope, values_);
    std::vector<std::uint32_t> number(graph_.vertex_count(), 0);  // from 1 on, as open lines meet the parts
    std::uint32_t parts = 0;
    const auto add_end = [&](Vertex vertex) {
        if (number[vertex] == 0) {
            std::vector<std::uint8_t> part(graph_.vertex_count(), 0);
            flood_lines(
                graph_, vertex, part, [&](Line line) { return lights[line] == Light::On; },
                [](Vertex) { return true; });
            ++parts;
            for (Vertex v = 0; v < part.size(); ++v) number[v] = part[v] != 0 ? parts : number[v];
        }
        residual.add(number[vertex]);
    };
    for (Line line = 0; line < lights.size(); ++line) {
        if (lights[line] != Light::Open) continue;
        add_end(graph_.ends(line).first);
        add_end(graph_.ends(line).second);
    }
}

void JoinedVertices::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
