// The lit positions make parts. At a point of a part, the position of the part is lit, the two beside it are off, and the opposite one says
// whether the parts touch there.
#include "sator/propagators/divisions/group_touches.hpp"

#include <algorithm>
#include <optional>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/basic/bound_losses.hpp"
#include "sator/propagators/basic/light_findings.hpp"

namespace sator::propagators {

namespace {

constexpr std::uint32_t kNoPart = UINT32_MAX;

/// The groups that lit positions make.
struct LitParts {
    std::vector<std::uint32_t> part_of;     // by position; kNoPart if it is not lit
    std::vector<std::uint8_t> is_complete;  // by part: no position beside it is open
};

LitParts lit_parts(const PositionGraph& graph, const Lights& lights) {
    LitParts parts{std::vector<std::uint32_t>(lights.size(), kNoPart), {}};
    for (PositionGraph::Vertex first = 0; first < lights.size(); ++first) {
        if (lights[first] != Light::On || parts.part_of[first] != kNoPart) continue;
        const auto part = static_cast<std::uint32_t>(parts.is_complete.size());
        parts.is_complete.push_back(1);
        std::vector<PositionGraph::Vertex> reached = {first};
        parts.part_of[first] = part;
        while (!reached.empty()) {
            const PositionGraph::Vertex at = reached.back();
            reached.pop_back();
            for (const PositionGraph::Vertex next : graph.beside(at)) {
                if (lights[next] == Light::Open) parts.is_complete[part] = 0;
                if (lights[next] != Light::On || parts.part_of[next] != kNoPart) continue;
                parts.part_of[next] = part;
                reached.push_back(next);
            }
        }
    }
    return parts;
}

/// The touches of a part that are certain, and those that may still come.
struct PartTouches {
    std::uint32_t certain = 0;
    std::vector<std::uint32_t> open;  // positions that decide whether there is one more touch
};

std::vector<PartTouches> touches_of(const TouchDemand& demand, const Lights& lights, const LitParts& parts) {
    std::vector<PartTouches> touches(parts.is_complete.size());
    for (const TouchDemand::Point& point : demand.points) {
        for (std::size_t i = 0; i < point.size(); ++i) {
            const std::uint32_t own = point[i], opposite = point[(i + 2) % point.size()];
            const bool are_off = lights[point[(i + 1) % point.size()]] == Light::Off &&
                                 lights[point[(i + 3) % point.size()]] == Light::Off;
            if (lights[own] != Light::On || !are_off || lights[opposite] == Light::Off) continue;
            PartTouches& part = touches[parts.part_of[own]];
            // A part that touches itself has one touch there.
            const bool is_counted = parts.part_of[opposite] == parts.part_of[own] && i > 1;
            if (lights[opposite] == Light::Open)
                part.open.push_back(opposite);
            else if (!is_counted)
                ++part.certain;
        }
    }
    return touches;
}

/// Returns the positions that are decided now; nullopt if the lights conflict.
std::optional<LightFindings> touch_findings(const TouchDemand& demand, const Lights& lights) {
    const LitParts parts = lit_parts(demand.graph, lights);
    const auto touches = touches_of(demand, lights, parts);
    LightFindings found;
    for (std::size_t part = 0; part < touches.size(); ++part) {
        const auto& [certain, open] = touches[part];
        if (certain > demand.touches) return std::nullopt;
        if (certain == demand.touches) {
            for (const std::uint32_t position : open) found.emplace_back(position, Light::Off);
        }
        if (parts.is_complete[part] == 0) continue;
        if (certain + open.size() < demand.touches) return std::nullopt;
        if (certain < demand.touches && certain + open.size() == demand.touches) {
            for (const std::uint32_t position : open) found.emplace_back(position, Light::On);
        }
    }
    return found;
}

}  // namespace

Propagation GroupTouches::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    return decide_findings(scope, scratch, values_,
                           [&](const Lights& lights) { return touch_findings(demand_, lights); });
}

Reason GroupTouches::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    return reason_of_decided_lights(removals, before, values_);
}

void GroupTouches::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
