#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/loops/line_graph.hpp"

namespace sator::propagators {

/// Where paths may run, and what their ends are.
struct PathsDemand {
    static constexpr std::uint32_t kAnyLabel = 0;
    static constexpr std::uint32_t kNoEnd = std::numeric_limits<std::uint32_t>::max();

    LineGraph graph;
    std::vector<std::uint32_t>
        label;                ///< by vertex: kNoEnd, kAnyLabel for an end that fits all labels, or a label
    bool visits_all = false;  ///< whether a path passes each vertex

    bool is_end(LineGraph::Vertex vertex) const { return label[vertex] != kNoEnd; }
    bool has_label(LineGraph::Vertex vertex) const { return is_end(vertex) && label[vertex] != kAnyLabel; }
};

/// The lines that have one of the values make paths: they neither branch nor close. Exactly the vertices with a label are ends of paths,
/// and both ends of a path have the same label. Weaker than GAC, which is NP-hard. A call costs a search through the graph for each
/// path that is not complete. The domains are of kind `Bits`.
class LabelledPaths final : public Propagator {
  public:
    /// `values` is the set of values, as bits.
    LabelledPaths(PathsDemand demand, std::vector<Word> values)
        : demand_(std::move(demand)), values_(std::move(values)) {}

    const PathsDemand& demand() const { return demand_; }
    std::span<const Word> values() const { return values_; }

    std::string_view name() const override { return "labelled_paths"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    PathsDemand demand_;
    std::vector<Word> values_;
};

}  // namespace sator::propagators
