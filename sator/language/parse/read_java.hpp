#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/parse/clue_reader.hpp"
#include "sator/language/symbols/character_sets.hpp"

namespace sator::language {

/// Returns whether a class escape of java (\d \h \s \v \w, \p and their inverses) follows. The reader is
/// after the backslash.
bool is_at_java_class_escape(const ClueReader& reader);

/// Reads a class escape of java.util.regex.Pattern; the reader is after the backslash. The result is not
/// closed over case. This function and the following ones return nullopt and record an error if the text is
/// invalid.
std::optional<CodePointSet> read_java_class_escape(ClueReader& reader, CaseRule rule);

/// Reads the escape of a single character; the reader is after the backslash.
std::optional<char32_t> read_java_character_escape(ClueReader& reader);

/// Reads a class with ranges, nested classes and intersections, from its '['.
std::optional<CodePointSet> read_java_class(ClueReader& reader, const CharacterMode& mode);

}  // namespace sator::language
