#include "sator/exchange/sudoku_pad/decimal_number.hpp"

#include <algorithm>
#include <cmath>

namespace sator::exchange {

namespace {

/// Beyond this, every number is 0 or infinite, whatever its digits.
constexpr int kLargestExponent = 10'000;

bool is_decimal_digit(char c) {
    return c >= '0' && c <= '9';
}

/// Takes the digits that the text begins with off it.
std::string_view take_digits(std::string_view& text) {
    const std::string_view digits(text.begin(), std::ranges::find_if_not(text, is_decimal_digit));
    text.remove_prefix(digits.size());
    return digits;
}

/// Takes the character off the text if it begins with it.
bool take_character(std::string_view& text, char c) {
    if (!text.starts_with(c)) return false;
    text.remove_prefix(1);
    return true;
}

/// Takes an exponent such as "e-3" off the text; 0 if there is none, nullopt if it has no digits.
std::optional<int> take_exponent(std::string_view& text) {
    if (!take_character(text, 'e') && !take_character(text, 'E')) return 0;
    const bool is_negative = take_character(text, '-');
    if (!is_negative) take_character(text, '+');
    const std::string_view digits = take_digits(text);
    if (digits.empty()) return std::nullopt;
    int exponent = 0;
    for (const char digit : digits) exponent = std::min(kLargestExponent, 10 * exponent + (digit - '0'));
    return is_negative ? -exponent : exponent;
}

}  // namespace

std::optional<double> decimal_number(std::string_view text) {
    const bool is_negative = take_character(text, '-');
    const std::string_view whole = take_digits(text);
    const std::string_view fraction = take_character(text, '.') ? take_digits(text) : std::string_view();
    const auto exponent = take_exponent(text);
    if (whole.size() + fraction.size() == 0 || !exponent || !text.empty()) return std::nullopt;
    double number = 0;
    for (const std::string_view digits : {whole, fraction})
        for (const char digit : digits) number = 10 * number + (digit - '0');
    const int power = *exponent - static_cast<int>(std::min<std::size_t>(fraction.size(), kLargestExponent));
    number = power < 0 ? number / std::pow(10.0, -power) : number * std::pow(10.0, power);
    if (!std::isfinite(number)) return std::nullopt;
    return is_negative ? -number : number;
}

}  // namespace sator::exchange
