#pragma once

#include <string_view>

#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/unicode/character_collection.hpp"

namespace sator {

/// Adds the characters that a clue mentions: its literal ones however they are escaped, all members of a
/// range, negated or not, a space for \s and \W, the digits for \d and \w. Nothing for `.`, \p{…}, \S, \D,
/// references and assertions. Takes any text; of a clue that the parser refuses, what it mentions is not
/// defined. Linear time, no stack that grows.
void add_mentioned_characters(std::u32string_view clue, const RegexOptions& options,
                              CharacterCollection& collection);

}  // namespace sator
