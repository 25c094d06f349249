// The lines that are on join vertex 0 with the least stretch, and those that are not off with the greatest one. A line at the end of the
// least stretch is off if the stretch would be too long with it, and on if the greatest one would be too short without it.
#include "sator/propagators/loops/line_stretch.hpp"

#include <algorithm>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/basic/bound_losses.hpp"

namespace sator::propagators {

using Line = LineGraph::Line;

LineStretch::Reached LineStretch::reached(const Lights& lights, Light least,
                                          std::optional<Line> other) const {
    Reached found{std::vector<std::uint8_t>(graph_.vertex_count(), 0), 0};
    flood_lines(
        graph_, 0, found.has,
        [&](Line line) { return line == other ? least == Light::On : lights[line] >= least; },
        [](LineGraph::Vertex) { return true; });
    found.count = static_cast<std::uint32_t>(std::ranges::count(found.has, 1));
    return found;
}

std::optional<std::vector<std::pair<Line, Light>>> LineStretch::findings(const Lights& lights) const {
    const Reached lit = reached(lights, Light::On, std::nullopt);
    if (lit.count > most_ || reached(lights, Light::Open, std::nullopt).count < least_) return std::nullopt;
    std::vector<std::pair<Line, Light>> found;
    for (Line line = 0; line < lights.size(); ++line) {
        const auto [a, b] = graph_.ends(line);
        if (lights[line] != Light::Open || lit.has[a] == lit.has[b]) continue;
        if (reached(lights, Light::On, line).count > most_)
            found.emplace_back(line, Light::Off);
        else if (lit.count < least_ && reached(lights, Light::Open, line).count < least_)
            found.emplace_back(line, Light::On);
    }
    return found;
}

Propagation LineStretch::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    for (;;) {
        const Lights lights = lights_of(scope, values_);
        const auto found = findings(lights);
        if (!found) return Propagation::Conflict;
        if (found->empty()) {
            const Reached lit = reached(lights, Light::On, std::nullopt);
            const Reached open = reached(lights, Light::Open, std::nullopt);
            return lit.count >= least_ && open.count <= most_ ? Propagation::Entailed : Propagation::Fixpoint;
        }
        scope.begin_step();
        for (const auto& [line, light] : *found) {
            if (!decide(scope, line, values_, light)) return Propagation::Conflict;
        }
        if (scratch.is_over(lights.size())) return Propagation::Fixpoint;
    }
}

/// The reason is the known lines at the vertices that may be in the stretch.
Reason LineStretch::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    const Lights lights = lights_of(before, values_);
    Reason reason;
    add_losses_beyond_bounds(removals, before, reason);
    LightReason collected(before, values_, reason);
    const Reached open = reached(lights, Light::Open, std::nullopt);
    for (Line line = 0; line < lights.size(); ++line) {
        const auto [a, b] = graph_.ends(line);
        if (lights[line] != Light::Open && (open.has[a] != 0 || open.has[b] != 0)) collected.add(line);
    }
    return reason;
}

void LineStretch::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
