#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// Whether a drawing that fits several places of the layout applies to all of them.
enum class DrawingScope : std::uint8_t {
    Unstated,
    Here,        ///< only the first place that it fits
    Everywhere,  ///< every place that it fits
};

/// The text of a rule, divided: `sum 10 at R1C1 R1C2 as "the corner" here`.
struct RuleLine {
    std::vector<LineSlice> arguments;  ///< the text before `at`; never empty, but its text may be
    std::vector<LineSlice> places;     ///< the text after `at`; empty if there is no `at`
    SourceSpan at;                     ///< the place of `at`
    std::string label;                 ///< after `as`
    DrawingScope scope = DrawingScope::Unstated;
};

/// Divides the text of a rule. Words in quotes are left alone, and so are those in a regular expression unless
/// `is_expression`. Returns an error for a label that is not closed.
std::expected<RuleLine, Diagnostic> divide_rule_line(const std::vector<LineSlice>& text, bool is_expression);

}  // namespace sator::text
