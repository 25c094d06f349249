// LoopLook infers one line after the other. Each decision is a step of its own, so that its reason is local; a conflict after several
// steps is traced back to the lines that were decided before. (Francis and Stuckey, "Explaining circuit propagation", Constraints 2014:
// reasons by cuts learn better than reasons by paths.)
#include "sator/propagators/loops/one_loop.hpp"

#include <algorithm>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/basic/bound_losses.hpp"
#include "sator/propagators/basic/trace_back.hpp"
#include "sator/propagators/loops/loop_look.hpp"

namespace sator::propagators {

namespace {

using Vertex = LineGraph::Vertex;
using Line = LineGraph::Line;

/// Returns the lines, decided before all steps, from which a conflict follows; nullopt if there is none. The steps are made again, each
/// with its reason.
std::optional<std::vector<Line>> why_loop_fails(LoopLook& look) {
    StepReasons why(look.lights().size());
    for (;;) {
        auto found = look.next();
        if (found) found = look.with_reason(std::move(*found));
        if (!found) return std::nullopt;
        if (!found->decided) return trace_back(std::move(found->because), why);
        why[*found->decided] = std::move(found->because);
        look.decide(*found->decided, found->light);
    }
}

}  // namespace

/// If a variable is at several positions, the others are seen in the next round.
Propagation OneLoop::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    for (;;) {
        Lights lights = lights_of(scope, values_);
        LoopLook look(demand_, lights);
        bool has_decided = false;
        while (const auto found = look.next()) {
            if (!found->decided) return Propagation::Conflict;
            has_decided = true;
            scope.begin_step();
            if (!decide(scope, *found->decided, values_, found->light)) return Propagation::Conflict;
            look.decide(*found->decided, found->light);
            if (scratch.is_over(1)) return Propagation::Fixpoint;
        }
        if (scratch.is_over(demand_.graph.line_count())) return Propagation::Fixpoint;
        const auto decided = std::span(look.lights()).first(lights.size());
        if (has_decided && !std::ranges::equal(lights_of(scope, values_), decided)) continue;
        const bool is_open = std::ranges::find(look.lights(), Light::Open) != look.lights().end();
        return is_open ? Propagation::Fixpoint : Propagation::Entailed;
    }
}

/// Each removal follows by one inference from what was known before its step.
Reason OneLoop::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    LoopLook look(demand_, lights_of(before, values_));
    Reason reason;
    add_losses_beyond_bounds(removals, before, reason);
    LightReason collected(before, values_, reason);
    if (removals.empty()) {
        const auto known = why_loop_fails(look);
        if (!known) return Propagator::quick_reason(removals, before);
        for (const Line line : *known) collected.add(line);
        return reason;
    }
    for (const Literal& removal : removals) {
        bool goes_off = false;
        before[removal.position].for_each(
            [&](Value v) { goes_off = goes_off || (has_value(values_, v) && excludes(removal, v)); });
        const auto found =
            look.with_reason({.decided = removal.position, .light = goes_off ? Light::Off : Light::On});
        if (!found) return Propagator::quick_reason(removals, before);
        for (const Line line : found->because) collected.add(line);
    }
    return reason;
}

/// Two states are alike if the same paths of drawn lines end at the open lines (the mates of Knuth's Simpath, TAOCP 7.1.4).
void OneLoop::residual(const Scope& scope, Residual& residual) const {
    const LineGraph& graph = demand_.graph;
    const Lights lights = lights_of(scope, values_);
    const auto is_lit = [&](Line line) { return line >= lights.size() || lights[line] == Light::On; };
    std::vector<std::uint32_t> part(graph.vertex_count(), 0);  // from 1 on, as open lines meet the paths
    std::uint32_t parts = 0;
    bool is_drawn = false;
    for (Line line = 0; line < graph.line_count() && !is_drawn; ++line) is_drawn = is_lit(line);
    residual.add(is_drawn ? 1 : 0);
    const auto add_end = [&](Vertex vertex) {
        const auto lines = graph.lines_at(vertex);
        const auto degree = std::ranges::count_if(lines, is_lit);
        if (degree > 0 && part[vertex] == 0) {
            std::vector<std::uint8_t> path(graph.vertex_count(), 0);
            flood_lines(graph, vertex, path, is_lit, [](Vertex) { return true; });
            ++parts;
            for (Vertex v = 0; v < path.size(); ++v) {
                if (path[v] != 0) part[v] = parts;
            }
        }
        residual.add(static_cast<std::uint64_t>(degree));
        residual.add(part[vertex]);
    };
    for (Line line = 0; line < lights.size(); ++line) {
        if (lights[line] != Light::Open) continue;
        add_end(graph.ends(line).first);
        add_end(graph.ends(line).second);
    }
}

void OneLoop::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
