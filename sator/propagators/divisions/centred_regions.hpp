#pragma once

#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/divisions/centred_pairs.hpp"

namespace sator::propagators {

/// Borders divide the vertices of a graph into regions. Each region has exactly one centre with all vertices that touch it, looks the same
/// after half a turn around it, and has no border inside. Each pass finds the centres whose regions may include a vertex (CentredOwners):
/// those of its image and of all that it hangs together with, those that it can be joined to, and the one that is not reached without it.
/// Not GAC, but it decides all full assignments. A pass costs a search from each centre. For domains of kind `Bits`.
class CentredRegions final : public Propagator {
  public:
    /// `graph`: each line is the place of a border between its two ends. `values`: the values that are a border, a bit for each.
    CentredRegions(LineGraph graph, std::vector<Word> values, const std::vector<CentredPairs::Core>& cores,
                   const CentredPairs::Image& image)
        : graph_(std::move(graph)), values_(std::move(values)), pairs_(graph_, cores, image) {}

    const LineGraph& graph() const { return graph_; }
    std::span<const Word> values() const { return values_; }
    const CentredPairs& pairs() const { return pairs_; }

    std::string_view name() const override { return "centred_regions"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    LineGraph graph_;
    std::vector<Word> values_;
    CentredPairs pairs_;
};

}  // namespace sator::propagators
