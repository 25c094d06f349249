#include "sator/propagators/arithmetic/interval.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Binary = std::function<std::int64_t(std::int64_t, std::int64_t)>;

constexpr std::int64_t kEnd = 6;

std::int64_t quotient_of(std::int64_t a, std::int64_t b) {
    return b == 0 ? 0 : floor_quotient(a, b);
}
std::int64_t remainder_of(std::int64_t a, std::int64_t b) {
    return b == 0 ? 0 : a - b * floor_quotient(a, b);
}

template <class Visit>
void for_each_interval(std::int64_t end, Visit visit) {
    for (std::int64_t least = -end; least <= end; ++least) {
        for (std::int64_t greatest = least; greatest <= end; ++greatest) visit(Interval{least, greatest});
    }
}

bool is_within(Interval inner, Interval outer) {
    return inner.is_empty() || intersection(inner, outer) == inner;
}

/// Expects every result to lie within the bounds.
void expect_bounds(const Binary& of, const std::function<Interval(Interval, Interval)>& bounds) {
    for_each_interval(kEnd, [&](Interval a) {
        for_each_interval(kEnd, [&](Interval b) {
            const Interval found = bounds(a, b);
            for (std::int64_t x = a.least; x <= a.greatest; ++x) {
                for (std::int64_t y = b.least; y <= b.greatest; ++y)
                    ASSERT_TRUE(found.contains(of(x, y))) << x << ' ' << y;
            }
            if (a.is_fixed() && b.is_fixed()) {
                ASSERT_TRUE(found.is_fixed());
            }
        });
    });
}

TEST(Interval, ContainsAllResults) {
    expect_bounds([](auto a, auto b) { return a * b; }, product);
    expect_bounds(quotient_of, quotient);
    expect_bounds(remainder_of, remainder);
    expect_bounds([](auto a, auto) { return a * a; }, [](Interval a, Interval) { return square(a); });
    expect_bounds([](auto a, auto) { return std::abs(a); }, [](Interval a, Interval) { return absolute(a); });
}

/// If x and y have a result within the bounds, x must be kept; smaller bounds must not keep more.
void expect_operand(const Binary& of, bool is_first,
                    const std::function<Interval(Interval result, Interval own, Interval other)>& operand) {
    constexpr std::int64_t kSmall = 3;
    for_each_interval(2 * kSmall, [&](Interval result) {
        for_each_interval(kSmall, [&](Interval own) {
            for_each_interval(kSmall, [&](Interval other) {
                const Interval kept = intersection(operand(result, own, other), own);
                for (std::int64_t x = own.least; x <= own.greatest; ++x) {
                    for (std::int64_t y = other.least; y <= other.greatest; ++y) {
                        const bool has_result = result.contains(is_first ? of(x, y) : of(y, x));
                        ASSERT_TRUE(!has_result || kept.contains(x))
                            << x << " of " << own.least << ".." << own.greatest << " with " << y << " for "
                            << result.least << ".." << result.greatest;
                    }
                }
                if (own.is_fixed() || result.is_fixed() || other.is_fixed()) return;
                const Interval less{own.least + 1, own.greatest}, lower{result.least, result.greatest - 1},
                    fewer{other.least, other.greatest - 1};
                ASSERT_TRUE(is_within(intersection(operand(lower, less, fewer), less), kept));
            });
        });
    });
}

TEST(Interval, KeepsAllPossibleOperands) {
    const Binary product_of = [](auto a, auto b) { return a * b; };
    expect_operand(product_of, true, [](Interval r, Interval, Interval other) { return factor(r, other); });
    expect_operand(quotient_of, true,
                   [](Interval r, Interval, Interval other) { return dividend(r, other); });
    expect_operand(quotient_of, false,
                   [](Interval r, Interval own, Interval other) { return divisor(r, other, own); });
    expect_operand(remainder_of, true, remainder_dividend);
    expect_operand([](auto a, auto) { return a * a; }, true,
                   [](Interval r, Interval own, Interval) { return square_root(r, own); });
    expect_operand([](auto a, auto) { return std::abs(a); }, true,
                   [](Interval r, Interval own, Interval) { return absolute_operand(r, own); });
}

TEST(Interval, IsClampedToTheLargestResult) {
    const Interval large{kMaxMagnitude / 4, kMaxMagnitude / 2};
    EXPECT_EQ(product(large, large), Interval::of(kMaxMagnitude));
    EXPECT_EQ(dividend(large, large), Interval::of(kMaxMagnitude));
    EXPECT_EQ(square_root({0, kMaxMagnitude}, Interval::all()),
              (Interval{-(std::int64_t{1} << 31), std::int64_t{1} << 31}));
}

}  // namespace
}  // namespace sator::tests
