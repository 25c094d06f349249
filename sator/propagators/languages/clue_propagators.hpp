#pragma once

#include <expected>
#include <memory>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/language/match/support_verdict.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::propagators {

/// Returns propagators that together make a slot of `length` cells (at least one) match a clue. Each is to be
/// posted on the whole slot. A regular clue gets one propagator. A clue with backreferences or capturing
/// lookaround gets two: a cheap one for its regular relaxation, and the exact one. Error: the transition
/// limit.
std::expected<std::vector<std::shared_ptr<const Propagator>>, RegexError> clue_propagators(
    const RegexTree& tree, const AlphabetCharacters& characters, std::size_t length,
    const RegexLimits& limits);

/// Returns whether these propagators are GAC on a slot whose cells have all candidates. Only a clue with
/// backreferences or capturing lookaround can reach its limit. Error: the transition limit.
std::expected<SupportVerdict, RegexError> clue_exactness(const RegexTree& tree,
                                                         const AlphabetCharacters& characters,
                                                         std::size_t length, const RegexLimits& limits);

}  // namespace sator::propagators
