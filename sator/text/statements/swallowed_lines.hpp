#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// A line that continues a statement, although it looks like a statement of its own.
struct SwallowedLine {
    const LineSlice* line;
    /// Whether the line cannot be a part of the statement before it. Otherwise it may be meant so.
    bool is_certain = false;
};

/// Returns the first line of a list `words` that looks like a statement: the empty line that ends the list was forgotten. A line may
/// begin with a word such as "line" or "title", and is a statement for certain only if it has what no word of the list has: a quote,
/// a range, the first digits, small letters below capitals.
std::optional<SwallowedLine> swallowed_by_words(const Statement& list, const StatementWords& names);

/// Returns the first indented line below `title`, `rules` or other prose that states a rule or a kind: "rule antiknight", or the name of
/// one and nothing else.
std::optional<SwallowedLine> swallowed_by_prose(const Statement& prose, const StatementWords& names);

}  // namespace sator::text
