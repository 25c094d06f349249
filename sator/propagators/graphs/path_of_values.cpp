// A path has no vertex with three neighbours in it, no cycle, and two ends. So a lit position with two lit neighbours has no further
// one; an open position beside three lit ones, or beside two of one lit part, stays off; and once two ends are known, every other lit
// position has two lit neighbours. Each finding names the few positions from which it follows.
#include "sator/propagators/graphs/path_of_values.hpp"

#include <algorithm>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

namespace {

using Vertex = PositionGraph::Vertex;

/// What a look at the lights shows: a position that is decided, or a conflict, and the positions from which it follows.
struct Finding {
    std::optional<Vertex> decided;  ///< nullopt: a conflict
    Light light = Light::Off;
    std::vector<Vertex> because;
};

class PathLook {
  public:
    PathLook(const PositionGraph& graph, const Lights& lights) : graph_(graph), lights_(lights) {
        find_ends();
    }

    /// What follows about a position that is open or on, or a conflict at it; nullopt if nothing does.
    std::optional<Finding> at(Vertex vertex) const {
        if (lights_[vertex] == Light::Off) return std::nullopt;
        if (auto found = branch(vertex)) return found;
        if (auto found = loop(vertex)) return found;
        if (auto found = third_end(vertex)) return found;
        if (lights_[vertex] == Light::On) return std::nullopt;
        if (auto found = beside_full(vertex)) return found;
        return beside_needy(vertex);
    }

  private:
    std::vector<Vertex> beside(Vertex vertex, Light light) const {
        std::vector<Vertex> found;
        for (const Vertex next : graph_.beside(vertex)) {
            if (lights_[next] == light) found.push_back(next);
        }
        return found;
    }

    /// The position cannot be on; if it is, this is a conflict.
    Finding cannot_be_on(Vertex vertex, std::vector<Vertex> because) const {
        if (lights_[vertex] == Light::Open) return {vertex, Light::Off, std::move(because)};
        because.push_back(vertex);
        return {std::nullopt, Light::Off, std::move(because)};
    }

    std::optional<Finding> branch(Vertex vertex) const {
        std::vector<Vertex> lit = beside(vertex, Light::On);
        if (lit.size() < 3) return std::nullopt;
        lit.resize(3);
        return cannot_be_on(vertex, std::move(lit));
    }

    /// Two of its lit neighbours are joined without it.
    std::optional<Finding> loop(Vertex vertex) const {
        const std::vector<Vertex> lit = beside(vertex, Light::On);
        if (lit.size() < 2) return std::nullopt;
        std::vector<std::optional<Vertex>> from(graph_.size());
        std::vector<Vertex> reached{lit[0]};
        from[lit[0]] = lit[0];
        for (std::size_t i = 0; i < reached.size(); ++i) {
            for (const Vertex next : graph_.beside(reached[i])) {
                if (next == vertex || lights_[next] != Light::On || from[next]) continue;
                from[next] = reached[i];
                reached.push_back(next);
            }
        }
        for (std::size_t i = 1; i < lit.size(); ++i) {
            if (!from[lit[i]]) continue;
            std::vector<Vertex> way{lit[i]};
            while (way.back() != lit[0]) way.push_back(*from[way.back()]);
            return cannot_be_on(vertex, std::move(way));
        }
        return std::nullopt;
    }

    /// Two other positions are surely ends, and this one would be another.
    std::optional<Finding> third_end(Vertex vertex) const {
        if (!could_only_end(vertex)) return std::nullopt;
        std::vector<Vertex> others;
        for (const Vertex end : ends_) {
            if (end != vertex) others.push_back(end);
        }
        if (others.size() < 2) return std::nullopt;
        others.resize(2);
        return cannot_be_on(vertex, why_ends({others[0], others[1], vertex}, vertex));
    }

    /// A lit neighbour has two lit neighbours already.
    std::optional<Finding> beside_full(Vertex vertex) const {
        for (const Vertex next : beside(vertex, Light::On)) {
            std::vector<Vertex> lit = beside(next, Light::On);
            if (lit.size() < 2) continue;
            lit.resize(2);
            lit.push_back(next);
            return cannot_be_on(vertex, std::move(lit));
        }
        return std::nullopt;
    }

    /// A lit neighbour is no end, and needs this position.
    std::optional<Finding> beside_needy(Vertex vertex) const {
        for (const Vertex next : beside(vertex, Light::On)) {
            const bool is_end = std::ranges::find(ends_, next) != ends_.end();
            const std::size_t left = beside(next, Light::On).size() + beside(next, Light::Open).size();
            if (is_end || left != 2 || ends_.size() < 2) continue;
            return Finding{vertex, Light::On, why_ends({ends_[0], ends_[1], next}, std::nullopt)};
        }
        return std::nullopt;
    }

    bool could_only_end(Vertex vertex) const {
        return beside(vertex, Light::On).size() + beside(vertex, Light::Open).size() <= 1;
    }

    /// Positions that are on and have at most one neighbour that is not off.
    void find_ends() {
        for (Vertex v = 0; v < graph_.size(); ++v) {
            if (lights_[v] == Light::On && could_only_end(v)) ends_.push_back(v);
        }
    }

    /// The positions themselves, all but one, and what is off beside them.
    std::vector<Vertex> why_ends(std::initializer_list<Vertex> positions,
                                 std::optional<Vertex> except) const {
        std::vector<Vertex> because;
        for (const Vertex v : positions) {
            if (v != except) because.push_back(v);
            for (const Vertex off : beside(v, Light::Off)) because.push_back(off);
        }
        return because;
    }

    const PositionGraph& graph_;
    const Lights& lights_;
    std::vector<Vertex> ends_;
};

template <class Domains>
Lights path_lights(const Domains& domains, std::span<const Word> values) {
    Lights lights;
    for (std::size_t i = 0; i < domains.size(); ++i) lights.push_back(light_of(domains[i], values));
    return lights;
}

}  // namespace

/// Each decision is a step of its own, so that reasons are local.
Propagation PathOfValues::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    for (bool is_done = false; !is_done;) {
        is_done = true;
        for (Vertex v = 0; v < scope.size(); ++v) {
            const Lights lights = path_lights(scope, values_);
            const auto found = PathLook(graph_, lights).at(v);
            if (!found) continue;
            if (!found->decided) return Propagation::Conflict;
            scope.begin_step();
            if (!decide(scope, *found->decided, values_, found->light)) return Propagation::Conflict;
            is_done = false;
        }
        if (scratch.is_over(graph_.size())) return Propagation::Fixpoint;
    }
    const Lights lights = path_lights(scope, values_);
    return std::ranges::find(lights, Light::Open) == lights.end() ? Propagation::Entailed
                                                                  : Propagation::Fixpoint;
}

/// What the domains before do not show in one look has all that was lost as its reason.
Reason PathOfValues::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    const Lights lights = path_lights(before, values_);
    const PathLook look(graph_, lights);
    Reason reason;
    LightReason collected(before, values_, reason);
    if (removals.empty()) {
        for (Vertex v = 0; v < before.size(); ++v) {
            const auto found = look.at(v);
            if (!found || found->decided) continue;
            for (const Vertex at : found->because) collected.add(at);
            return reason;
        }
        return Propagator::quick_reason(removals, before);
    }
    for (const Literal& removal : removals) {
        const auto found = look.at(removal.position);
        const bool is_shown = found && found->decided && lights[removal.position] == Light::Open;
        if (!is_shown || removal.relation != Literal::Relation::NotEqual)
            return Propagator::quick_reason(removals, before);
        for (const Vertex at : found->because) collected.add(at);
    }
    return reason;
}

void PathOfValues::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
