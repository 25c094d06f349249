#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/engine/propagator.hpp"
#include "sator/propagators/few_open.hpp"
#include "sator/propagators/occurrences.hpp"

namespace sator {

/// Each value occurs at a number of positions that its bounds allow: all different, a permutation of a
/// multiset, a sub- or a superset of one. Domains of kind `Bits`, all with as many words.
class Cardinality final : public Propagator {
  public:
    /// The bounds of each value of the alphabet.
    explicit Cardinality(std::vector<Occurrences> bounds);

    std::string_view name() const override { return "cardinality"; }
    Cost cost() const override { return Cost::Quadratic; }
    std::size_t memo_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void tell_apart(const Scope& scope, ValueClasses& classes) const override;
    void outline(std::size_t positions, DemandOutline& outline) const override;

  private:
    std::vector<Occurrences> open_bounds(const Scope& scope) const;
    static std::optional<Occurrences> common_bounds(const Scope& scope, std::span<const Occurrences> left);

    std::vector<Occurrences> bounds_;
    FewOpen few_open_;
};

}  // namespace sator
