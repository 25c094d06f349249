#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::language {

/// Checks the size of the clue with its repetitions expanded, e.g. (ab){3} counts 6 positions. Returns the
/// error of the transition limit, at the innermost repetition that exceeds it, or nullopt if the clue is
/// small enough. The parser calls this, so a clue that is too large for every slot is refused everywhere in
/// the same way.
std::optional<RegexError> check_expanded_size(const RegexTree& tree, const RegexLimits& limits);

}  // namespace sator::language
