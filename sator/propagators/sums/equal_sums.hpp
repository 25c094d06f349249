#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/arithmetic/value_numbers.hpp"

namespace sator::propagators {

/// The positions are divided into parts, and all parts have the same sum, whatever it is, e.g. the shaft and the circle of an
/// arrow. GAC; a call costs values × words of a set of sums. Domains of kind `Bits` with the same number of words.
class EqualSums final : public Propagator {
  public:
    /// A position: what its number is multiplied by, and whether it begins a part. The first one does.
    struct Term {
        std::int64_t coefficient = 1;
        bool begins_part = false;
    };

    /// `values`: the size of the alphabet; the candidates have numbers. The products of coefficients and numbers
    /// must add up within kMaxMagnitude. Returns null if a call would take more than `kMaxSteps` steps, because sums are large.
    static std::shared_ptr<const EqualSums> make(std::span<const Term> terms, const ValueNumbers& numbers,
                                                 std::size_t values);

    std::string_view name() const override { return "equal_sums"; }
    Cost cost() const override { return words_ == 1 ? Cost::Linear : Cost::Heavy; }
    std::size_t memo_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void neighbours(std::size_t positions, NeighbourGroups& neighbours) const override;

    /// Positions begin … end - 1. `skip`: how far the least sum of all parts exceeds that of this one. A part's
    /// weights less its `skip` add up to the same for all parts.
    struct Part {
        std::size_t begin = 0, end = 0;
        std::uint32_t skip = 0;
    };
    std::span<const Part> parts() const { return parts_; }
    std::uint32_t weight(std::size_t position, Value v) const {
        return weights(position)[static_cast<std::size_t>(v)];
    }

  private:
    /// By value: what it adds to the least that its position can add.
    using Weights = std::vector<std::uint32_t>;

    EqualSums() = default;
    void sum_up(const Scope& scope, std::size_t part, std::span<Word> memo) const;
    bool prune(Scope& scope, std::size_t part, std::span<Word> memo) const;
    bool are_equal(const Scope& scope) const;
    std::uint64_t fixed_sum(const Scope& scope, const Part& part) const;
    /// The sums that the first i positions of a part can have.
    std::span<Word> reached(std::span<Word> memo, std::size_t part, std::size_t i) const {
        return memo.subspan((parts_[part].begin + part + i) * words_, words_);
    }
    const Weights& weights(std::size_t position) const { return weights_[table_of_[position]]; }

    std::vector<Part> parts_;
    std::vector<Weights> weights_;
    std::vector<std::uint32_t> table_of_;  // by position: its weights
    std::size_t words_ = 1;                // of a set of sums
    std::size_t value_words_ = 1;
};

}  // namespace sator::propagators
