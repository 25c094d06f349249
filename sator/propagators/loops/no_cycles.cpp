// Lit lines join vertices into parts (union-find). An open line within a part is off; the reason is the path between its ends.
#include "sator/propagators/loops/no_cycles.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/basic/bound_losses.hpp"

namespace sator::propagators {

namespace {

using Vertex = LineGraph::Vertex;
using Line = LineGraph::Line;

class ForestParts {
  public:
    explicit ForestParts(std::size_t vertices) : parent_(vertices) {
        std::iota(parent_.begin(), parent_.end(), Vertex{0});
    }
    Vertex part_of(Vertex vertex) {
        while (parent_[vertex] != vertex) vertex = parent_[vertex] = parent_[parent_[vertex]];
        return vertex;
    }
    /// Returns false if the two are in one part already.
    bool join(Vertex a, Vertex b) {
        a = part_of(a);
        b = part_of(b);
        parent_[a] = b;
        return a != b;
    }

  private:
    std::vector<Vertex> parent_;
};

template <class Domains>
Lights forest_lights(const Domains& domains, std::span<const std::vector<Word>> values) {
    return lights_of(domains, [&](std::size_t i) { return std::span<const Word>(values[i]); });
}

/// Returns the first lit line that closes a cycle with those before it, or nullopt.
std::optional<Line> join_lit_lines(const LineGraph& graph, const Lights& lights, ForestParts& parts) {
    for (Line line = 0; line < lights.size(); ++line) {
        const auto [a, b] = graph.ends(line);
        if (lights[line] == Light::On && !parts.join(a, b)) return line;
    }
    return std::nullopt;
}

/// Returns a path of lit lines before `end` from one end of `line` to the other, or nullopt.
std::optional<std::vector<Line>> lit_path(const LineGraph& graph, const Lights& lights, Line line, Line end) {
    const auto [from, to] = graph.ends(line);
    std::vector<std::optional<Line>> by(graph.vertex_count());
    std::vector<Vertex> reached{from};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const Line next : graph.lines_at(reached[i])) {
            const Vertex vertex = graph.other_end(next, reached[i]);
            if (next >= end || lights[next] != Light::On || vertex == from || by[vertex]) continue;
            by[vertex] = next;
            reached.push_back(vertex);
        }
    }
    if (from != to && !by[to]) return std::nullopt;
    std::vector<Line> path;
    for (Vertex at = to; at != from; at = graph.other_end(path.back(), at)) path.push_back(*by[at]);
    return path;
}

}  // namespace

/// If no variable occurs twice, one round finds everything.
Propagation NoCycles::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    for (Lights lights = forest_lights(scope, values_);;) {
        ForestParts parts(graph_.vertex_count());
        if (join_lit_lines(graph_, lights, parts)) return Propagation::Conflict;
        scope.begin_step();
        bool is_open = false;
        for (Line line = 0; line < lights.size(); ++line) {
            if (lights[line] != Light::Open) continue;
            const auto [a, b] = graph_.ends(line);
            if (parts.part_of(a) != parts.part_of(b))
                is_open = true;
            else if (!decide(scope, line, values_[line], Light::Off))
                return Propagation::Conflict;
        }
        Lights after = forest_lights(scope, values_);
        const bool has_found = after != lights;
        if (!is_open && !has_found) return Propagation::Entailed;
        if (!has_found || scratch.is_over(lights.size())) return Propagation::Fixpoint;
        lights = std::move(after);
    }
}

Reason NoCycles::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    const Lights lights = forest_lights(before, values_);
    Reason reason;
    add_losses_beyond_bounds(removals, before, reason);
    LightReason collected(before, {}, reason);
    const auto add = [&](Line line) { collected.add(line, values_[line]); };
    const auto add_path = [&](Line line, Line end) {
        const auto path = lit_path(graph_, lights, line, end);
        if (path) std::ranges::for_each(*path, add);
        return path.has_value();
    };
    if (removals.empty()) {
        ForestParts parts(graph_.vertex_count());
        const auto closing = join_lit_lines(graph_, lights, parts);
        if (!closing) return Propagator::quick_reason(removals, before);
        add_path(*closing, *closing);
        add(*closing);
        return reason;
    }
    for (const Literal& removal : removals) {
        const bool is_shown = lights[removal.position] == Light::Open &&
                              add_path(removal.position, static_cast<Line>(lights.size()));
        if (!is_shown) return Propagator::quick_reason(removals, before);
    }
    return reason;
}

/// Two states are alike if their parts join the same ends of open lines.
void NoCycles::residual(const Scope& scope, Residual& residual) const {
    const Lights lights = forest_lights(scope, values_);
    ForestParts parts(graph_.vertex_count());
    join_lit_lines(graph_, lights, parts);
    std::vector<std::uint32_t> number(graph_.vertex_count(), 0);  // from 1 on, as open lines meet the parts
    std::uint32_t count = 0;
    for (Line line = 0; line < lights.size(); ++line) {
        if (lights[line] != Light::Open) continue;
        const auto [a, b] = graph_.ends(line);
        for (const Vertex vertex : {a, b}) {
            std::uint32_t& own = number[parts.part_of(vertex)];
            if (own == 0) own = ++count;
            residual.add(own);
        }
    }
}

void NoCycles::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    for (const auto& values : values_) classes.split(values);
}

}  // namespace sator::propagators
