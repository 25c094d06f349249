#pragma once

#include <expected>
#include <string_view>

#include "sator/base/diagnostic.hpp"
#include "sator/language/unicode/character_collection.hpp"
#include "sator/language/unicode/code_point_set.hpp"

namespace sator {

/// What the cells of a puzzle can hold that states no alphabet: A to Z and what its clues mention.
CodePointSet default_alphabet(const CharacterCollection& mentioned);

/// Reads a set of characters as people type it: `printable` (ASCII 32 to 126), or characters and ranges:
/// `ABC`, `A-Z0-9_`. A hyphen that stands first or last is a character. The error has no file: its excerpt is
/// the set.
std::expected<CodePointSet, Diagnostic> parse_alphabet(std::string_view text);

}  // namespace sator
