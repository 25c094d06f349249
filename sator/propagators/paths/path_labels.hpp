#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/loops/line_graph.hpp"

namespace sator::propagators {

/// The label of a vertex that is on no path.
constexpr Value kNoPath = 0;

/// If the line is lit, the vertices that it joins have the same label, and not `kNoPath`. The scope is the line and the labels of its two
/// vertices. GAC. The domains are of kind `Bits`.
class SameLabel final : public Propagator {
  public:
    /// `values` is the set of the line's values that count as lit, as bits.
    explicit SameLabel(std::vector<Word> values) : values_(std::move(values)) {}

    std::string_view name() const override { return "same_label"; }
    Cost cost() const override { return Cost::Constant; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;

  private:
    std::vector<Word> values_;
};

/// A vertex on a path has `lines` lit lines, and they lead to vertices with its label. The scope is the label of the vertex, its lines,
/// and the labels at their other ends in the same order. A label that has too few such lines is removed; a line that all labels left
/// need is lit. The domains are of kind `Bits`.
class LabelSupport final : public Propagator {
  public:
    LabelSupport(std::vector<Word> values, std::uint32_t lines) : values_(std::move(values)), lines_(lines) {}

    std::string_view name() const override { return "label_support"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;

  private:
    template <class Domains>
    std::vector<std::uint32_t> supports(const Domains& domains, Value label) const;
    bool add_lack(Value label, std::uint32_t wanted, const DomainsBefore& before, LightReason& lights,
                  Reason& reason) const;

    std::vector<Word> values_;
    std::uint32_t lines_;
};

/// Each vertex with a label hangs together with an end that has it, by lines that may be lit and vertices that may have it. The scope is
/// the lines of the graph, then the labels of its vertices. A call costs a search through the graph for all labels at once. The
/// domains are of kind `Bits`.
class LabelReach final : public Propagator {
  public:
    /// An end from which a label spreads.
    struct Source {
        LineGraph::Vertex vertex;
        std::uint32_t label;
    };

    LabelReach(LineGraph graph, std::vector<Source> sources, std::vector<Word> values)
        : graph_(std::move(graph)), sources_(std::move(sources)), values_(std::move(values)) {}

    std::string_view name() const override { return "label_reach"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;

  private:
    template <class Domains>
    std::vector<Word> reached(const Domains& domains) const;
    bool add_conflict(const DomainsBefore& before, LightReason& lights, Reason& reason) const;
    void add_cut(LineGraph::Vertex vertex, Value label, const DomainsBefore& before, LightReason& lights,
                 Reason& reason) const;

    LineGraph graph_;
    std::vector<Source> sources_;
    std::vector<Word> values_;
};

}  // namespace sator::propagators
