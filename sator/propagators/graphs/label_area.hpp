#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/graphs/group_demand.hpp"

namespace sator::propagators {

/// The vertices that have one label hang together with the first vertex, and their number is within bounds. If the first vertex does not
/// have the label, none has it. A neighbour of such a vertex has the same label or none. The scope is the labels
/// of the vertices. Not GAC: a vertex loses the label if each way to it makes the group too large, and has it if the others are too few
/// or are cut off without it. A call costs a search through the graph. The domains are of kind `Bits`.
class LabelArea final : public Propagator {
  public:
    /// What a label's domain says about one label.
    enum class Claim : std::uint8_t {
        Lost,    ///< it is another one, or none
        Other,   ///< it is another one
        Open,    ///< it may be this one, another one, or none
        Lit,     ///< it is this one or another one
        Certain  ///< it is this one
    };

    LabelArea(PositionGraph graph, Value label, SizeBounds size)
        : graph_(std::move(graph)), label_(label), size_(size) {}

    std::string_view name() const override { return "label_area"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;

  private:
    bool is_decided(const Scope& scope, std::span<const Claim> claims) const;

    PositionGraph graph_;
    Value label_;
    SizeBounds size_;
};

}  // namespace sator::propagators
