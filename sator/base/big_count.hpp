#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sator {

/// An exact natural number of any size, with what counting needs: addition, multiplication and printing.
class BigCount {
  public:
    BigCount() = default;
    BigCount(std::uint64_t count);  // NOLINT: a count is a number

    /// Reads what `to_string` writes. Returns nullopt if `digits` is empty or has other characters.
    static std::optional<BigCount> from_decimal(std::string_view digits);

    BigCount& operator+=(const BigCount& other);
    BigCount& operator*=(const BigCount& other);
    friend BigCount operator+(BigCount a, const BigCount& b) { return a += b; }
    friend BigCount operator*(BigCount a, const BigCount& b) { return a *= b; }
    friend bool operator==(const BigCount&, const BigCount&) = default;
    friend std::strong_ordering operator<=>(const BigCount& a, const BigCount& b);

    bool is_zero() const { return small_ == 0 && digits_.empty(); }
    /// Returns the count, or the largest std::uint64_t if it does not fit.
    std::uint64_t clamped() const;
    double approximate() const;
    std::string to_string() const;

  private:
    void grow();
    void multiply(std::uint32_t factor);

    // Counts below 2^64 live in small_ with no digits_; larger ones in digits_, base 10^9, least first, with
    // small_ = 0.
    std::uint64_t small_ = 0;
    std::vector<std::uint32_t> digits_;
};

}  // namespace sator
