// Union-find with parities: decided positions join faces into parts in which the side of each face relative to the others is known. An
// open position within a part is decided. The reason is the shortest walk of decided positions between its faces (breadth-first).
#include "sator/propagators/loops/two_sides.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/basic/bound_losses.hpp"

namespace sator::propagators {

namespace {

using Face = LineGraph::Vertex;
using Line = LineGraph::Line;

/// Parts of faces whose sides are known relative to each other.
class SideParts {
  public:
    explicit SideParts(std::size_t faces) : parent_(faces), parity_(faces, 0) {
        std::iota(parent_.begin(), parent_.end(), Face{0});
    }

    struct Side {
        Face root;
        std::uint8_t parity;  ///< 1: not on the side of the root
    };

    Side side_of(Face face) {
        Face root = face;
        std::uint8_t parity = 0;
        for (; parent_[root] != root; root = parent_[root]) parity ^= parity_[root];
        for (std::uint8_t rest = parity; parent_[face] != root && face != root;) {
            const Face next = parent_[face];
            const std::uint8_t own = parity_[face];
            parent_[face] = root;
            parity_[face] = rest;
            rest ^= own;
            face = next;
        }
        return {root, parity};
    }

    /// Says that two faces are on the same side, or on different ones. Returns false if that is known to be wrong.
    bool join(Face a, Face b, bool are_different) {
        const Side first = side_of(a), second = side_of(b);
        const std::uint8_t parity = (are_different ? 1 : 0) ^ first.parity ^ second.parity;
        if (first.root == second.root) return parity == 0;
        parent_[first.root] = second.root;
        parity_[first.root] = parity;
        return true;
    }

  private:
    std::vector<Face> parent_;
    std::vector<std::uint8_t> parity_;  // by face: whether it differs from its parent
};

/// Returns the first position that contradicts those before it, or nullopt.
std::optional<Line> join_decided(const LineGraph& faces, const Lights& lights, SideParts& parts) {
    for (Line line = 0; line < lights.size(); ++line) {
        if (lights[line] == Light::Open) continue;
        const auto [a, b] = faces.ends(line);
        if (!parts.join(a, b, lights[line] == Light::On)) return line;
    }
    return std::nullopt;
}

/// Returns a shortest walk from one end of `line` to the other over decided positions that come before `end`.
std::optional<std::vector<Line>> decided_walk(const LineGraph& faces, const Lights& lights, Line line,
                                              Line end) {
    const auto [from, to] = faces.ends(line);
    std::vector<std::optional<Line>> by(faces.vertex_count());
    std::vector<std::uint8_t> is_reached(faces.vertex_count(), 0);
    std::vector<Face> reached{from};
    is_reached[from] = 1;
    for (std::size_t i = 0; i < reached.size() && is_reached[to] == 0; ++i) {
        for (const Line next : faces.lines_at(reached[i])) {
            const Face face = faces.other_end(next, reached[i]);
            if (next >= end || lights[next] == Light::Open || is_reached[face] != 0) continue;
            is_reached[face] = 1;
            by[face] = next;
            reached.push_back(face);
        }
    }
    if (is_reached[to] == 0) return std::nullopt;
    std::vector<Line> walk;
    for (Face face = to; face != from; face = faces.other_end(walk.back(), face)) walk.push_back(*by[face]);
    return walk;
}

}  // namespace

TwoSides::TwoSides(LineGraph faces, std::span<const std::vector<Word>> values)
    : faces_(std::move(faces)), words_(values.empty() ? 0 : values.front().size()) {
    for (const auto& set : values) values_.insert(values_.end(), set.begin(), set.end());
}

template <class Domains>
Lights TwoSides::lights_of(const Domains& domains) const {
    return propagators::lights_of(domains, [&](std::size_t i) { return values_of(i); });
}

/// If no variable occurs twice, one round finds everything.
Propagation TwoSides::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    for (Lights lights = lights_of(scope);;) {
        SideParts parts(faces_.vertex_count());
        if (join_decided(faces_, lights, parts)) return Propagation::Conflict;
        scope.begin_step();
        bool is_open = false;
        for (Line line = 0; line < lights.size(); ++line) {
            if (lights[line] != Light::Open) continue;
            const auto [a, b] = faces_.ends(line);
            const auto first = parts.side_of(a), second = parts.side_of(b);
            is_open = is_open || first.root != second.root;
            if (first.root != second.root) continue;
            const Light light = first.parity == second.parity ? Light::Off : Light::On;
            if (!decide(scope, line, values_of(line), light)) return Propagation::Conflict;
        }
        Lights after = lights_of(scope);
        const bool has_found = after != lights;
        if (!is_open && !has_found) return Propagation::Entailed;
        if (!has_found || scratch.is_over(lights.size())) return Propagation::Fixpoint;
        lights = std::move(after);
    }
}

Reason TwoSides::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    const Lights lights = lights_of(before);
    Reason reason;
    add_losses_beyond_bounds(removals, before, reason);
    LightReason collected(before, {}, reason);
    const auto add = [&](Line line) { collected.add(line, values_of(line)); };
    const auto add_walk = [&](Line line, Line end) {
        const auto walk = decided_walk(faces_, lights, line, end);
        if (walk) std::ranges::for_each(*walk, add);
        return walk.has_value();
    };
    if (removals.empty()) {
        SideParts parts(faces_.vertex_count());
        const auto wrong = join_decided(faces_, lights, parts);
        if (!wrong) return Propagator::quick_reason(removals, before);
        add_walk(*wrong, *wrong);
        add(*wrong);
        return reason;
    }
    for (const Literal& removal : removals) {
        const bool is_shown = lights[removal.position] == Light::Open &&
                              add_walk(removal.position, static_cast<Line>(lights.size()));
        if (!is_shown) return Propagator::quick_reason(removals, before);
    }
    return reason;
}

/// Two states are alike if their parts join the same faces of open positions in the same way.
void TwoSides::residual(const Scope& scope, Residual& residual) const {
    const Lights lights = lights_of(scope);
    SideParts parts(faces_.vertex_count());
    join_decided(faces_, lights, parts);
    struct Met {
        std::uint32_t number = 0;  // from 1 on, in the order in which open positions meet the parts
        std::uint8_t parity = 0;   // of the face that was met first
    };
    std::vector<Met> met(faces_.vertex_count());
    std::uint32_t count = 0;
    const auto add_face = [&](Face face) {
        const auto side = parts.side_of(face);
        Met& part = met[side.root];
        if (part.number == 0) part = {++count, side.parity};
        residual.add(2 * std::uint64_t{part.number} + (part.parity ^ side.parity));
    };
    for (Line line = 0; line < lights.size(); ++line) {
        if (lights[line] != Light::Open) continue;
        add_face(faces_.ends(line).first);
        add_face(faces_.ends(line).second);
    }
}

void TwoSides::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    for (std::size_t position = 0; position < faces_.line_count(); ++position)
        classes.split(values_of(position));
}

}  // namespace sator::propagators
