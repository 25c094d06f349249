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
/// Weaker than GAC. A call costs the labels times the vertices, times the rounds. The domains are of kind `Bits`.
class DrawnFigures final : public Propagator {
  public:
    /// `values` is the set of values of lit positions, as bits.
    DrawnFigures(FiguresDemand demand, std::vector<Word> values);

    std::string_view name() const override { return "drawn_figures"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    /// What may lie on a vertex.
    struct Label {
        ArmState ways = 0;
        bool is_single = false;                       ///< it is a node, which lies on one vertex
        std::array<std::vector<Word>, kWays> next{};  ///< by way: the labels that a line may reach there
    };
    using Labels = std::vector<std::vector<Word>>;  // by vertex: a set of labels, as bits

    void add_labels(const Figure& figure);
    void add_any_labels();
    Labels labels_under(const Lights& lights) const;
    bool make_consistent(Labels& labels) const;
    void keep_reached(Labels& labels, std::size_t clue, std::vector<LineGraph::Vertex>& changed) const;
    bool filter(Labels& labels, LineGraph::Vertex from, std::size_t way, LineGraph::Vertex to) const;

    FiguresDemand demand_;
    std::vector<Word> values_;
    std::vector<Label> labels_;
    Labels root_;                     ///< the labels that are left if all lines are open
    std::vector<std::size_t> first_;  // by clue, and one more: its first label
};

}  // namespace sator::propagators
