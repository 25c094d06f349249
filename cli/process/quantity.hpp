#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace sator {

/// Why a value on the command line is refused, and what to write instead.
struct BadValue {
    std::string message;
    std::string hint;
};

/// A whole number from `least` to `greatest`, in decimal digits.
std::expected<std::uint64_t, BadValue> parse_number(std::string_view text, std::uint64_t least = 0,
                                                    std::uint64_t greatest = UINT64_MAX);

/// A time: a decimal number and ms, s, m or h ("10s", "1.5m"); seconds where no unit stands. More than
/// nothing, at most a year.
std::expected<std::chrono::nanoseconds, BadValue> parse_duration(std::string_view text);

/// A number of bytes: a decimal number and K, M, G or T, powers of 1024 ("512M", "1.5G", also "GB" and
/// "GiB"); bytes where no unit stands. At least one byte.
std::expected<std::size_t, BadValue> parse_size(std::string_view text);

}  // namespace sator
