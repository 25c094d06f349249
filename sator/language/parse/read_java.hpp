#pragma once

#include <optional>

#include "sator/language/parse/clue_reader.hpp"
#include "sator/language/symbols/character_sets.hpp"

namespace sator {

/// Whether a class escape of java (\d \h \s \v \w, \p and their inverses) follows the backslash before the
/// reader.
bool is_at_java_class_escape(const ClueReader& reader);

/// Reads a class escape of java.util.regex.Pattern, the reader standing behind the backslash; not closed over
/// case. Nothing where it is wrong: the reader has the error then. That holds for the others too.
std::optional<CodePointSet> read_java_class_escape(ClueReader& reader, CaseRule rule);

/// Reads the escape of one character, the reader standing behind the backslash.
std::optional<char32_t> read_java_character_escape(ClueReader& reader);

/// Reads a class with ranges, nested classes and intersections, from its '['.
std::optional<CodePointSet> read_java_class(ClueReader& reader, const CharacterMode& mode);

}  // namespace sator
