#pragma once

#include <algorithm>
#include <cstdint>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/arithmetic/value_numbers.hpp"

namespace sator::propagators {

/// The integers from `least` to `greatest`; empty if `least` > `greatest`. All functions below take intervals
/// that are not empty and lie within kMaxMagnitude, and return such intervals or empty ones. They are
/// monotone: if an argument shrinks, the result does not grow. For single numbers they return the one result.
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

/// Returns a / b rounded down; b is not 0. The next function rounds up.
inline std::int64_t floor_quotient(std::int64_t a, std::int64_t b) {
    return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}
inline std::int64_t ceil_quotient(std::int64_t a, std::int64_t b) {
    return a / b + (a % b != 0 && (a < 0) == (b < 0) ? 1 : 0);
}

// Results: bounds of f(x, y), given those of x and y.

Interval product(Interval a, Interval b);
Interval square(Interval x);
/// a / b rounded down, or 0 if b is 0.
Interval quotient(Interval a, Interval b);
/// a - b · (a / b) with the division rounded down, or 0 if b is 0.
Interval remainder(Interval a, Interval b);
Interval absolute(Interval x);

// Operands: bounds of an operand, given those of the result.

/// Bounds of the x such that x · other is in `product`.
Interval factor(Interval product, Interval other);
/// Bounds of the x in `x` such that x · x is in `square`.
Interval square_root(Interval square, Interval x);
/// Bounds of the x such that x / divisor is in `quotient`.
Interval dividend(Interval quotient, Interval divisor);
/// Bounds of the d in `divisor` such that dividend / d is in `quotient`.
Interval divisor(Interval quotient, Interval dividend, Interval divisor);
/// Bounds of the x in `x` such that the remainder of x / divisor is in `remainder`.
Interval remainder_dividend(Interval remainder, Interval x, Interval divisor);
/// Bounds of the x in `x` whose absolute value is in `absolute`.
Interval absolute_operand(Interval absolute, Interval x);

}  // namespace sator::propagators
