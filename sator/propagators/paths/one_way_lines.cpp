// A piece of lit lines may be walked in two directions, in one, or in none. Its ends say so to the open lines beside them: where one can
// only arrive at an end, the next line is walked away from it.
#include "sator/propagators/paths/one_way_lines.hpp"

#include <algorithm>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/basic/bound_losses.hpp"

namespace sator::propagators {

using Vertex = LineGraph::Vertex;
using Line = LineGraph::Line;

std::optional<std::vector<OneWayLines::Flow>> OneWayLines::flows(const Lights& lights) const {
    std::vector<Flow> flows(graph_.vertex_count());
    std::vector<std::uint8_t> degree(graph_.vertex_count(), 0), is_walked(graph_.line_count(), 0);
    for (Line line = 0; line < graph_.line_count(); ++line) {
        if (lights[line] != Light::On) continue;
        const auto [a, b] = graph_.ends(line);
        if (++degree[a] > 2 || ++degree[b] > 2) return std::nullopt;
    }
    // Walks from a vertex along the piece; a ring ends at its first line.
    const auto walk_from = [&](Vertex first) {
        LineDirections piece;
        Vertex at = first;
        for (bool goes_on = true; goes_on;) {
            goes_on = false;
            for (const Line line : graph_.lines_at(at)) {
                if (lights[line] != Light::On || is_walked[line] != 0) continue;
                is_walked[line] = 1;
                const bool is_forth = graph_.ends(line).first == at;
                piece.forth = piece.forth && (is_forth ? directions_[line].forth : directions_[line].back);
                piece.back = piece.back && (is_forth ? directions_[line].back : directions_[line].forth);
                at = graph_.other_end(line, at);
                goes_on = true;
                break;
            }
        }
        // One walks from `first` to `at`, or back.
        flows[first] = {piece.back, piece.forth, false};
        flows[at] = {piece.forth, piece.back, false};
        return piece.forth || piece.back;
    };
    for (Vertex v = 0; v < flows.size(); ++v) {
        if (degree[v] != 1) continue;
        const auto lit =
            std::ranges::find_if(graph_.lines_at(v), [&](Line line) { return lights[line] == Light::On; });
        if (is_walked[*lit] == 0 && !walk_from(v)) return std::nullopt;
    }
    for (Line line = 0; line < graph_.line_count(); ++line) {
        if (lights[line] == Light::On && is_walked[line] == 0 && !walk_from(graph_.ends(line).first))
            return std::nullopt;
    }
    for (Vertex v = 0; v < flows.size(); ++v) flows[v].is_inside = degree[v] == 2;
    return flows;
}

bool OneWayLines::may_be_lit(Line line, const std::vector<Flow>& flows) const {
    const Flow &a = flows[graph_.ends(line).first], &b = flows[graph_.ends(line).second];
    const bool may_go = (directions_[line].forth && a.may_leave && b.may_arrive) ||
                        (directions_[line].back && b.may_leave && a.may_arrive);
    return may_go && !a.is_inside && !b.is_inside;
}

Propagation OneWayLines::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    for (;;) {
        const Lights lights = lights_of(scope, values_, graph_.line_count());
        const auto at = flows(lights);
        if (!at) return Propagation::Conflict;
        scope.begin_step();
        bool has_found = false, is_open = false;
        for (Line line = 0; line < graph_.line_count(); ++line) {
            if (lights[line] != Light::Open) continue;
            if (may_be_lit(line, *at)) {
                is_open = true;
                continue;
            }
            if (!decide(scope, line, values_, Light::Off)) return Propagation::Conflict;
            has_found = true;
        }
        if (!is_open && !has_found) return Propagation::Entailed;
        if (!has_found || scratch.is_over(lights.size())) return Propagation::Fixpoint;
    }
}

/// The reason is the pieces of lit lines at both ends; of a conflict, all lit lines.
Reason OneWayLines::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    const Lights lights = lights_of(before, values_, graph_.line_count());
    const auto at = flows(lights);
    const bool is_shown =
        removals.empty() ? !at : at && std::ranges::none_of(removals, [&](const Literal& removal) {
                                     return may_be_lit(removal.position, *at);
                                 });
    if (!is_shown) return Propagator::quick_reason(removals, before);
    Reason reason;
    add_losses_beyond_bounds(removals, before, reason);
    LightReason collected(before, values_, reason);
    std::vector<std::uint8_t> is_reached(graph_.vertex_count(), removals.empty() ? 1 : 0);
    const auto is_lit = [&](Line line) { return lights[line] == Light::On; };
    for (const Literal& removal : removals) {
        for (const Vertex end : {graph_.ends(removal.position).first, graph_.ends(removal.position).second})
            flood_lines(graph_, end, is_reached, is_lit, [](Vertex) { return true; });
    }
    for (Line line = 0; line < graph_.line_count(); ++line) {
        if (is_lit(line) && is_reached[graph_.ends(line).first] != 0) collected.add(line);
    }
    return reason;
}

void OneWayLines::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
