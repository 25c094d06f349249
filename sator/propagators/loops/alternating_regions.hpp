#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/loops/line_graph.hpp"

namespace sator::propagators {

/// Regions of cells with marks of two sorts, and lines between the cells.
struct AlternationDemand {
    LineGraph graph;                    ///< vertices are the cells
    std::vector<std::uint32_t> region;  ///< by cell
    std::size_t regions = 0;
    std::array<std::vector<Word>, 2> marks;  ///< by sort: the values of a cell that has such a mark, as bits
};

/// A cell is passed if a lit line ends in it. In each region, either all marks of the first sort are passed, at least one, and none of
/// the second sort, or the other way round; a lit line between two regions joins regions of different sorts. The scope has the lines,
/// then the cells. Weaker than GAC; a call looks at all lines until nothing changes. The domains are of kind `Bits`.
class AlternatingRegions final : public Propagator {
  public:
    /// `values` is the set of values of lit lines, as bits.
    AlternatingRegions(AlternationDemand demand, std::vector<Word> values)
        : demand_(std::move(demand)), values_(std::move(values)) {}

    std::string_view name() const override { return "alternating_regions"; }
    Cost cost() const override { return Cost::Quadratic; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    AlternationDemand demand_;
    std::vector<Word> values_;
};

}  // namespace sator::propagators
