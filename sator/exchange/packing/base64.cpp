#include "sator/exchange/packing/base64.hpp"

#include <array>
#include <cstdint>
#include <utility>

namespace sator::exchange {

namespace {

constexpr std::string_view kDigits64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr unsigned kBitsPerDigit = 6, kBitsPerByte = 8;

/// Takes the next digit from the text, and returns it or nullopt.
std::optional<char> next_digit(std::string_view& text) {
    static constexpr std::array<std::pair<std::string_view, char>, 7> kEscapes = {
        {{"%3D", '='}, {"%3d", '='}, {"%2B", '+'}, {"%2b", '+'}, {"%2F", '/'}, {"%2f", '/'}, {"-", '+'}}};
    for (const auto& [escape, digit] : kEscapes) {
        if (!text.starts_with(escape)) continue;
        text.remove_prefix(escape.size());
        return digit;
    }
    const char digit = text.front() == '_' ? '/' : text.front();
    text.remove_prefix(1);
    return digit == '=' || kDigits64.contains(digit) ? std::optional(digit) : std::nullopt;
}

}  // namespace

std::optional<std::string> from_base64(std::string_view text) {
    std::string bytes;
    std::uint32_t bits = 0;
    unsigned count = 0;
    bool is_padded = false;
    while (!text.empty()) {
        const auto digit = next_digit(text);
        if (!digit || (is_padded && *digit != '=')) return std::nullopt;
        is_padded = *digit == '=';
        if (is_padded) continue;
        bits = bits << kBitsPerDigit | static_cast<std::uint32_t>(kDigits64.find(*digit));
        count += kBitsPerDigit;
        if (count < kBitsPerByte) continue;
        count -= kBitsPerByte;
        bytes += static_cast<char>(bits >> count & 0xFFU);
    }
    if (count == kBitsPerDigit) return std::nullopt;  // one digit alone is no byte
    return bytes;
}

std::string to_base64(std::string_view bytes) {
    std::string text;
    std::uint32_t bits = 0;
    unsigned count = 0;
    for (const char byte : bytes) {
        bits = bits << kBitsPerByte | static_cast<unsigned char>(byte);
        for (count += kBitsPerByte; count >= kBitsPerDigit; count -= kBitsPerDigit)
            text += kDigits64[bits >> (count - kBitsPerDigit) & 0x3FU];
    }
    if (count > 0) text += kDigits64[bits << (kBitsPerDigit - count) & 0x3FU];
    while (text.size() % 4 != 0) text += '=';
    return text;
}

}  // namespace sator::exchange
