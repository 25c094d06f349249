#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::puzzle {

/// Returns the position of the delimiter that closes the one at `at`, which is '"' or '/'. A delimiter after
/// a backslash does not close, nor does a '/' within a class ("[/]", as in ECMAScript's literals). Returns
/// nullopt if the text ends first.
std::optional<std::size_t> find_closing_delimiter(std::u32string_view text, std::size_t at);

/// A text in quotes, which may have the escapes \", \\ and \n.
struct QuotedText {
    std::u32string text;     ///< without its quotes and with its escapes resolved
    std::size_t length = 0;  ///< as written, with its quotes
};
struct QuoteError {
    std::size_t length = 0;  ///< of what is wrong, from the opening quote on
    const char* message = nullptr;
    const char* hint = nullptr;
};

/// Reads the text whose opening quote is at `at`. The error is a missing closing quote or an unknown escape.
std::expected<QuotedText, QuoteError> read_quoted_text(std::u32string_view text, std::size_t at);

/// Writes an expression of several lines on one line. Outside of quotes, a run of blanks and line ends
/// becomes one blank, and none is left at the beginning and the end.
std::string on_one_line(std::string_view text);

inline bool is_blank(char32_t c) {
    return c == U' ' || c == U'\t';
}

}  // namespace sator::puzzle
