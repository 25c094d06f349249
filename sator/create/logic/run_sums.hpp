#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "sator/create/shapes/kakuro_pattern.hpp"
#include "sator/engine/model/domain.hpp"

namespace sator::create {

/// Digits from 1 to 9 that a cell may hold: bit d - 1 stands for d.
using DigitSet = std::uint16_t;

constexpr DigitSet kAllDigits = 511;

/// Returns the sets of `length` different digits with this sum.
std::span<const DigitSet> digit_sets(std::size_t length, std::size_t sum);

/// Returns the sum of a run's digits; the value v is the digit v + 1.
std::size_t sum_of_run(const Run& run, std::span<const Value> values);

/// Prunes by the sums of a kakuro: single runs are looked at again and again. Each run is pruned as far as its rule
/// allows: a digit stays if some choice of different digits with the sum has it there. Answers for runs are remembered, because a
/// filling that changes in one cell asks nearly the same questions again.
class RunSums {
  public:
    explicit RunSums(const KakuroPattern& pattern) : pattern_(pattern) {}

    /// Returns the digits left to each cell by the sums that these values have.
    const std::vector<DigitSet>& left_by(std::span<const Value> values);

  private:
    /// The digits of a run's cells; the last number is the sum.
    using Question = std::array<std::uint16_t, 10>;
    struct HashOfQuestion {
        std::size_t operator()(const Question& question) const;
    };

    const Question& answer(const Question& question, std::size_t length);
    void prune(const Run& run, std::size_t sum, std::vector<std::size_t>& changed);

    const KakuroPattern& pattern_;
    std::unordered_map<Question, Question, HashOfQuestion> answers_;
    std::vector<DigitSet> left_;
};

}  // namespace sator::create
