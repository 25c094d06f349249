#pragma once

#include <cstdint>
#include <optional>

#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

/// Where a gap (a place before, between or after the symbols of a slot) can stand: a set of the four bits
/// below. An anchor that asks for no more than that is a set of contexts, so what lies between two symbols of
/// a match is empty in the contexts common to all its anchors, and alternatives unite their contexts.
using AnchorContexts = std::uint8_t;

constexpr AnchorContexts kEmptyString = 1;  ///< the only gap of an empty slot
constexpr AnchorContexts kStart = 2;        ///< before the first symbol
constexpr AnchorContexts kInner = 4;        ///< between two symbols
constexpr AnchorContexts kEnd = 8;          ///< after the last symbol
constexpr AnchorContexts kAnywhere = kEmptyString | kStart | kInner | kEnd;

/// The contexts in which a LineStart, LineEnd or WordBoundary node holds. Nothing where that depends on the
/// symbols around the gap: the node asks for line terminators and the alphabet has some, or for word
/// characters and it has both those and others.
std::optional<AnchorContexts> anchor_contexts(const RegexTree& tree, const RegexNode& anchor,
                                              const AlphabetCharacters& characters);

}  // namespace sator
