// Bounds on numbers are translated into bounds on values by binary search; a blank (the zero) is treated
// apart.
#include "sator/propagators/arithmetic/value_numbers.hpp"

#include <algorithm>

#include "sator/propagators/basic/filter_domain.hpp"

namespace sator::propagators {

std::uint64_t magnitude(std::int64_t number) {
    return number < 0 ? -static_cast<std::uint64_t>(number) : static_cast<std::uint64_t>(number);
}

ValueNumbers ValueNumbers::integers(Value least, Value greatest) {
    ValueNumbers numbers;
    numbers.largest_ = std::max(magnitude(least), magnitude(greatest));
    return numbers;
}

ValueNumbers ValueNumbers::of_cell(std::vector<std::int64_t> ascending, std::optional<Value> zero) {
    ValueNumbers numbers;
    for (const std::int64_t number : ascending)
        numbers.largest_ = std::max(numbers.largest_, magnitude(number));
    numbers.table_ = std::make_shared<const std::vector<std::int64_t>>(std::move(ascending));
    numbers.zero_ = zero.value_or(-1);
    return numbers;
}

std::int64_t ValueNumbers::least_with_zero(const Domain& domain) const {
    return domain.min() == zero_ ? 0 : std::min<std::int64_t>((*this)[domain.min()], 0);
}

std::int64_t ValueNumbers::greatest_with_zero(const Domain& domain) const {
    std::int64_t greatest = 0;
    domain.for_each([&](Value v) { greatest = std::max(greatest, (*this)[v]); });
    return greatest;
}

bool ValueNumbers::at_most(Scope& scope, std::size_t position, std::int64_t bound) const {
    if (table_ == nullptr) return scope.at_most(position, bound);
    const Domain domain = scope[position];
    if (zero_ >= 0 && domain.contains(zero_)) {
        if (bound < 0 && !scope.remove(position, zero_)) return false;
        return filter_domain(scope, position, [&](Value v) { return (*this)[v] <= bound; });
    }
    const auto above = std::ranges::upper_bound(*table_, bound);
    return scope.at_most(position, above - table_->begin() - 1);
}

bool ValueNumbers::at_least(Scope& scope, std::size_t position, std::int64_t bound) const {
    if (table_ == nullptr) return scope.at_least(position, bound);
    const Domain domain = scope[position];
    if (zero_ >= 0 && domain.contains(zero_) && bound > 0 && !scope.remove(position, zero_)) return false;
    // If the zero is kept, it is not below `from`: it comes after all other values.
    const auto from = std::ranges::lower_bound(*table_, bound);
    return scope.at_least(position, from - table_->begin());
}

void ValueNumbers::write(Residual& residual) const {
    residual.add(table_ == nullptr ? 0 : table_->size() + 1);
    residual.add_signed(zero_);
    for (std::size_t v = 0; table_ != nullptr && v < table_->size(); ++v) residual.add_signed((*table_)[v]);
}

bool sum_fits(const ValueNumbers& numbers, std::size_t count, std::int64_t constant) {
    std::uint64_t sum = 0;
    return !__builtin_mul_overflow(numbers.largest_magnitude(), std::uint64_t{count}, &sum) &&
           !__builtin_add_overflow(sum, magnitude(constant), &sum) &&
           sum <= static_cast<std::uint64_t>(kMaxMagnitude);
}

}  // namespace sator::propagators
