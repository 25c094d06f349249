#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator {

/// Arithmetic on a rule's numbers could leave the integers that Sator counts with.
struct Overflow {};

/// No intermediate result of a propagator's arithmetic is larger than this, either way.
constexpr std::int64_t kMaxMagnitude = std::int64_t{1} << 62;

/// Which number each value of a variable counts as: of a cell, by a table; of an auxiliary, the value itself.
/// Cheap to copy.
class ValueNumbers {
  public:
    /// Those of an auxiliary from `least` to `greatest`.
    static ValueNumbers integers(Value least, Value greatest);
    /// Those of a cell: value v counts as ascending[v]; value `zero`, which comes after them, counts as 0: a
    /// blank.
    static ValueNumbers of_cell(std::vector<std::int64_t> ascending,
                                std::optional<Value> zero = std::nullopt);

    /// Whether the value counts as a number at all.
    bool contains(Value v) const {
        return table_ == nullptr || v == zero_ || (v >= 0 && static_cast<std::size_t>(v) < table_->size());
    }
    std::int64_t operator[](Value v) const {
        if (table_ == nullptr) return v;
        return v == zero_ ? 0 : (*table_)[static_cast<std::size_t>(v)];
    }
    /// The least and the greatest number of a domain that is not empty.
    std::int64_t least(const Domain& domain) const {
        if (zero_ < 0 || !domain.contains(zero_)) return (*this)[domain.min()];
        return least_with_zero(domain);
    }
    std::int64_t greatest(const Domain& domain) const {
        if (zero_ < 0 || !domain.contains(zero_)) return (*this)[domain.max()];
        return greatest_with_zero(domain);
    }
    /// Prunes the values that count as more, or as less, than `bound`.
    [[nodiscard]] bool at_most(Scope& scope, std::size_t position, std::int64_t bound) const;
    [[nodiscard]] bool at_least(Scope& scope, std::size_t position, std::int64_t bound) const;

    /// The largest distance from zero of any number.
    std::uint64_t largest_magnitude() const { return largest_; }
    /// Whether they are a cell's.
    bool is_table() const { return table_ != nullptr; }
    /// Whether a domain's least and greatest number depend on its least and greatest value only.
    bool is_monotone() const { return zero_ < 0; }
    /// Writes all that tells them from others.
    void write(Residual& residual) const;

    friend bool operator==(const ValueNumbers&, const ValueNumbers&) = default;

  private:
    std::int64_t least_with_zero(const Domain& domain) const;
    std::int64_t greatest_with_zero(const Domain& domain) const;

    std::shared_ptr<const std::vector<std::int64_t>> table_;
    Value zero_ = -1;  // -1: none
    std::uint64_t largest_ = 0;
};

/// A number without its sign.
std::uint64_t magnitude(std::int64_t number);
/// Whether sums of so many of the numbers, and a constant, stay within kMaxMagnitude.
bool sum_fits(const ValueNumbers& numbers, std::size_t count, std::int64_t constant);

}  // namespace sator
