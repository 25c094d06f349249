#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "sator/language/automata/position_fragments.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

/// Builds the positions of a clue without references, lookaround and atomic groups, whose anchors
/// `anchor_contexts` understands, in `positions`, which are none before. `set_values` holds, for each of the
/// tree's sets, the values in it. With a `length`, only strings of that length need be right: repetitions are
/// cut to it and alternatives too long for it are left out. False, and they are not all there, where the
/// transition limit is passed.
[[nodiscard]] bool find_positions(const RegexTree& tree, const AlphabetCharacters& characters,
                                  std::span<const Word> set_values, std::optional<std::size_t> length,
                                  const RegexLimits& limits, Positions& positions);

/// "transition limit: …", for the whole clue.
[[gnu::cold]] RegexError transition_limit_error(const RegexTree& tree, const RegexLimits& limits);

}  // namespace sator
