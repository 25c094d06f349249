#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/loops/crossing_demand.hpp"
#include "sator/propagators/loops/figure.hpp"

namespace sator::propagators {

/// Places in a rectangle that lines join, and the figures that they must be.
struct FiguresDemand {
    using Arms = CrossingDemand::Arms;
    struct Clue {
        std::uint32_t place = 0;
        std::optional<Figure> figure;  ///< nullopt: any figure
    };

    LineGraph graph;
    std::vector<Arms> arms;           ///< by vertex
    std::vector<std::uint32_t> cell;  ///< by vertex: its place in the rectangle, row by row
    std::size_t columns = 0, cells = 0;
    std::vector<Clue> clues;  ///< `place` is a vertex
};

/// Returns whether drawn lines make figures as the demand says: each vertex is on one, and each figure has exactly one clue, whose figure
/// it is.
bool are_figures(const FiguresDemand& demand, const std::vector<std::uint8_t>& is_drawn);

/// The lit positions are lines that make figures as a demand says. Each vertex has labels: the node or the straight piece of a clue's
/// figure that may lie on it. Neighbours must agree about the line between them (arc consistency), each node lies on one vertex, and
/// the labels of a clue hang together with it.
/// Weaker than GAC. The labels are kept from call to
/// call; a call costs the labels of the vertices that lose some, and a search through the labels of each clue. The domains are of kind
/// `Bits`.
class DrawnFigures final : public Propagator {
  public:
    /// `values` is the set of values of lit positions, as bits.
    DrawnFigures(FiguresDemand demand, std::vector<Word> values);

    std::string_view name() const override { return "drawn_figures"; }
    Cost cost() const override { return Cost::Heavy; }
    std::size_t reversible_words(std::size_t /*positions*/) const override {
        return 1 + demand_.arms.size() * words_;
    }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    using Labels = std::span<Word>;  // by vertex: a set of labels, as bits

    std::span<Word> at(Labels labels, LineGraph::Vertex v) const {
        return labels.subspan(v * words_, words_);
    }
    std::span<Word> next_of(std::size_t label, std::size_t way) {
        return std::span(next_).subspan((label * kWays + way) * words_, words_);
    }
    std::span<Word> of_state(ArmState state) { return std::span(of_state_).subspan(state * words_, words_); }
    std::span<const Word> of_state(ArmState state) const {
        return std::span(of_state_).subspan(state * words_, words_);
    }
    void add_labels(const Figure& figure);
    void add_any_labels();
    static bool keep(std::span<Word> labels, std::span<const Word> kept);
    bool obey_lights(Labels labels, LineGraph::Vertex v, const Lights& lights) const;
    bool filter(Labels labels, LineGraph::Vertex from, std::size_t way, LineGraph::Vertex to) const;
    void keep_reached(Labels labels, std::size_t clue, std::vector<LineGraph::Vertex>& changed) const;
    bool place_nodes(Labels labels, std::vector<LineGraph::Vertex>& changed) const;
    bool make_consistent(Labels labels, std::vector<LineGraph::Vertex> waiting) const;
    bool update_labels(std::span<Word> kept, const Lights& lights, Changed changed) const;

    FiguresDemand demand_;
    std::vector<Word> values_;
    std::vector<ArmState> labels_;    // by label: the ways that a line takes there
    std::vector<std::size_t> first_;  // by clue, and one more: its first label
    std::size_t words_ = 0;           // of a set of labels
    std::vector<Word> next_;          // by label and way: the labels that a line may reach there
    std::vector<Word> nodes_;         // the labels that lie on one vertex each
    std::vector<Word> of_state_;      // by state: the labels with these ways
    std::array<std::vector<Word>, kWays> with_way_;  // by way: the labels that have it
    std::vector<std::vector<Word>> of_clue_;         // by clue: its labels
};

}  // namespace sator::propagators
