#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/arithmetic/value_numbers.hpp"

namespace sator::propagators {

/// All values differ and their numbers add up to a target, e.g. a cage of a killer sudoku or a run of a
/// kakuro. GAC; a call costs combinations × 2^positions. Domains of kind `Bits` with one word.
class DistinctSum final : public Propagator {
  public:
    /// `values`: the set of the values that the positions can have. Returns null if a call would take more
    /// than `kMaxSteps` steps, because there are too many positions or sets of values with the sum.
    static std::shared_ptr<const DistinctSum> make(std::size_t positions, std::span<const Word> values,
                                                   const ValueNumbers& numbers, std::int64_t target);

    /// The same for any family of sets, each with as many values as there are positions, at most kMaxHallSets.
    static std::shared_ptr<const DistinctSum> of_sets(std::vector<Word> sets) {
        return std::shared_ptr<const DistinctSum>(new DistinctSum(std::move(sets)));
    }

    std::string_view name() const override { return "distinct_sum"; }
    Cost cost() const override { return Cost::Quadratic; }
    std::size_t memo_words(std::size_t positions) const override {
        return (std::size_t{1} << positions) + 2 * positions;
    }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;
    void neighbours(std::size_t positions, NeighbourGroups& neighbours) const override;

    /// The sets of values that have the sum.
    std::span<const Word> combinations() const { return combinations_; }

  private:
    explicit DistinctSum(std::vector<Word> combinations) : combinations_(std::move(combinations)) {}

    std::vector<Word> combinations_;
};

}  // namespace sator::propagators
