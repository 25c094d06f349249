#pragma once

#include <expected>
#include <memory>
#include <vector>

#include "sator/engine/model/propagator.hpp"
#include "sator/language/match/support_verdict.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

/// The propagators that together make a slot of `length` cells (one or more) match a clue, each to be posted
/// on the whole slot. A regular clue gets one. A clue with references or capturing lookaround gets its
/// relaxed form, which is cheap, and the exact one. Error: the transition limit.
std::expected<std::vector<std::shared_ptr<const Propagator>>, RegexError> clue_propagators(
    const RegexTree& tree, const AlphabetCharacters& characters, std::size_t length,
    const RegexLimits& limits);

/// How well those propagators prune a slot whose cells may hold anything: only a clue with references or
/// capturing lookaround may meet the reference state limit. Error: the transition limit.
std::expected<SupportVerdict, RegexError> clue_exactness(const RegexTree& tree,
                                                         const AlphabetCharacters& characters,
                                                         std::size_t length, const RegexLimits& limits);

}  // namespace sator
