// A piece is the clues that it passes, from one end to the other. Read in one direction, its first clue is the sth of all: each clue with a
// number says what s is, and so does an end of the path.
#include "sator/propagators/paths/ordered_path.hpp"

#include <algorithm>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/basic/bound_losses.hpp"
#include "sator/propagators/basic/light_findings.hpp"

namespace sator::propagators {

namespace {

using Line = LineGraph::Line;
using Vertex = LineGraph::Vertex;

/// A piece of the path: vertices from one end to the other.
struct PathPiece {
    std::vector<Vertex> vertices;
};

class OrderLook {
  public:
    OrderLook(const OrderDemand& demand, const Lights& lights)
        : demand_(demand), lights_(lights), piece_of_(demand.graph.vertex_count(), UINT32_MAX) {
        for (Vertex v = 0; v < piece_of_.size(); ++v) {
            if (piece_of_[v] == UINT32_MAX && degree(v) < 2) walk(v);
        }
        for (Vertex v = 0; v < piece_of_.size(); ++v) {
            if (piece_of_[v] == UINT32_MAX) walk(v);  // a ring, which another propagator refuses
        }
    }

    /// Returns that lines are off which would join two pieces that do not fit; nullopt if a piece does not fit.
    std::optional<LightFindings> findings() const {
        for (const PathPiece& piece : pieces_) {
            if (!fits(piece.vertices)) return std::nullopt;
        }
        LightFindings found;
        for (Line line = 0; line < demand_.graph.line_count(); ++line) {
            if (lights_[line] == Light::Open && !may_join(line)) found.emplace_back(line, Light::Off);
        }
        return found;
    }

  private:
    std::size_t degree(Vertex v) const {
        return static_cast<std::size_t>(std::ranges::count_if(
            demand_.graph.lines_at(v), [&](Line line) { return lights_[line] == Light::On; }));
    }

    void walk(Vertex first) {
        PathPiece piece;
        const auto number = static_cast<std::uint32_t>(pieces_.size());
        for (std::optional<Vertex> at = first; at;) {
            piece.vertices.push_back(*at);
            piece_of_[*at] = number;
            std::optional<Vertex> next;
            for (const Line line : demand_.graph.lines_at(*at)) {
                const Vertex other = demand_.graph.other_end(line, *at);
                if (lights_[line] == Light::On && piece_of_[other] == UINT32_MAX) next = other;
            }
            at = next;
        }
        pieces_.push_back(std::move(piece));
    }

    /// Whether the vertices, in this order, may be passed so.
    bool fits_forwards(const std::vector<Vertex>& vertices) const {
        std::optional<std::int64_t> first;  // the number of the first clue
        std::int64_t count = 0;
        const auto may_be = [&](std::int64_t number) {
            if (first && *first != number) return false;
            first = number;
            return true;
        };
        for (const Vertex v : vertices) {
            if (v == demand_.first && (v != vertices.front() || !may_be(1))) return false;
            if (v == demand_.last && v != vertices.back()) return false;
            const std::uint32_t clue = demand_.clue[v];
            if (clue == OrderDemand::kNoClue) continue;
            if (clue != OrderDemand::kAnyNumber && !may_be(static_cast<std::int64_t>(clue) - count))
                return false;
            ++count;
        }
        const std::int64_t all = demand_.clues;
        if (vertices.back() == demand_.last && !may_be(all - count + 1)) return false;
        return !first || (*first >= 1 && *first + count - 1 <= all);
    }
    bool fits(std::vector<Vertex> vertices) const {
        if (fits_forwards(vertices)) return true;
        std::ranges::reverse(vertices);
        return fits_forwards(vertices);
    }

    bool may_join(Line line) const {
        const auto [a, b] = demand_.graph.ends(line);
        if (piece_of_[a] == piece_of_[b]) return true;
        std::vector<Vertex> joined = pieces_[piece_of_[a]].vertices, other = pieces_[piece_of_[b]].vertices;
        if (joined.front() == a) std::ranges::reverse(joined);
        if (other.back() == b) std::ranges::reverse(other);
        // Lines do not branch; that is for another propagator.
        if (joined.back() != a || other.front() != b) return true;
        joined.insert(joined.end(), other.begin(), other.end());
        return fits(std::move(joined));
    }

    const OrderDemand& demand_;
    const Lights& lights_;
    std::vector<std::uint32_t> piece_of_;  // by vertex
    std::vector<PathPiece> pieces_;
};

}  // namespace

Propagation OrderedPath::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    return decide_findings(scope, scratch, values_,
                           [&](const Lights& lights) { return OrderLook(demand_, lights).findings(); });
}

Reason OrderedPath::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    return reason_of_decided_lights(removals, before, values_);
}

void OrderedPath::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
