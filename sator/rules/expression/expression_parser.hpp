#pragma once

#include <cstddef>
#include <expected>
#include <span>

#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/expression/expression_tree.hpp"

namespace sator {

/// Parentheses, functions, signs and conditions within each other, up to so many.
constexpr std::size_t kMaxExpressionDepth = 100;

/// Reads an expression statement whose letters are the marks of the sequences:
///
///     condition   = "if" condition "then" condition | alternative
///     alternative = conjunction {"or" conjunction}
///     conjunction = negation {"and" negation}
///     negation    = "not" negation | comparison
///     comparison  = sum {("=" | "!=" | "<" | "<=" | ">" | ">=") sum}      a < b < c is a < b and b < c
///     sum         = term {("+" | "-") term}
///     term        = factor {("*" | "/" | "%") factor}
///     factor      = "-" factor | INTEGER | "SYMBOL" | "blank" | LETTER | NAME "(" condition {"," condition}
///     ")"
///                 | "(" condition ")"
///
/// Errors, each at the token it is about: what does not follow this grammar; unknown letters and functions;
/// a letter that marks several cells where a number is asked for; numbers, conditions and symbols in each
/// other's place; cells that can hold more than the function takes; numbers, nesting and sizes beyond the
/// limits.
std::expected<Expression, Diagnostic> parse_expression(const RuleStatement& statement,
                                                       std::span<const Sequence> sequences,
                                                       const Puzzle& puzzle);

}  // namespace sator
