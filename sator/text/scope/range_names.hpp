#pragma once

#include <expected>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// Reads the names of values in the text of a `range` of a kind, and returns the text without them: of `. lamp/lamps "*" de
/// Lampe/Lampen` it is `. "*"`. A name has two letters or more, and its sign in quotes, or `blank`, follows.
std::expected<std::string, Diagnostic> take_value_names(const LineSlice& text, std::vector<ValueName>& names);

}  // namespace sator::text
