#pragma once

#include <memory>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/arithmetic/value_numbers.hpp"

namespace sator::propagators {

/// The numbers of any two positions differ by at least a gap of 1 or more, e.g. by 2 on a nabner line. GAC; a call costs values × positions ×
/// 2^positions / 64. Domains of kind `Bits`.
class SpacedValues final : public Propagator {
  public:
    /// `values`: the size of the alphabet, whose first symbols have the numbers. Returns null if a call would take more than
    /// `kMaxSteps` steps.
    static std::shared_ptr<const SpacedValues> make(std::size_t positions, const ValueNumbers& numbers,
                                                    std::size_t values, std::uint64_t gap);

    std::string_view name() const override { return "spaced_values"; }
    Cost cost() const override { return Cost::Quadratic; }
    std::size_t memo_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;
    void neighbours(std::size_t positions, NeighbourGroups& neighbours) const override;

    /// Returns whether two positions may have these values.
    bool allows(std::size_t a, std::size_t b) const { return b >= next_[a] || a >= next_[b]; }

  private:
    SpacedValues(std::vector<std::size_t> next, std::size_t value_words)
        : next_(std::move(next)), value_words_(value_words) {}

    void sweep_up(const Scope& scope, std::span<Word> reached, std::size_t words) const;
    void sweep_down(Scope& scope, std::span<Word> memo, std::size_t words) const;

    std::vector<std::size_t>
        next_;  // by value: the least one that exceeds its number by the gap, or the number of values
    std::size_t value_words_;
};

}  // namespace sator::propagators
