// One depth-first search through the positions that may have a value decides everything (Bessiere, Hebrard, Katsirelos and Walsh,
// "Reasoning about connectivity constraints", IJCAI 2015). From a position that has a value, what is not reached cannot have one;
// if it does, there is a conflict; and a cut vertex between positions that have a value has one, too. If no position has a value
// yet, each may be the only one.
#include "sator/propagators/graphs/connected_values.hpp"

#include <algorithm>
#include <optional>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

namespace {

using Vertex = PositionGraph::Vertex;

std::optional<Vertex> first_lit(const Lights& lights) {
    const auto found = std::ranges::find(lights, Light::On);
    if (found == lights.end()) return std::nullopt;
    return static_cast<Vertex>(found - lights.begin());
}

/// Finds cuts: parts of the graph that hang together and have a lit vertex, while another lit vertex is elsewhere.
class Cuts {
  public:
    Cuts(const PositionGraph& graph, const Lights& lights) : graph_(graph), lights_(lights) {}

    /// The vertices that prove a cut: one lit vertex on each side, and the separator between them.
    using Proof = std::vector<Vertex>;

    /// Why `vertex`, which is not off, is out of reach of all lit vertices; nullopt if it is not.
    std::optional<Proof> out_of_reach(Vertex vertex) const {
        std::vector<std::uint8_t> part(graph_.size(), 0);
        flood(vertex, graph_, part, [&](Vertex v) { return lights_[v] != Light::Off; });
        std::optional<Vertex> lit;
        for (Vertex v = 0; v < graph_.size(); ++v) {
            if (lights_[v] != Light::On) continue;
            if (part[v] != 0) return std::nullopt;
            if (!lit) lit = v;
        }
        if (!lit) return std::nullopt;
        Proof proof = separator(part, *lit, graph_);
        proof.push_back(*lit);
        return proof;
    }

    /// Why lit vertices would be cut apart if `removed` were off, or are already; nullopt if they would not be. Of the parts that
    /// have a lit vertex, the proof is about the one with the fewest vertices in its separator.
    std::optional<Proof> cut_by(std::optional<Vertex> removed) const {
        const auto may_enter = [&](Vertex v) { return lights_[v] != Light::Off && v != removed; };
        std::vector<std::uint8_t> seen(graph_.size(), 0);
        std::optional<Proof> best;
        for (Vertex first = 0; first < graph_.size(); ++first) {
            if (seen[first] != 0 || lights_[first] != Light::On || first == removed) continue;
            std::vector<std::uint8_t> part(graph_.size(), 0);
            flood(first, graph_, part, may_enter);
            std::optional<Vertex> other;
            for (Vertex v = 0; v < graph_.size(); ++v) {
                if (part[v] != 0) seen[v] = 1;
                if (!other && lights_[v] == Light::On && part[v] == 0 && v != removed) other = v;
            }
            if (!other) return std::nullopt;
            Proof proof = separator(part, *other, graph_);
            if (removed) std::erase(proof, *removed);
            proof.push_back(first);
            proof.push_back(*other);
            if (!best || proof.size() < best->size()) best = std::move(proof);
        }
        return best;
    }

  private:
    const PositionGraph& graph_;
    const Lights& lights_;
};

}  // namespace

/// If no position occurs twice, the first pass finds everything.
Propagation ConnectedValues::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    for (Lights lights = lights_of(scope, values_, graph_.size());;) {
        scope.begin_step();
        const Propagation found = prune(scope, lights);
        if (found == Propagation::Conflict || scratch.is_over(graph_.size())) return found;
        Lights after = lights_of(scope, values_, graph_.size());
        if (after == lights) return found;
        lights = std::move(after);
    }
}

Propagation ConnectedValues::prune(Scope& scope, const Lights& lights) const {
    const auto root = first_lit(lights);
    if (!root) return prune_without_lit(scope, lights);
    const Reach reach = reach_from(*root, graph_, lights);
    bool is_open = false;
    for (Vertex v = 0; v < graph_.size(); ++v) {
        if (lights[v] == Light::On && reach.is_reached[v] == 0) return Propagation::Conflict;
    }
    for (Vertex v = 0; v < scope.size(); ++v) {
        if (lights[v] != Light::Open) continue;
        if (reach.is_reached[v] == 0) {
            if (!decide(scope, v, values_, Light::Off)) return Propagation::Conflict;
        } else if (reach.is_needed[v] != 0) {
            if (!decide(scope, v, values_, Light::On)) return Propagation::Conflict;
        } else {
            is_open = true;
        }
    }
    return is_open ? Propagation::Fixpoint : Propagation::Entailed;
}

Propagation ConnectedValues::prune_without_lit(Scope& scope, const Lights& lights) const {
    const auto open = std::ranges::count(lights, Light::Open);
    if (emptiness_ == Emptiness::Allowed) return open == 0 ? Propagation::Entailed : Propagation::Fixpoint;
    if (open == 0) return Propagation::Conflict;
    if (open > 1) return Propagation::Fixpoint;
    const auto last = static_cast<Vertex>(std::ranges::find(lights, Light::Open) - lights.begin());
    return decide(scope, last, values_, Light::On) ? Propagation::Entailed : Propagation::Conflict;
}

/// A separator for each removal. What the domains before do not show has all that was lost as its reason.
Reason ConnectedValues::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    const Lights lights = lights_of(before, values_, graph_.size());
    const Cuts cuts(graph_, lights);
    Reason reason;
    LightReason collected(before, values_, reason);
    const bool is_empty = !first_lit(lights);
    const auto add_all_but = [&](std::optional<Vertex> open) {
        for (Vertex v = 0; v < before.size(); ++v) {
            if (v != open) collected.add(v);
        }
    };
    const auto add = [&](const std::optional<Cuts::Proof>& proof) {
        if (proof) std::ranges::for_each(*proof, [&](Vertex v) { collected.add(v); });
        return proof.has_value();
    };
    if (removals.empty()) {
        if (is_empty) {
            add_all_but(std::nullopt);
            return reason;
        }
        return add(cuts.cut_by(std::nullopt)) ? reason : Propagator::quick_reason(removals, before);
    }
    std::vector<std::uint8_t> is_explained(before.size(), 0);
    for (const auto& [position, relation, value] : removals) {
        if (std::exchange(is_explained[position], 1) != 0) continue;
        const auto bit = static_cast<std::size_t>(value);
        const bool goes_off = bit < values_.size() * kWordBits && has_bit(values_, bit);
        if (relation != Literal::Relation::NotEqual) return Propagator::quick_reason(removals, before);
        if (!goes_off && is_empty) {
            add_all_but(position);
        } else if (!add(goes_off ? cuts.out_of_reach(position) : cuts.cut_by(position))) {
            return Propagator::quick_reason(removals, before);
        }
    }
    return reason;
}

/// Two states are alike if their groups of fixed positions join the same open ones.
void ConnectedValues::residual(const Scope& scope, Residual& residual) const {
    const Lights lights = lights_of(scope, values_, graph_.size());
    residual.add(first_lit(lights) ? 1 : 0);
    std::vector<std::uint32_t> group(graph_.size(),
                                     0);  // from 1 on, in the order in which open positions meet them
    std::vector<Vertex> reached;
    std::uint32_t groups = 0;
    const auto enter = [&](Vertex vertex) {
        group[vertex] = groups;
        reached.push_back(vertex);
    };
    for (Vertex open = 0; open < scope.size(); ++open) {
        if (lights[open] != Light::Open) continue;
        for (const Vertex beside : graph_.beside(open)) {
            if (lights[beside] != Light::On) continue;
            if (group[beside] == 0) {
                ++groups;
                for (enter(beside); !reached.empty();) {
                    const Vertex vertex = reached.back();
                    reached.pop_back();
                    for (const Vertex next : graph_.beside(vertex)) {
                        if (lights[next] == Light::On && group[next] == 0) enter(next);
                    }
                }
            }
            residual.add(group[beside]);
        }
        residual.add(0);
    }
}

void ConnectedValues::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
