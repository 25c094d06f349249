#pragma once

#include <cstddef>
#include <expected>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/expression/expression_tree.hpp"

namespace sator::rules {

/// The maximum nesting depth of parentheses, functions, signs and conditions.
constexpr std::size_t kMaxExpressionDepth = 100;

/// Parses an expression statement whose letters are the marks of the sequences:
///
///     condition   = "if" condition "then" condition | window condition | alternative
///     window      = "each" INTEGER "of" LETTER "as" LETTER {LETTER} ":"    as many letters as cells, or one
///     alternative = conjunction {"or" conjunction}
///     conjunction = negation {"and" negation}
///     negation    = "not" negation | comparison
///     comparison  = sum {("=" | "!=" | "<" | "<=" | ">" | ">=") sum}      a < b < c is a < b and b < c
///                 | sum ["not"] "in" (element | "(" element {"," element} ")")
///     element     = sum [".." sum]                    without brackets a range, or a letter of several cells
///     sum         = term {("+" | "-") term}
///     term        = factor {("*" | "/" | "%") factor}
///     factor      = "-" factor | INTEGER | "SYMBOL" | "blank" | LETTER | "(" condition ")"
///                 | NAME "(" condition {"," condition} ")"
///
/// Returns an error, at the token that causes it, for wrong syntax; for unknown letters and functions; for a
/// letter that marks several cells in place of a number; for a number, condition or symbol in place of
/// another of these; for cells that can hold values that the function does not accept; and for numbers,
/// nesting and sizes beyond the limits.
std::expected<Expression, Diagnostic> parse_expression(const RuleStatement& statement,
                                                       std::span<const Sequence> sequences,
                                                       const Puzzle& puzzle);

}  // namespace sator::rules
