#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/divisions/division_demand.hpp"
#include "sator/propagators/divisions/region_judge.hpp"

namespace sator::propagators {

/// Borders divide the vertices of a graph into regions, and a judge says which regions are right. No border is inside of such a region.
/// Looks at parts of regions: a part that cannot grow to a right region is a conflict, two such parts have a border between them, and a
/// part that is no right region has no border if only one neighbouring part is open to it. Not GAC, but it decides all full assignments.
/// Each pass asks the judge about each part and each open border. For domains of kind `Bits`.
class JudgedRegions final : public Propagator {
  public:
    /// `graph`: each line is the place of a border between its two ends. `values`: the values that are a border, a bit for each. `marked`:
    /// the vertices whose regions are judged; none: all regions are.
    JudgedRegions(LineGraph graph, std::vector<Word> values, std::shared_ptr<const RegionJudge> judge,
                  const std::vector<LineGraph::Vertex>& marked = {});

    const LineGraph& graph() const { return graph_; }
    std::span<const Word> values() const { return values_; }
    const DivisionDemand& any_division() const { return any_division_; }
    const RegionJudge& judge() const { return *judge_; }
    bool is_marked(LineGraph::Vertex vertex) const { return is_marked_[vertex] != 0; }

    std::string_view name() const override { return "judged_regions"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    LineGraph graph_;
    std::vector<Word> values_;
    DivisionDemand any_division_;
    std::shared_ptr<const RegionJudge> judge_;
    std::vector<std::uint8_t> is_marked_;  // by vertex
};

}  // namespace sator::propagators
