#include "sator/exchange/puzz_link/link_body.hpp"

#include <algorithm>
#include <utility>

namespace sator::exchange {

int digit_value(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'z') return c - 'a' + 10;
    return -1;
}

char digit_character(int digit) {
    return static_cast<char>(digit < 10 ? '0' + digit : 'a' + digit - 10);
}

std::string hexadecimal(int number, std::size_t width) {
    std::string text;
    for (; number > 0 || text.size() < width; number /= 16) text += digit_character(number % 16);
    std::ranges::reverse(text);
    return text;
}

int LinkBody::take_number(std::size_t count, int base) {
    int number = 0;
    for (std::size_t i = 0; i < count && !has_failed(); ++i) {
        const int digit = digit_value(peek());
        if (is_at_end()) {
            fail("the link ends in the middle of a number");
        } else if (digit < 0 || digit >= base) {
            fail(std::string("'") + peek() + "' is no digit here");
        } else {
            number = number * base + digit;
            ++at_;
        }
    }
    return number;
}

void LinkBody::fail_at(std::size_t position, std::string message) {
    if (has_failed()) return;
    error_ = std::move(message);
    error_position_ = std::min(position, text_.size());
}

}  // namespace sator::exchange
