#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/match_lengths.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::language {

/// Returns whether an atomic group with this body can be expressed by negative lookahead with the following
/// rules (X, Y: any; F: all matches of F have the same length, so the first match ends where every match
/// does):
///
///     (?>F)        F                             (?>X|Y)     (?>X)|(?!X)(?>Y)
///     (?>F{m,n})   F{m,n}(?!F)|F{n}              (?>FX)      F(?>X)
///     (?>F{m,n}?)  F{m}                          (?>(?>X))   (?>X)
///
/// All possessive quantifiers of single symbols are among them, e.g. [A-Z]*+.
bool is_expressible_by_lookahead(const RegexTree& tree, std::span<const MatchLength> lengths, NodeId body);

}  // namespace sator::language
