// PathsLook infers, round by round. Each round is a step, so that its reasons are local; a conflict after several rounds is traced back to
// the lines that were decided before.
#include "sator/propagators/paths/labelled_paths.hpp"

#include <algorithm>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/basic/bound_losses.hpp"
#include "sator/propagators/basic/trace_back.hpp"
#include "sator/propagators/paths/paths_look.hpp"

namespace sator::propagators {

namespace {

using Vertex = LineGraph::Vertex;
using Line = LineGraph::Line;

/// Returns the lines, decided before all rounds, from which a conflict follows; nullopt if there is none.
std::optional<std::vector<Line>> why_paths_fail(const PathsDemand& demand, Lights lights) {
    StepReasons why(lights.size());
    for (;;) {
        const PathsLook look(demand, lights);
        const auto findings = look.findings();
        if (findings.empty()) return std::nullopt;
        Lights after = lights;
        for (const LabelledPathFinding& found : findings) {
            auto because = look.why(found);
            if (!because) return std::nullopt;
            if (!found.decided) return trace_back(std::move(*because), why);
            why[*found.decided] = std::move(*because);
            after[*found.decided] = found.light;
        }
        lights = std::move(after);
    }
}

}  // namespace

/// If a variable is at several positions, the others are seen in the next round.
Propagation LabelledPaths::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    for (;;) {
        const Lights lights = lights_of(scope, values_);
        const PathsLook look(demand_, lights);
        const auto findings = look.findings();
        if (findings.empty()) {
            const bool is_open = std::ranges::find(lights, Light::Open) != lights.end();
            return is_open ? Propagation::Fixpoint : Propagation::Entailed;
        }
        scope.begin_step();
        for (const LabelledPathFinding& found : findings) {
            if (!found.decided || !decide(scope, *found.decided, values_, found.light))
                return Propagation::Conflict;
        }
        if (scratch.is_over(demand_.graph.line_count())) return Propagation::Fixpoint;
    }
}

/// Each removal follows by one inference from what was known before its step. As in a round, an inference is made only if the cheaper
/// ones find nothing.
Reason LabelledPaths::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    const Lights lights = lights_of(before, values_);
    Reason reason;
    add_losses_beyond_bounds(removals, before, reason);
    LightReason collected(before, values_, reason);
    if (removals.empty()) {
        const auto known = why_paths_fail(demand_, lights);
        if (!known) return Propagator::quick_reason(removals, before);
        for (const Line line : *known) collected.add(line);
        return reason;
    }
    const PathsLook look(demand_, lights);
    const auto findings = look.findings();
    for (const Literal& removal : removals) {
        const auto found =
            std::ranges::find(findings, std::optional<Line>(removal.position), &LabelledPathFinding::decided);
        if (found == findings.end()) return Propagator::quick_reason(removals, before);
        const auto because = look.why(*found);
        if (!because) return Propagator::quick_reason(removals, before);
        for (const Line line : *because) collected.add(line);
    }
    return reason;
}

/// Two states are alike if the same paths of drawn lines, with the same labels, end at the open lines (the mates of Knuth's Simpath,
/// TAOCP 7.1.4).
void LabelledPaths::residual(const Scope& scope, Residual& residual) const {
    const LineGraph& graph = demand_.graph;
    const Lights lights = lights_of(scope, values_);
    const auto is_lit = [&](Line line) { return lights[line] == Light::On; };
    std::vector<std::uint32_t> part(graph.vertex_count(), 0);  // from 1 on, as open lines meet the paths
    std::vector<std::uint32_t> labels{PathsDemand::kNoEnd};    // by part
    const auto add_end = [&](Vertex vertex) {
        if (part[vertex] == 0) {
            std::vector<std::uint8_t> path(graph.vertex_count(), 0);
            flood_lines(graph, vertex, path, is_lit, [](Vertex) { return true; });
            std::uint32_t label = PathsDemand::kNoEnd;
            for (Vertex v = 0; v < path.size(); ++v) {
                if (path[v] == 0) continue;
                part[v] = static_cast<std::uint32_t>(labels.size());
                if (demand_.is_end(v)) label = demand_.label[v];
            }
            labels.push_back(label);
        }
        residual.add(static_cast<std::uint64_t>(std::ranges::count_if(graph.lines_at(vertex), is_lit)));
        residual.add(part[vertex]);
        residual.add(labels[part[vertex]]);
    };
    for (Line line = 0; line < lights.size(); ++line) {
        if (lights[line] != Light::Open) continue;
        add_end(graph.ends(line).first);
        add_end(graph.ends(line).second);
    }
}

void LabelledPaths::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
