#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/loops/line_graph.hpp"

namespace sator::propagators {

/// The lit positions are lines that join vertices into pieces, and the largest piece has `length` vertices. A vertex without a line is a
/// piece of its own. Weaker than GAC; a call costs a union-find over all positions. The domains are of kind `Bits`.
class LongestPiece final : public Propagator {
  public:
    /// `values` is the set of values of lit positions, as bits.
    LongestPiece(LineGraph graph, std::vector<Word> values, std::uint32_t length)
        : graph_(std::move(graph)), values_(std::move(values)), length_(length) {}

    std::string_view name() const override { return "longest_piece"; }
    Cost cost() const override { return Cost::Quadratic; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    LineGraph graph_;
    std::vector<Word> values_;
    std::uint32_t length_;
};

}  // namespace sator::propagators
