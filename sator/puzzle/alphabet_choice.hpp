#pragma once

#include <expected>
#include <string_view>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/language/unicode/character_collection.hpp"
#include "sator/language/unicode/code_point_set.hpp"

namespace sator::puzzle {

/// The alphabet of a puzzle that states none: A to Z and the characters that its clues mention.
CodePointSet default_alphabet(const CharacterCollection& mentioned);

/// Parses a set of characters: `printable` (ASCII 32 to 126), or characters and ranges, e.g. `ABC` or
/// `A-Z0-9_`. A hyphen at the beginning or the end is a character. The error names no file: its excerpt is
/// `text` itself.
std::expected<CodePointSet, Diagnostic> parse_alphabet(std::string_view text);

}  // namespace sator::puzzle
