#pragma once

#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/graphs/position_graph.hpp"

namespace sator::propagators {

/// A predicate holds for each group of lit positions, and another one for each two groups that touch in a second graph. A group is
/// judged once no open position is beside it, so this only checks, and each call costs a flood. For domains of kind `Bits`.
class CompleteGroups final : public Propagator {
  public:
    using Vertices = std::span<const PositionGraph::Vertex>;
    /// Both must always return the same for the same groups.
    using IsRight = std::function<bool(Vertices group)>;
    using AreRight = std::function<bool(Vertices first, Vertices second)>;

    /// `values`: a bit for each value. Both predicates may be null. `touching` joins the positions whose groups are compared.
    CompleteGroups(PositionGraph graph, std::vector<Word> values, IsRight is_right, PositionGraph touching,
                   AreRight are_right)
        : graph_(std::move(graph)),
          values_(std::move(values)),
          is_right_(std::move(is_right)),
          touching_(std::move(touching)),
          are_right_(std::move(are_right)) {}

    std::string_view name() const override { return "complete_groups"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    using Group = std::vector<PositionGraph::Vertex>;

    /// Returns the vertices of the first group that is wrong, or of the first two; empty if there is none.
    template <class Domains>
    std::vector<Group> wrong_groups(const Domains& domains) const;

    PositionGraph graph_;
    std::vector<Word> values_;
    IsRight is_right_;
    PositionGraph touching_;
    AreRight are_right_;
};

}  // namespace sator::propagators
