#pragma once

#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/parse/clue_reader.hpp"
#include "sator/language/symbols/character_sets.hpp"

namespace sator::language {

/// The value of a class of the flag v: single characters, and strings of any other length (sorted, without
/// duplicates).
struct ClassValue {
    CodePointSet characters;
    std::vector<std::u32string> strings;
    bool may_contain_strings = false;  ///< according to its syntax alone (ECMA-262 22.2.1.6)
};

/// Returns whether a class escape (\d \D \s \S \w \W, under u and v also \p \P) follows. The reader is after
/// the backslash.
bool is_at_class_escape(const ClueReader& reader);

/// Reads a class escape; the reader is after the backslash. Under the flags v and i the characters are
/// already closed over case, as set operations need them; else the caller closes its result. Returns nullopt
/// and records an error if the escape is invalid.
std::optional<ClassValue> read_class_escape(ClueReader& reader, const CharacterMode& mode);

/// Reads a class without the flag v, from its '['. The result includes negation and case folding.
std::optional<CodePointSet> read_class(ClueReader& reader, const CharacterMode& mode);

/// Reads a class of the flag v (ClassContents, 22.2.1), from its '[', with nested classes, --, && and \q{…}.
std::optional<ClassValue> read_class_set(ClueReader& reader, const CharacterMode& mode);

}  // namespace sator::language
