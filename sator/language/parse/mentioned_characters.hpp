#pragma once

#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/unicode/character_collection.hpp"

namespace sator::language {

/// Adds the characters that a clue mentions: its literal characters, however they are escaped; all members of
/// a range, negated or not; a space for \s and \W; the digits for \d and \w. Adds nothing for `.`, \p{…}, \S,
/// \D, references and assertions. Accepts any text; the result for a clue that the parser refuses is
/// unspecified. Takes linear time and no recursion.
void add_mentioned_characters(std::u32string_view clue, const RegexOptions& options,
                              CharacterCollection& collection);

}  // namespace sator::language
