#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/loops/line_graph.hpp"

namespace sator::propagators {

/// Clues that a path passes in their order.
struct OrderDemand {
    static constexpr std::uint32_t kNoClue = UINT32_MAX, kAnyNumber = 0;

    LineGraph graph;
    std::vector<std::uint32_t> clue;        ///< by vertex: its number, from 1 on, kAnyNumber or kNoClue
    LineGraph::Vertex first = 0, last = 0;  ///< the ends of the path
    std::uint32_t clues = 0;                ///< how many vertices have one
};

/// The lit lines are pieces of one path from its first vertex to its last one, and on the whole path the clue N is the Nth of all clues. Another
/// propagator holds that it is one path. Weaker than GAC: each piece has an order that fits, and so have two pieces that an open line would
/// join. The domains are of kind `Bits`.
class OrderedPath final : public Propagator {
  public:
    /// `values` is the set of values of lit lines, as bits.
    OrderedPath(OrderDemand demand, std::vector<Word> values)
        : demand_(std::move(demand)), values_(std::move(values)) {}

    std::string_view name() const override { return "ordered_path"; }
    Cost cost() const override { return Cost::Quadratic; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    OrderDemand demand_;
    std::vector<Word> values_;
};

}  // namespace sator::propagators
