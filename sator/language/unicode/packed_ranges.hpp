#pragma once

#include <string_view>

#include "sator/language/unicode/code_point_set.hpp"

namespace sator {

/// Reads the numbers of a generated table: base 32, the least digit first, 32 added to every digit but the
/// last.
class VarintReader {
  public:
    explicit VarintReader(std::string_view text) : text_(text) {}

    bool is_empty() const { return text_.empty(); }
    /// The next number of a text that is not empty.
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
    /// The digits are A-Z a-z 0-9 + /.
    static constexpr char32_t value_of(char digit) {
        if (digit >= 'a') return static_cast<char32_t>(digit - 'a') + 26;
        if (digit >= 'A') return static_cast<char32_t>(digit - 'A');
        if (digit >= '0') return static_cast<char32_t>(digit - '0') + 52;
        return digit == '+' ? 62 : 63;
    }

    std::string_view text_;
};

/// The set that a generated table writes as, for each range, the gap since the last one's end and its length
/// less one.
CodePointSet decode_ranges(std::string_view text);

}  // namespace sator
