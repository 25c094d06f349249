#pragma once

#include <expected>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::rules {

/// One use of a rule that the puzzle defines, e.g. `flat 2` of `define flat n = max(line) - min(line) <= n`: an expression in
/// which the arguments have replaced the parameters.
struct DefinedExpression {
    RuleStatement statement;         ///< the expression, without drawings; its text begins at 1:1
    std::vector<SourceSpan> places;  ///< by code point of its text: where the definition has it
    std::string words;               ///< the definition's words with the arguments; may be empty
    std::string noun;                ///< the use in short: "flat 2"
    /// Whether it names `line`, so that each sequence of a drawing is a place of its own.
    bool is_about_line = false;
};

/// Replaces the parameters by the arguments, which are numbers, ranges of numbers and quoted symbols. Returns an error at the
/// use for a wrong number or kind of arguments.
std::expected<DefinedExpression, Diagnostic> defined_expression(const RuleStatement& use,
                                                                const RuleDefinition& definition);

/// Returns the error of a defined expression's text with its place in the definition. Its hint names the use.
Diagnostic error_in_definition(Diagnostic error, const DefinedExpression& expression,
                               const RuleStatement& use, const RuleDefinition& definition);

}  // namespace sator::rules
