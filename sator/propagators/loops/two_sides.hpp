#pragma once

#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/loops/line_graph.hpp"

namespace sator::propagators {

/// Closed lines part the plane into two sides. The vertices of the graph are the faces between the lines, and each position joins the two
/// faces beside it: it is lit if they are on different sides. So each closed walk over faces crosses an even number of lit positions. A
/// cell that says on which side it is joins its face with the face outside. GAC; a call costs a union-find over all positions. The
/// domains are of kind `Bits`.
class TwoSides final : public Propagator {
  public:
    /// `values` by position: the set of its values that count as lit, as bits. All have the same number of words.
    TwoSides(LineGraph faces, std::span<const std::vector<Word>> values);

    std::string_view name() const override { return "two_sides"; }
    Cost cost() const override { return Cost::Quadratic; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    template <class Domains>
    Lights lights_of(const Domains& domains) const;
    std::span<const Word> values_of(std::size_t position) const {
        return std::span(values_).subspan(position * words_, words_);
    }

    LineGraph faces_;
    std::size_t words_;         // of each position's values
    std::vector<Word> values_;  // by position
};

}  // namespace sator::propagators
