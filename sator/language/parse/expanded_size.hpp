#pragma once

#include <optional>

#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

/// The transition limit's error, at the innermost repetition with which a clue, its repetitions written out,
/// passes the limit; nothing where it stays below. Asked once a clue is parsed: a clue that no slot could
/// make small is refused everywhere alike.
std::optional<RegexError> check_expanded_size(const RegexTree& tree, const RegexLimits& limits);

}  // namespace sator
