#include "sator/propagators/graphs/complete_groups.hpp"

#include <algorithm>
#include <optional>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/basic/light.hpp"

namespace sator::propagators {

namespace {

using Vertex = PositionGraph::Vertex;

constexpr std::uint32_t kNoGroup = 0xFFFF'FFFFU;

/// Returns the group of a lit vertex; nullopt if an open vertex is beside it.
std::optional<std::vector<Vertex>> complete_group(Vertex first, const PositionGraph& graph,
                                                  const Lights& lights, std::vector<std::uint8_t>& is_seen) {
    std::vector<Vertex> group{first};
    is_seen[first] = 1;
    bool is_complete = true;
    for (std::size_t i = 0; i < group.size(); ++i) {
        for (const Vertex next : graph.beside(group[i])) {
            if (lights[next] == Light::Open) is_complete = false;
            if (lights[next] != Light::On || is_seen[next] != 0) continue;
            is_seen[next] = 1;
            group.push_back(next);
        }
    }
    return is_complete ? std::optional(std::move(group)) : std::nullopt;
}

}  // namespace

template <class Domains>
std::vector<CompleteGroups::Group> CompleteGroups::wrong_groups(const Domains& domains) const {
    const Lights lights = lights_of(domains, values_);
    std::vector<std::uint8_t> is_seen(graph_.size(), 0);
    std::vector<std::uint32_t> group_of(graph_.size(), kNoGroup);
    std::vector<Group> groups;
    for (Vertex v = 0; v < graph_.size(); ++v) {
        if (lights[v] != Light::On || is_seen[v] != 0) continue;
        auto group = complete_group(v, graph_, lights, is_seen);
        if (!group) continue;
        if (is_right_ && !is_right_(*group)) return {std::move(*group)};
        for (const Vertex member : *group) group_of[member] = static_cast<std::uint32_t>(groups.size());
        groups.push_back(std::move(*group));
    }
    for (Vertex v = 0; v < graph_.size() && are_right_; ++v) {
        for (const Vertex other : touching_.beside(v)) {
            const std::uint32_t a = group_of[v], b = group_of[other];
            if (a == kNoGroup || b == kNoGroup || a == b || are_right_(groups[a], groups[b])) continue;
            return {groups[a], groups[b]};
        }
    }
    return {};
}

Propagation CompleteGroups::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    if (!wrong_groups(scope).empty()) return Propagation::Conflict;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (light_of(scope[i], values_) == Light::Open) return Propagation::Fixpoint;
    }
    return Propagation::Entailed;
}

/// The reason is the lights of the wrong groups and of the positions beside them.
Reason CompleteGroups::quick_reason(std::span<const Literal> /*removals*/,
                                    const DomainsBefore& before) const {
    Reason reason;
    LightReason collected(before, values_, reason);
    for (const Group& group : wrong_groups(before)) {
        for (const Vertex v : group) {
            collected.add(v);
            for (const Vertex next : graph_.beside(v)) collected.add(next);
        }
    }
    return reason;
}

void CompleteGroups::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
