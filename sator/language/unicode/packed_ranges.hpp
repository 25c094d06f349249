#pragma once

#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/unicode/code_point_set.hpp"

namespace sator::language {

/// Reads the variable-length numbers of a generated table. They are in base 32, the least significant digit
/// first; 32 is added to every digit except the last of a number.
class VarintReader {
  public:
    explicit VarintReader(std::string_view text) : text_(text) {}

    bool is_empty() const { return text_.empty(); }
    /// Returns the next number. The rest of the text must not be empty.
    char32_t next() {
        char32_t number = 0;
        for (unsigned shift = 0;; shift += 5) {
            const char32_t digit = value_of(text_.front());
            text_.remove_prefix(1);
            number |= (digit & 31) << shift;
            if (digit < 32) return number;
        }
    }

  private:
    /// Returns the value of a digit. The digits are A-Z a-z 0-9 + / in this order.
    static constexpr char32_t value_of(char digit) {
        if (digit >= 'a') return static_cast<char32_t>(digit - 'a') + 26;
        if (digit >= 'A') return static_cast<char32_t>(digit - 'A');
        if (digit >= '0') return static_cast<char32_t>(digit - '0') + 52;
        return digit == '+' ? 62 : 63;
    }

    std::string_view text_;
};

/// Decodes a set from a generated table. For each range, the table holds the gap after the end of the
/// previous range, and the range's length minus one.
CodePointSet decode_ranges(std::string_view text);

}  // namespace sator::language
