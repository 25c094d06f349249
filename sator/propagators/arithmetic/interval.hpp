#pragma once

#include <algorithm>
#include <cstdint>

#include "sator/propagators/arithmetic/value_numbers.hpp"

namespace sator {

/// The integers from `least` to `greatest`, none where these are the wrong way round. All functions here take
/// intervals that are not empty and lie within kMaxMagnitude, and answer such, or empty ones. They shrink,
/// or stay, where what they are given shrinks; of single numbers they answer the one result.
struct Interval {
    std::int64_t least = 0, greatest = 0;

    static constexpr Interval all() { return {-kMaxMagnitude, kMaxMagnitude}; }
    static constexpr Interval of(std::int64_t number) { return {number, number}; }

    bool is_empty() const { return least > greatest; }
    bool is_fixed() const { return least == greatest; }
    bool contains(std::int64_t number) const { return least <= number && number <= greatest; }

    friend bool operator==(const Interval&, const Interval&) = default;
};

inline Interval intersection(Interval a, Interval b) {
    return {std::max(a.least, b.least), std::min(a.greatest, b.greatest)};
}

/// a / b rounded down, and rounded up; b is not 0.
inline std::int64_t floor_quotient(std::int64_t a, std::int64_t b) {
    return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}
inline std::int64_t ceil_quotient(std::int64_t a, std::int64_t b) {
    return a / b + (a % b != 0 && (a < 0) == (b < 0) ? 1 : 0);
}

// What a result can be.

Interval product(Interval a, Interval b);
Interval square(Interval x);
/// a / b rounded down; 0 where b is 0.
Interval quotient(Interval a, Interval b);
/// a - b · (a / b), the division rounded down; 0 where b is 0.
Interval remainder(Interval a, Interval b);
Interval absolute(Interval x);

// What an operand can be, given the result.

/// x, where x · other is in `product`.
Interval factor(Interval product, Interval other);
/// x, within `x`, where x · x is in `square`.
Interval square_root(Interval square, Interval x);
/// x, where x / divisor is in `quotient`.
Interval dividend(Interval quotient, Interval divisor);
/// d, within `divisor`, where dividend / d is in `quotient`.
Interval divisor(Interval quotient, Interval dividend, Interval divisor);
/// x, within `x`, where the remainder of x / divisor is in `remainder`.
Interval remainder_dividend(Interval remainder, Interval x, Interval divisor);
/// x, within `x`, whose absolute value is in `absolute`.
Interval absolute_operand(Interval absolute, Interval x);

}  // namespace sator
