// Interval arithmetic on integers (Apt and Zoeteweij, "An analysis of arithmetic constraints on integer
// intervals", Constraints 2007). Results are interval hulls, or slightly larger. Each function takes constant
// time, except for square roots, which are found by bisection.
#include "sator/propagators/arithmetic/interval.hpp"

#include <initializer_list>

#include "sator/base/square_number.hpp"

namespace sator::propagators {

namespace {

__extension__ using Wide = __int128;

std::int64_t clamped(Wide number) {
    return static_cast<std::int64_t>(std::clamp(number, Wide{-kMaxMagnitude}, Wide{kMaxMagnitude}));
}

Interval hull(std::initializer_list<std::int64_t> numbers) {
    const auto [least, greatest] = std::minmax(numbers);
    return {least, greatest};
}

Interval negated(Interval x) {
    return {-x.greatest, -x.least};
}

Interval joined(Interval a, Interval b) {
    if (a.is_empty()) return b;
    if (b.is_empty()) return a;
    return {std::min(a.least, b.least), std::max(a.greatest, b.greatest)};
}

constexpr Interval kEmpty{1, 0};

Interval positive_part(Interval x) {
    return {std::max<std::int64_t>(x.least, 1), x.greatest};
}

/// Extends `of(a, b)` from positive b to all b by of(-a, -b) = sign · of(a, b).
template <class Of>
Interval by_sign(Interval a, Interval b, std::int64_t sign, Of of) {
    Interval result = kEmpty;
    if (const Interval above = positive_part(b); !above.is_empty()) result = joined(result, of(a, above));
    if (const Interval below = positive_part(negated(b)); !below.is_empty()) {
        const Interval mirrored = of(negated(a), below);
        result = joined(result, sign < 0 ? negated(mirrored) : mirrored);
    }
    return b.contains(0) ? joined(result, Interval::of(0)) : result;
}

}  // namespace

Interval product(Interval a, Interval b) {
    const auto at = [](std::int64_t x, std::int64_t y) { return clamped(Wide{x} * y); };
    return hull(
        {at(a.least, b.least), at(a.least, b.greatest), at(a.greatest, b.least), at(a.greatest, b.greatest)});
}

Interval square(Interval x) {
    const Interval magnitude = absolute(x);
    return {clamped(Wide{magnitude.least} * magnitude.least),
            clamped(Wide{magnitude.greatest} * magnitude.greatest)};
}

Interval quotient(Interval a, Interval b) {
    return by_sign(a, b, 1, [](Interval x, Interval d) {
        return hull({floor_quotient(x.least, d.least), floor_quotient(x.least, d.greatest),
                     floor_quotient(x.greatest, d.least), floor_quotient(x.greatest, d.greatest)});
    });
}

Interval remainder(Interval a, Interval b) {
    return by_sign(a, b, -1, [](Interval x, Interval d) -> Interval {
        const std::int64_t below = floor_quotient(x.least, d.least);
        if (d.is_fixed() && below == floor_quotient(x.greatest, d.least))
            return {x.least - below * d.least, x.greatest - below * d.least};
        if (x.least < 0) return {0, d.greatest - 1};
        return {x.greatest < d.least ? x.least : 0, std::min(x.greatest, d.greatest - 1)};
    });
}

Interval absolute(Interval x) {
    if (x.least >= 0) return x;
    if (x.greatest <= 0) return negated(x);
    return {0, std::max(-x.least, x.greatest)};
}

Interval factor(Interval product, Interval other) {
    if (other.contains(0)) {
        if (product.contains(0)) return Interval::all();
        if (other.is_fixed()) return kEmpty;
        if (other.least == 0) other.least = 1;
        if (other.greatest == 0) other.greatest = -1;
        if (other.contains(0)) {
            const std::int64_t largest = absolute(product).greatest;
            return {-largest, largest};
        }
    }
    const std::int64_t p = product.least, q = product.greatest, a = other.least, b = other.greatest;
    return {
        std::min({ceil_quotient(p, a), ceil_quotient(p, b), ceil_quotient(q, a), ceil_quotient(q, b)}),
        std::max({floor_quotient(p, a), floor_quotient(p, b), floor_quotient(q, a), floor_quotient(q, b)})};
}

Interval square_root(Interval square, Interval x) {
    if (square.greatest < 0) return kEmpty;
    const std::int64_t least = square.least <= 0 ? 0 : root_below(square.least - 1) + 1;
    return absolute_operand({least, root_below(square.greatest)}, x);
}

Interval dividend(Interval quotient, Interval divisor) {
    if (divisor.contains(0)) return Interval::all();
    if (divisor.greatest < 0) return negated(dividend(quotient, negated(divisor)));
    const Wide above = Wide{quotient.greatest} + 1;
    return {clamped(std::min(Wide{quotient.least} * divisor.least, Wide{quotient.least} * divisor.greatest)),
            clamped(std::max(above * divisor.least, above * divisor.greatest) - 1)};
}

Interval divisor(Interval quotient, Interval dividend, Interval divisor) {
    if (divisor.least < 0 || dividend.least < 0) return divisor;
    if (quotient.greatest < 0) return kEmpty;
    if (divisor.least == 0) {
        if (quotient.contains(0)) return divisor;
        divisor.least = 1;
    }
    // q · d <= x < (q + 1) · d
    divisor.least = std::max(divisor.least, dividend.least / (quotient.greatest + 1) + 1);
    if (quotient.least > 0) divisor.greatest = std::min(divisor.greatest, dividend.greatest / quotient.least);
    return divisor;
}

Interval remainder_dividend(Interval remainder, Interval x, Interval divisor) {
    if (!divisor.is_fixed() || divisor.least == 0) return x;
    if (divisor.least < 0)
        return negated(remainder_dividend(negated(remainder), negated(x), negated(divisor)));
    const std::int64_t d = divisor.least;
    remainder = intersection(remainder, {0, d - 1});
    if (remainder.is_empty()) return kEmpty;
    const std::int64_t low = x.least - floor_quotient(x.least, d) * d;
    const std::int64_t high = x.greatest - floor_quotient(x.greatest, d) * d;
    if (low < remainder.least) x.least += remainder.least - low;
    if (low > remainder.greatest) x.least += d - low + remainder.least;
    if (high > remainder.greatest) x.greatest -= high - remainder.greatest;
    if (high < remainder.least) x.greatest -= d - remainder.greatest + high;
    return x;
}

Interval absolute_operand(Interval absolute, Interval x) {
    if (absolute.greatest < 0) return kEmpty;
    x = intersection(x, {-absolute.greatest, absolute.greatest});
    if (x.least > -absolute.least) x.least = std::max(x.least, absolute.least);
    if (x.greatest < absolute.least) x.greatest = std::min(x.greatest, -absolute.least);
    return x;
}

}  // namespace sator::propagators
