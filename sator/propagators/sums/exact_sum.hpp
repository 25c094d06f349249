#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// Each value of a position has a weight, and the weights add up to a target. Weights are not negative; a sum
/// with negative terms is shifted first. GAC; a call costs values × words of a set of sums (target / 64). The
/// domains are of kind `Bits` and have the same number of words.
class ExactSum final : public Propagator {
  public:
    /// The weight of each value of the alphabet.
    using Weights = std::vector<std::uint32_t>;
    /// The weight of values that are never taken: it exceeds every target.
    static constexpr std::uint32_t kTooHeavy = 0xFFFF'FFFF;

    /// Position i has the weights `weights[table_of[i]]`. The memo has target / 64 words for each position.
    ExactSum(std::vector<Weights> weights, std::vector<std::uint32_t> table_of, std::uint32_t target);

    std::string_view name() const override { return "exact_sum"; }
    Cost cost() const override { return sum_words_ == 1 ? Cost::Linear : Cost::Heavy; }
    std::size_t memo_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;

    /// Returns what the values themselves, as indices, add up to; nullopt if for some position the weights do
    /// not all exceed the values by the same amount.
    std::optional<std::int64_t> sum_of_values() const;

    std::uint32_t weight(std::size_t position, Value v) const {
        return weights_[table_of_[position]][static_cast<std::size_t>(v)];
    }
    std::uint32_t target() const { return target_; }

  private:
    Propagation propagate_shifted(Scope& scope, std::span<Word> memo) const;
    Propagation keep_share(Scope& scope, std::size_t position, Word share) const;
    Propagation sweep_open(Scope& scope, std::span<Word> reached, std::span<const Word> shares,
                           std::span<const Word> open, Word target) const;
    Propagation propagate_one_word(Scope& scope, std::span<Word> memo) const;
    Propagation propagate_words(Scope& scope, std::span<Word> memo) const;

    std::vector<Weights> weights_;
    std::vector<std::vector<Word>> usable_;  // by table: the values that are not too heavy
    std::vector<int>
        // by table: by how much its weights exceed the values; empty if that is not constant for each
        shifts_;
    std::vector<std::uint32_t> table_of_;
    std::uint32_t target_;
    std::size_t sum_words_;
    std::size_t value_words_;
};

}  // namespace sator::propagators
