#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// The body of a link while it is read: what follows the size. After an error nothing more is read.
class LinkBody {
  public:
    explicit LinkBody(std::string_view text) : text_(text) {}

    bool is_at_end() const { return at_ >= text_.size() || has_failed(); }
    /// The next character, or '\0' at the end.
    char peek() const { return is_at_end() ? '\0' : text_[at_]; }
    char take() {
        const char c = peek();
        ++at_;
        return c;
    }
    /// Takes `count` digits of a base from 2 to 36 as a number. A missing or wrong digit is an error.
    int take_number(std::size_t count, int base);

    std::size_t position() const { return at_; }
    std::size_t size() const { return text_.size(); }
    void fail(std::string message) { fail_at(at_, std::move(message)); }
    void fail_at(std::size_t position, std::string message);
    bool has_failed() const { return !error_.empty(); }
    const std::string& error() const { return error_; }
    std::size_t error_position() const { return error_position_; }

  private:
    std::string_view text_;
    std::size_t at_ = 0;
    std::string error_;
    std::size_t error_position_ = 0;
};

/// The digit of a character in bases up to 36, or -1.
int digit_value(char c);
/// The character of a digit below 36.
char digit_character(int digit);
/// A number in hexadecimal digits, with zeros before it if it has fewer than `width`.
std::string hexadecimal(int number, std::size_t width = 1);

}  // namespace sator::exchange
