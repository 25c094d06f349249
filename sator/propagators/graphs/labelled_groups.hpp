#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/graphs/lit_vertices.hpp"
#include "sator/propagators/graphs/position_graph.hpp"

namespace sator::propagators {

/// A clue at a vertex: its label, or nullopt if it may be in any group.
struct GroupLabel {
    PositionGraph::Vertex vertex;
    std::optional<std::uint32_t> label;
};

/// The positions that have one of the values form groups that hang together in the graph. Each group has a clue; all labels in a group are
/// equal, and equal labels are in one group. Clues at positions without such a value count nothing. Not GAC, but decides every full
/// assignment. A call costs a search through the graph for each label. The domains are of kind `Bits`.
class LabelledGroups final : public Propagator {
  public:
    /// `values` is the set of values, as bits.
    LabelledGroups(PositionGraph graph, std::vector<Word> values, std::vector<GroupLabel> clues)
        : graph_(std::move(graph)), values_(std::move(values)), clues_(std::move(clues)) {}

    std::string_view name() const override { return "labelled_groups"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    /// The label of each lit vertex's group, so far as it is known; `is_clash` if a group has two.
    struct Labels {
        std::vector<std::optional<std::uint32_t>> of;
        bool is_clash = false;
    };

    Labels labels_of_groups(const Lights& lights) const;
    /// By vertex: whether a clue is in the same part of the vertices that are not off.
    std::vector<std::uint8_t> near_clues(const Lights& lights) const;
    bool prune_beside(Scope& scope, const Lights& lights, const Labels& labels) const;
    bool join(Scope& scope, const Lights& lights, const Labels& labels, std::uint32_t label) const;
    Propagation prune(Scope& scope, const Lights& lights) const;

    PositionGraph graph_;
    std::vector<Word> values_;
    std::vector<GroupLabel> clues_;
};

}  // namespace sator::propagators
