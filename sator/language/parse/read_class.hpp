#pragma once

#include <optional>
#include <vector>

#include "sator/language/parse/clue_reader.hpp"
#include "sator/language/symbols/character_sets.hpp"

namespace sator {

/// What a class of the flag v stands for: single characters, and strings of other lengths (sorted, each
/// once).
struct ClassValue {
    CodePointSet characters;
    std::vector<std::u32string> strings;
    bool may_contain_strings = false;  ///< by its syntax alone (ECMA-262 22.2.1.6)
};

/// Whether a class escape (\d \D \s \S \w \W, under u and v also \p \P) follows the backslash before the
/// reader.
bool is_at_class_escape(const ClueReader& reader);

/// Reads a class escape, the reader standing behind the backslash. Under v and i the characters are closed
/// over case, as set operations want them; else the caller closes what it makes of them. Nothing where it is
/// wrong: the reader has the error then.
std::optional<ClassValue> read_class_escape(ClueReader& reader, const CharacterMode& mode);

/// Reads a class without the flag v, from its '[': negation and case folding are resolved.
std::optional<CodePointSet> read_class(ClueReader& reader, const CharacterMode& mode);

/// Reads a class of the flag v (ClassContents, 22.2.1), from its '[': nested classes, --, && and \q{…}.
std::optional<ClassValue> read_class_set(ClueReader& reader, const CharacterMode& mode);

}  // namespace sator
