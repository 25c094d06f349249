#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/loops/line_graph.hpp"

namespace sator::propagators {

/// The lit positions are lines of a graph. If one of some lines is lit, it is in a cycle of lit lines; or it is in none. What follows from one
/// search over the graph for each line that must or cannot be lit is found; a call costs at most lines². The domains are of kind `Bits`.
class CycleThrough final : public Propagator {
  public:
    enum class Wanted : bool { None, Some };

    /// `values` by position, as NoCycles has them: a cell whose two diagonals are two lines is at two positions. `lines`: at most one of them
    /// is lit, e.g. the two diagonals of a cell.
    CycleThrough(LineGraph graph, std::vector<std::vector<Word>> values, std::vector<LineGraph::Line> lines,
                 Wanted wanted)
        : graph_(std::move(graph)), values_(std::move(values)), lines_(std::move(lines)), wanted_(wanted) {}

    std::string_view name() const override { return "cycle_through"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

  private:
    bool is_own(LineGraph::Line line) const { return std::ranges::find(lines_, line) != lines_.end(); }
    bool decide_lines(Scope& scope, const Lights& lights) const;

    LineGraph graph_;
    std::vector<std::vector<Word>> values_;
    std::vector<LineGraph::Line> lines_;
    Wanted wanted_;
};

}  // namespace sator::propagators
