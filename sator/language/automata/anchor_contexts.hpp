#pragma once

#include <cstdint>
#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::language {

/// The contexts in which a gap (before, between or after the symbols of a slot) can be: a set of the four
/// bits below. An anchor whose truth depends only on the context is such a set. Anchors in sequence at the
/// same gap intersect their contexts, alternatives unite them.
using AnchorContexts = std::uint8_t;

constexpr AnchorContexts kEmptyString = 1;  ///< the only gap of an empty slot
constexpr AnchorContexts kStart = 2;        ///< before the first symbol
constexpr AnchorContexts kInner = 4;        ///< between two symbols
constexpr AnchorContexts kEnd = 8;          ///< after the last symbol
constexpr AnchorContexts kAnywhere = kEmptyString | kStart | kInner | kEnd;

/// Returns the contexts in which a LineStart, LineEnd or WordBoundary node holds. Returns nullopt if that
/// depends on the symbols next to the gap, because the anchor is multiline and the alphabet has line
/// terminators, or because it is a word boundary and the alphabet has both word characters and others.
std::optional<AnchorContexts> anchor_contexts(const RegexTree& tree, const RegexNode& anchor,
                                              const AlphabetCharacters& characters);

}  // namespace sator::language
