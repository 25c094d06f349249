#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/automata/position_fragments.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::language {

/// Builds the positions of a clue without references, lookaround and atomic groups; `anchor_contexts` must
/// know the contexts of all of its anchors. `positions` must be empty before. `set_values` holds the values
/// of each of the tree's sets. With a `length`, the result is exact only for strings of that length:
/// repetitions are truncated to it and alternatives that are too long are left out. Returns false, with
/// incomplete positions, if the transition limit is exceeded.
[[nodiscard]] bool find_positions(const RegexTree& tree, const AlphabetCharacters& characters,
                                  std::span<const Word> set_values, std::optional<std::size_t> length,
                                  const RegexLimits& limits, Positions& positions);

/// Returns the error "transition limit: …" for the whole clue.
[[gnu::cold]] RegexError transition_limit_error(const RegexTree& tree, const RegexLimits& limits);

}  // namespace sator::language
