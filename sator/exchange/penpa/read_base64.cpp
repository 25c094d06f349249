#include "sator/exchange/penpa/read_base64.hpp"

#include <cstdint>

namespace sator::exchange {

namespace {

int value_in_base64(char c) {
    if (c >= 'A' && c <= 'Z') return c - 'A';
    if (c >= 'a' && c <= 'z') return c - 'a' + 26;
    if (c >= '0' && c <= '9') return c - '0' + 52;
    if (c == '+' || c == '-') return 62;
    return c == '/' || c == '_' ? 63 : -1;
}

}  // namespace

Base64Text read_base64(std::string_view text) {
    while (text.ends_with('=')) text.remove_suffix(1);
    constexpr unsigned kBitsPerDigit = 6, kBitsPerByte = 8;
    std::string bytes;
    std::uint32_t bits = 0;
    unsigned count = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int value = value_in_base64(text[i]);
        if (value < 0) return {std::nullopt, i};
        bits = bits << kBitsPerDigit | static_cast<std::uint32_t>(value);
        count += kBitsPerDigit;
        if (count < kBitsPerByte) continue;
        count -= kBitsPerByte;
        bytes += static_cast<char>(bits >> count & 0xFF);
    }
    // A single digit that is left over has no byte.
    if (text.size() % 4 == 1) return {std::nullopt, text.size()};
    return {std::move(bytes), 0};
}

}  // namespace sator::exchange
