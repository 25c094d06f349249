#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/distinct/cardinality_precheck.hpp"
#include "sator/propagators/distinct/occurrence_bounds.hpp"

namespace sator::propagators {

/// Each value occurs at a number of positions within its bounds, e.g. all different, a permutation of a
/// multiset, a sub- or a superset of one. GAC; a call costs positions × values in the worst case. The domains
/// are of kind `Bits` and have the same number of words.
class GlobalCardinality final : public Propagator {
  public:
    /// `bounds`: for each value of the alphabet.
    explicit GlobalCardinality(std::vector<OccurrenceBounds> bounds);

    std::string_view name() const override { return "cardinality"; }
    Cost cost() const override { return Cost::Quadratic; }
    std::size_t memo_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;

    std::span<const OccurrenceBounds> bounds() const { return bounds_; }

  private:
    std::vector<OccurrenceBounds> open_bounds(const Scope& scope) const;
    static std::optional<OccurrenceBounds> common_bounds(const Scope& scope,
                                                         std::span<const OccurrenceBounds> left);

    std::vector<OccurrenceBounds> bounds_;
    CardinalityPrecheck precheck_;
};

}  // namespace sator::propagators
