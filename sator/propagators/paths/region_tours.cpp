// One look joins the vertices of lit lines: all of them to tours, and those of one region to pieces. A piece is complete if the line leaves
// the region at both of its ends, or if the tour is closed. Then it has the number of the tour: that of its clue, or the length of another
// complete piece.
#include "sator/propagators/paths/region_tours.hpp"

#include <algorithm>
#include <numeric>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/basic/bound_losses.hpp"

namespace sator::propagators {

namespace {

using Vertex = LineGraph::Vertex;
using Line = LineGraph::Line;

/// Sets of vertices that are joined one by one.
class JoinedSets {
  public:
    explicit JoinedSets(std::size_t size) : parent_(size) { std::iota(parent_.begin(), parent_.end(), 0U); }

    Vertex of(Vertex v) {
        while (parent_[v] != v) v = parent_[v] = parent_[parent_[v]];
        return v;
    }
    void join(Vertex a, Vertex b) { parent_[of(a)] = of(b); }

  private:
    std::vector<Vertex> parent_;
};

struct Piece {
    std::uint32_t size = 0, exits = 0;
};

struct Tour {
    std::uint32_t vertices = 0, lines = 0, clues = 0;
    std::uint32_t number = TourDemand::kAnyNumber;
};

/// Returns whether nothing speaks against these lights. It is exact if none is open.
bool are_possible(const TourDemand& demand, const Lights& lights) {
    const LineGraph& graph = demand.graph;
    JoinedSets tour_of(graph.vertex_count()), piece_of(graph.vertex_count());
    std::vector<std::uint8_t> degree(graph.vertex_count(), 0), open(graph.vertex_count(), 0);
    std::vector<std::uint8_t> may_enter(demand.regions, 0);
    for (Line line = 0; line < graph.line_count(); ++line) {
        if (lights[line] == Light::Off) continue;
        const auto [a, b] = graph.ends(line);
        may_enter[demand.region[a]] = may_enter[demand.region[b]] = 1;
        if (lights[line] == Light::Open) {
            ++open[a];
            ++open[b];
            continue;
        }
        if (++degree[a] > 2 || ++degree[b] > 2) return false;
        tour_of.join(a, b);
        if (demand.region[a] == demand.region[b]) piece_of.join(a, b);
    }
    if (std::ranges::find(may_enter, 0) != may_enter.end()) return false;
    std::vector<Tour> tours(graph.vertex_count());
    std::vector<Piece> pieces(graph.vertex_count());
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
        const bool has_clue = demand.clue[v] != TourDemand::kNoClue;
        if (degree[v] + open[v] < 2 && (degree[v] > 0 || has_clue)) return false;
        if (degree[v] == 0) continue;
        Tour& tour = tours[tour_of.of(v)];
        ++tour.vertices;
        ++pieces[piece_of.of(v)].size;
        if (!has_clue) continue;
        if (++tour.clues > 1) return false;
        tour.number = demand.clue[v];
    }
    for (Line line = 0; line < graph.line_count(); ++line) {
        if (lights[line] != Light::On) continue;
        const auto [a, b] = graph.ends(line);
        ++tours[tour_of.of(a)].lines;
        if (demand.region[a] == demand.region[b]) continue;
        ++pieces[piece_of.of(a)].exits;
        ++pieces[piece_of.of(b)].exits;
    }
    const auto is_closed = [](const Tour& tour) { return tour.lines == tour.vertices; };
    const auto for_each_piece = [&](auto look) {
        for (Vertex v = 0; v < graph.vertex_count(); ++v) {
            if (degree[v] == 0 || piece_of.of(v) != v) continue;
            Tour& tour = tours[tour_of.of(v)];
            if (!look(v, pieces[v], tour, pieces[v].exits == 2 || is_closed(tour))) return false;
        }
        return true;
    };
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
        if (degree[v] > 0 && tour_of.of(v) == v && is_closed(tours[v]) && tours[v].clues != 1) return false;
    }
    const bool have_numbers = for_each_piece([](Vertex, const Piece& piece, Tour& tour, bool is_complete) {
        if (!is_complete) return true;
        if (tour.number == TourDemand::kAnyNumber) tour.number = piece.size;
        return tour.number == piece.size;
    });
    if (!have_numbers) return false;
    // By tour and region: whether a piece is there, and whether it is complete.
    enum class There : std::uint8_t { None, Part, All };
    std::vector<There> there(static_cast<std::size_t>(graph.vertex_count()) * demand.regions, There::None);
    return for_each_piece([&](Vertex v, const Piece& piece, const Tour& tour, bool is_complete) {
        if (tour.number != TourDemand::kAnyNumber && piece.size > tour.number) return false;
        There& other = there[static_cast<std::size_t>(tour_of.of(v)) * demand.regions + demand.region[v]];
        if (other == There::All || (other == There::Part && is_complete)) return false;
        other = is_complete ? There::All : There::Part;
        return true;
    });
}

}  // namespace

Propagation RegionTours::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    for (;;) {
        Lights lights = lights_of(scope, values_);
        if (!are_possible(demand_, lights)) return Propagation::Conflict;
        scope.begin_step();
        bool has_found = false, is_open = false;
        for (Line line = 0; line < lights.size(); ++line) {
            if (lights[line] != Light::Open) continue;
            is_open = true;
            const auto [a, b] = demand_.graph.ends(line);
            const auto is_lit = [&](Vertex v) {
                return std::ranges::any_of(demand_.graph.lines_at(v),
                                           [&](Line other) { return lights[other] == Light::On; });
            };
            if (!is_lit(a) && !is_lit(b)) continue;
            lights[line] = Light::On;
            const bool is_possible = are_possible(demand_, lights);
            lights[line] = Light::Open;
            if (is_possible) continue;
            if (!decide(scope, line, values_, Light::Off)) return Propagation::Conflict;
            has_found = true;
        }
        if (!is_open) return Propagation::Entailed;
        if (!has_found || scratch.is_over(lights.size())) return Propagation::Fixpoint;
    }
}

Reason RegionTours::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    return reason_of_decided_lights(removals, before, values_);
}

void RegionTours::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
