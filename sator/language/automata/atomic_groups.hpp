#pragma once

#include <span>

#include "sator/language/symbols/match_lengths.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

/// Whether negative lookahead can say what an atomic group with this body means, by these rules (X, Y: any;
/// F: all matches of F have one length, so that the first match ends where every match does):
///
///     (?>F)        F                             (?>X|Y)     (?>X)|(?!X)(?>Y)
///     (?>F{m,n})   F{m,n}(?!F)|F{n}              (?>FX)      F(?>X)
///     (?>F{m,n}?)  F{m}                          (?>(?>X))   (?>X)
///
/// Among them are all possessive quantifiers of single symbols, as in [A-Z]*+.
bool is_expressible_by_lookahead(const RegexTree& tree, std::span<const MatchLength> lengths, NodeId body);

}  // namespace sator
