#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "cli/cli_namespace.hpp"

namespace sator::cli {

/// Why a value on the command line is rejected, and what to write instead.
struct BadValue {
    std::string message;
    std::string hint;
};

/// Parses a whole number from `min` to `max`, in decimal digits.
std::expected<std::uint64_t, BadValue> parse_number(std::string_view text, std::uint64_t min = 0,
                                                    std::uint64_t max = UINT64_MAX);

/// Parses a time: a decimal number with ms, s, m or h, e.g. "10s" or "1.5m". Without a unit, it is in
/// seconds. The result is positive and at most a year.
std::expected<std::chrono::nanoseconds, BadValue> parse_duration(std::string_view text);

/// Parses a number of bytes: a decimal number with K, M, G or T, which are powers of 1024, e.g. "512M",
/// "1.5G", also "GB" and "GiB". Without a unit, it is in bytes. The result is at least one byte.
std::expected<std::size_t, BadValue> parse_size(std::string_view text);

}  // namespace sator::cli
