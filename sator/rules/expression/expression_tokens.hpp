#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"

namespace sator {

/// A word, number, quoted text or sign of an expression.
struct ExpressionToken {
    enum class Kind : std::uint8_t {
        Integer,  ///< digits
        Name,     ///< letters and '_'
        Quoted,   ///< `text` is what stands between the quotes
        Sign,     ///< "+", "<=", "("
        End,      ///< of the expression
    };

    Kind kind = Kind::End;
    std::string text;  ///< UTF-8
    SourceSpan span;
};

/// Cuts an expression into tokens; the last is `End`. `start` is the place of the first code point; a line
/// behind a
/// '\n' begins in column 1. Errors: a sign that no expression has, an unclosed quote, more than
/// kMaxExpressionTokens.
std::expected<std::vector<ExpressionToken>, Diagnostic> expression_tokens(std::string_view text,
                                                                          const SourceSpan& start);

/// Longer expressions are refused.
constexpr std::size_t kMaxExpressionTokens = 4000;

}  // namespace sator
