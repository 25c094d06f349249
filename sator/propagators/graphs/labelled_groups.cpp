// A vertex out of reach of all clues is off, and so is one that would join two labels. A cut vertex between two lit clues with the same
// label is lit, where a group with another label, and what is beside it, cannot be passed (Tarjan's search, one a label).
#include "sator/propagators/graphs/labelled_groups.hpp"

#include <algorithm>
#include <set>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

namespace {

using Vertex = PositionGraph::Vertex;

}  // namespace

LabelledGroups::Labels LabelledGroups::labels_of_groups(const Lights& lights) const {
    Labels labels{std::vector<std::optional<std::uint32_t>>(graph_.size()), false};
    for (const GroupLabel& clue : clues_) {
        if (!clue.label || lights[clue.vertex] != Light::On) continue;
        std::vector<std::uint8_t> group(graph_.size(), 0);
        flood(clue.vertex, graph_, group, [&](Vertex v) { return lights[v] == Light::On; });
        for (Vertex v = 0; v < graph_.size(); ++v) {
            if (group[v] == 0) continue;
            if (labels.of[v] && labels.of[v] != clue.label) labels.is_clash = true;
            labels.of[v] = clue.label;
        }
    }
    return labels;
}

std::vector<std::uint8_t> LabelledGroups::near_clues(const Lights& lights) const {
    std::vector<std::uint8_t> is_near(graph_.size(), 0);
    for (const GroupLabel& clue : clues_) {
        if (lights[clue.vertex] != Light::Off && is_near[clue.vertex] == 0)
            flood(clue.vertex, graph_, is_near, [&](Vertex v) { return lights[v] != Light::Off; });
    }
    return is_near;
}

/// An open vertex beside groups with different labels is off.
bool LabelledGroups::prune_beside(Scope& scope, const Lights& lights, const Labels& labels) const {
    for (Vertex v = 0; v < scope.size(); ++v) {
        if (lights[v] != Light::Open) continue;
        std::set<std::uint32_t> beside;
        for (const Vertex next : graph_.beside(v)) {
            if (labels.of[next]) beside.insert(*labels.of[next]);
        }
        for (const GroupLabel& clue : clues_) {
            if (clue.vertex == v && clue.label && !beside.empty()) beside.insert(*clue.label);
        }
        if (beside.size() > 1 && !decide(scope, v, values_, Light::Off)) return false;
    }
    return true;
}

bool LabelledGroups::join(Scope& scope, const Lights& lights, const Labels& labels,
                          std::uint32_t label) const {
    const auto is_other = [&](Vertex v) { return labels.of[v] && labels.of[v] != label; };
    Lights own = lights;
    std::optional<Vertex> root;
    for (Vertex v = 0; v < graph_.size(); ++v) {
        if (labels.of[v] == label) {
            root = v;
            continue;
        }
        const bool is_beside_other =
            lights[v] == Light::Open && std::ranges::any_of(graph_.beside(v), is_other);
        if (is_other(v) || is_beside_other)
            own[v] = Light::Off;
        else if (lights[v] == Light::On)
            own[v] = Light::Open;
    }
    if (!root) return true;
    const Reach reach = reach_from(*root, graph_, own);
    for (Vertex v = 0; v < graph_.size(); ++v) {
        if (own[v] == Light::On && reach.is_reached[v] == 0) return false;
        const bool is_needed = own[v] == Light::Open && lights[v] == Light::Open && reach.is_needed[v] != 0;
        if (is_needed && !decide(scope, v, values_, Light::On)) return false;
    }
    return true;
}

Propagation LabelledGroups::prune(Scope& scope, const Lights& lights) const {
    const Labels labels = labels_of_groups(lights);
    if (labels.is_clash) return Propagation::Conflict;
    const std::vector<std::uint8_t> is_near = near_clues(lights);
    for (Vertex v = 0; v < scope.size(); ++v) {
        if (is_near[v] != 0 || lights[v] == Light::Off) continue;
        if (lights[v] == Light::On || !decide(scope, v, values_, Light::Off)) return Propagation::Conflict;
    }
    if (!prune_beside(scope, lights, labels)) return Propagation::Conflict;
    std::set<std::uint32_t> seen;
    for (const GroupLabel& clue : clues_) {
        if (clue.label && seen.insert(*clue.label).second && !join(scope, lights, labels, *clue.label))
            return Propagation::Conflict;
    }
    return Propagation::Fixpoint;
}

Propagation LabelledGroups::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    for (Lights lights = lights_of(scope, values_, graph_.size());;) {
        scope.begin_step();
        const Propagation found = prune(scope, lights);
        if (found == Propagation::Conflict) return found;
        Lights after = lights_of(scope, values_, graph_.size());
        if (after == lights || scratch.is_over(graph_.size())) return found;
        lights = std::move(after);
    }
}

void LabelledGroups::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
