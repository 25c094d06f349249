#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::rules {

/// A name, number, quoted text or sign of an expression.
struct ExpressionToken {
    enum class Kind : std::uint8_t {
        Integer,  ///< digits
        Name,     ///< letters and '_'
        Quoted,   ///< `text` is the text between the quotes
        Sign,     ///< "+", "<=", "("
        End,      ///< end of the expression
    };

    Kind kind = Kind::End;
    std::string text;  ///< UTF-8
    SourceSpan span;
};

/// Splits an expression into tokens; the last is `End`. `start` is the position of the first code point; a
/// line after a '\n' begins in column 1. Returns an error for an unknown sign, an unclosed quote, or more
/// than kMaxExpressionTokens tokens.
std::expected<std::vector<ExpressionToken>, Diagnostic> expression_tokens(std::string_view text,
                                                                          const SourceSpan& start);

/// The maximum number of tokens of an expression.
constexpr std::size_t kMaxExpressionTokens = 4000;

}  // namespace sator::rules
