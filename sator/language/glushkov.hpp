#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <vector>

#include "sator/language/alphabet_characters.hpp"
#include "sator/language/parse_regex.hpp"
#include "sator/language/regex_tree.hpp"

namespace sator {

struct PositionTransition {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
};

/// The positions of a regular clue (one for each place in it, after its repetitions are written out, where a
/// symbol is read) and which may follow which.
struct Positions {
    std::vector<SetId> sets;                      ///< by position: the symbols that it reads
    std::vector<PositionTransition> transitions;  ///< in no order; some may stand there twice
    std::vector<std::uint32_t> first;             ///< those that a match can begin with
    std::vector<std::uint32_t> last;              ///< those that a match can end with
    bool matches_empty = false;
};

/// Builds the positions of a clue without references, lookaround and atomic groups, whose anchors
/// `contexts_of` understands. `set_values` holds, for each of the tree's sets, the values in it. With a
/// `length`, only strings of that length need be right: repetitions are cut to it and alternatives too long
/// for it are left out. Error: the transition limit.
std::expected<Positions, RegexError> find_positions(const RegexTree& tree,
                                                    const AlphabetCharacters& characters,
                                                    std::span<const Word> set_values,
                                                    std::optional<std::size_t> length,
                                                    const RegexLimits& limits);

/// "transition limit: …", for the whole clue.
RegexError transition_limit_error(const RegexTree& tree, const RegexLimits& limits);

}  // namespace sator
