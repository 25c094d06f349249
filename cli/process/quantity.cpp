#include "cli/process/quantity.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <span>

namespace sator::cli {

namespace {

struct Unit {
    std::string_view name;
    double factor;
};

constexpr std::array<Unit, 5> kTimeUnits = {{{"", 1}, {"ms", 1e-3}, {"s", 1}, {"m", 60}, {"h", 3600}}};

constexpr double kKilo = 1024;
constexpr std::array<Unit, 14> kSizeUnits = {{{"", 1},
                                              {"B", 1},
                                              {"K", kKilo},
                                              {"KB", kKilo},
                                              {"KiB", kKilo},
                                              {"M", kKilo* kKilo},
                                              {"MB", kKilo* kKilo},
                                              {"MiB", kKilo* kKilo},
                                              {"G", kKilo* kKilo* kKilo},
                                              {"GB", kKilo* kKilo* kKilo},
                                              {"GiB", kKilo* kKilo* kKilo},
                                              {"T", kKilo* kKilo* kKilo* kKilo},
                                              {"TB", kKilo* kKilo* kKilo* kKilo},
                                              {"TiB", kKilo* kKilo* kKilo* kKilo}}};

/// A longer time limit has no practical effect and would overflow the clock.
constexpr double kYearSeconds = 365.0 * 24 * 3600;
/// More than any address space has.
constexpr double kMaxSizeBytes = kKilo * kKilo * kKilo * kKilo * kKilo;

bool equal_without_case(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::ranges::equal(a, b, {}, lower, lower);
}

/// Parses a decimal number with one of the units, and returns the product.
std::optional<double> parse_with_unit(std::string_view text, std::span<const Unit> units) {
    const bool is_decimal =
        !text.empty() && (text.front() == '.' || (text.front() >= '0' && text.front() <= '9'));
    if (!is_decimal) return std::nullopt;
    double number = 0;
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
    if (error != std::errc()) return std::nullopt;
    const std::string_view name(end, text.data() + text.size());
    for (const Unit& unit : units) {
        if (equal_without_case(unit.name, name)) return number * unit.factor;
    }
    return std::nullopt;
}

std::string in_quotes(std::string_view text) {
    return "'" + std::string(text) + "'";
}

}  // namespace

std::expected<std::uint64_t, BadValue> parse_number(std::string_view text, std::uint64_t min,
                                                    std::uint64_t max) {
    std::uint64_t number = 0;
    const bool is_negative = text.size() > 1 && text.front() == '-' &&
                             text.find_first_not_of("0123456789", 1) == std::string_view::npos;
    if (is_negative)
        return std::unexpected(
            BadValue{in_quotes(text) + " is too small", "at least " + std::to_string(min)});
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (end != text.data() + text.size() || error == std::errc::invalid_argument) {
        return std::unexpected(
            BadValue{in_quotes(text) + " is not a whole number", "write digits only, e.g. 12"});
    }
    if (error == std::errc::result_out_of_range || number > max) {
        return std::unexpected(BadValue{in_quotes(text) + " is too large", "at most " + std::to_string(max)});
    }
    if (number < min) {
        return std::unexpected(
            BadValue{in_quotes(text) + " is too small", "at least " + std::to_string(min)});
    }
    return number;
}

std::expected<std::chrono::nanoseconds, BadValue> parse_duration(std::string_view text) {
    const std::optional<double> seconds = parse_with_unit(text, kTimeUnits);
    if (!seconds)
        return std::unexpected(BadValue{in_quotes(text) + " is not a time", "write 500ms, 10s, 2m or 1h"});
    const auto time =
        std::chrono::nanoseconds(static_cast<std::int64_t>(std::min(*seconds, kYearSeconds) * 1e9));
    if (*seconds > kYearSeconds) {
        return std::unexpected(
            BadValue{in_quotes(text) + " is longer than a year", "leave the option out for no limit"});
    }
    if (time.count() == 0) {
        return std::unexpected(BadValue{in_quotes(text) + " leaves no time", "write 500ms, 10s, 2m or 1h"});
    }
    return time;
}

std::expected<std::size_t, BadValue> parse_size(std::string_view text) {
    const std::optional<double> bytes = parse_with_unit(text, kSizeUnits);
    if (!bytes) return std::unexpected(BadValue{in_quotes(text) + " is not a size", "write 512M or 2G"});
    if (*bytes > kMaxSizeBytes)
        return std::unexpected(BadValue{in_quotes(text) + " is too large", "at most 1024T"});
    if (*bytes < 1)
        return std::unexpected(BadValue{in_quotes(text) + " leaves no memory", "write 512M or 2G"});
    return static_cast<std::size_t>(*bytes);
}

}  // namespace sator::cli
