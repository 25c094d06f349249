#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/counting/residual.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

/// The error that arithmetic on a rule's numbers could exceed kMaxMagnitude.
struct Overflow {};

/// The limit on the magnitude of each intermediate result of a propagator's arithmetic.
constexpr std::int64_t kMaxMagnitude = std::int64_t{1} << 62;

/// Maps each value of a variable to its number: for a cell by a table, for an auxiliary the value itself.
/// Cheap to copy.
class ValueNumbers {
  public:
    /// The numbers of an auxiliary whose values are `least` to `greatest`.
    static ValueNumbers integers(Value least, Value greatest);
    /// The numbers of a cell: value v has the number ascending[v]. The value `zero` (a blank), which comes
    /// after them, has the number 0.
    static ValueNumbers of_cell(std::vector<std::int64_t> ascending,
                                std::optional<Value> zero = std::nullopt);

    /// Returns whether the value has a number.
    bool contains(Value v) const {
        return table_ == nullptr || v == zero_ || (v >= 0 && static_cast<std::size_t>(v) < table_->size());
    }
    std::int64_t operator[](Value v) const {
        if (table_ == nullptr) return v;
        return v == zero_ ? 0 : (*table_)[static_cast<std::size_t>(v)];
    }
    /// Return the least and the greatest number of a domain that is not empty.
    std::int64_t least(const Domain& domain) const {
        if (zero_ < 0 || !domain.contains(zero_)) return (*this)[domain.min()];
        return least_with_zero(domain);
    }
    std::int64_t greatest(const Domain& domain) const {
        if (zero_ < 0 || !domain.contains(zero_)) return (*this)[domain.max()];
        return greatest_with_zero(domain);
    }
    /// Prune the values whose number is greater (or less) than `bound`.
    [[nodiscard]] bool at_most(Scope& scope, std::size_t position, std::int64_t bound) const;
    [[nodiscard]] bool at_least(Scope& scope, std::size_t position, std::int64_t bound) const;

    /// The largest magnitude of any number.
    std::uint64_t largest_magnitude() const { return largest_; }
    /// Returns whether the numbers are those of a cell.
    bool is_table() const { return table_ != nullptr; }
    /// Returns whether a domain's least and greatest number belong to its least and greatest value.
    bool is_monotone() const { return zero_ < 0; }
    /// Writes everything that distinguishes these numbers from others.
    void write(Residual& residual) const;

    friend bool operator==(const ValueNumbers&, const ValueNumbers&) = default;

  private:
    std::int64_t least_with_zero(const Domain& domain) const;
    std::int64_t greatest_with_zero(const Domain& domain) const;

    std::shared_ptr<const std::vector<std::int64_t>> table_;
    Value zero_ = -1;  // the value of the blank, or -1 if there is none
    std::uint64_t largest_ = 0;
};

/// The absolute value; defined for INT64_MIN too.
std::uint64_t magnitude(std::int64_t number);
/// Returns whether the sum of `count` numbers and a constant stays within kMaxMagnitude.
bool sum_fits(const ValueNumbers& numbers, std::size_t count, std::int64_t constant);

}  // namespace sator::propagators
