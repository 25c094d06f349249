// The Miller-Rabin test with the twelve smallest primes as bases, which decides every number below 3.3e24
// (Sorenson and Webster, "Strong pseudoprimes to twelve prime bases", Mathematics of Computation 2017), or
// with the four smallest for small numbers (Pomerance, Selfridge and Wagstaff, "The pseudoprimes to 25 ·
// 10^9", Mathematics of Computation 1980).
#include "sator/base/prime.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

namespace sator::base {

namespace {

__extension__ using Wide = unsigned __int128;

constexpr std::array<std::uint64_t, 12> kBases{2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};

/// The first four bases decide all numbers below this one.
constexpr std::uint64_t kFourBasesEnd = 3'215'031'751;

/// `a` and `b` must be below the modulus.
std::uint64_t product(std::uint64_t a, std::uint64_t b, std::uint64_t modulus) {
    if (modulus >> 32 == 0) return a * b % modulus;
    return static_cast<std::uint64_t>(Wide{a} * b % modulus);
}

std::uint64_t power(std::uint64_t base, std::uint64_t exponent, std::uint64_t modulus) {
    std::uint64_t result = 1;
    for (; exponent != 0; exponent >>= 1, base = product(base, base, modulus)) {
        if ((exponent & 1) != 0) result = product(result, base, modulus);
    }
    return result;
}

/// Returns whether n = odd · 2^twos + 1 passes the Miller-Rabin test with this base.
bool passes(std::uint64_t n, std::uint64_t base, std::uint64_t odd, int twos) {
    std::uint64_t x = power(base, odd, n);
    if (x == 1 || x == n - 1) return true;
    for (int i = 1; i < twos; ++i) {
        x = product(x, x, n);
        if (x == n - 1) return true;
    }
    return false;
}

}  // namespace

bool is_prime(std::int64_t number) {
    if (number < 2) return false;
    const auto n = static_cast<std::uint64_t>(number);
    for (const std::uint64_t base : kBases) {
        if (n % base == 0) return n == base;
    }
    const int twos = std::countr_zero(n - 1);
    const auto bases = std::span(kBases).first(n < kFourBasesEnd ? 4 : kBases.size());
    return std::ranges::all_of(bases,
                               [&](std::uint64_t base) { return passes(n, base, (n - 1) >> twos, twos); });
}

std::optional<std::int64_t> first_prime(std::int64_t least, std::int64_t greatest) {
    for (std::int64_t n = std::max<std::int64_t>(least, 2); n <= greatest; ++n) {
        if (is_prime(n)) return n;
    }
    return std::nullopt;
}

std::optional<std::int64_t> last_prime(std::int64_t least, std::int64_t greatest) {
    for (std::int64_t n = greatest; n >= std::max<std::int64_t>(least, 2); --n) {
        if (is_prime(n)) return n;
    }
    return std::nullopt;
}

}  // namespace sator::base
