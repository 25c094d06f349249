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

/// Closed lines through regions of vertices.
struct TourDemand {
    static constexpr std::uint32_t kNoClue = 0xFFFFFFFF, kAnyNumber = 0;

    LineGraph graph{0, {}};
    std::vector<std::uint32_t> region;  ///< by vertex
    std::uint32_t regions = 0;
    std::vector<std::uint32_t> clue;  ///< by vertex: a number from 1 on, kAnyNumber or kNoClue
};

/// The lit lines of a graph are closed lines that neither branch nor cross. Each passes exactly one clue, and each clue is passed. A
/// closed line enters a region at most once, and passes equally many vertices in each region: the number of its clue, if that has one. Each
/// region has a lit line. Weaker than GAC: open lines at the ends of lit pieces are tried one by one. The domains are of kind `Bits`.
class RegionTours final : public Propagator {
  public:
    /// `values` is the set of values of lit lines, as bits.
    RegionTours(TourDemand demand, std::vector<Word> values)
        : demand_(std::move(demand)), values_(std::move(values)) {}

    std::string_view name() const override { return "region_tours"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    TourDemand demand_;
    std::vector<Word> values_;
};

}  // namespace sator::propagators
