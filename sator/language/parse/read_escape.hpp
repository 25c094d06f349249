#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/parse/clue_reader.hpp"
#include "sator/language/symbols/character_sets.hpp"

namespace sator::language {

/// The context of an escape, which decides what may be escaped.
enum class EscapeContext : std::uint8_t { Atom, Class, ClassSet };

/// Reads a CharacterEscape (ECMA-262 22.2.1, Annex B.1.2 without u and v); the reader is after the
/// backslash. Returns nullopt and records an error if the escape is invalid.
std::optional<char32_t> read_character_escape(ClueReader& reader, EscapeContext context);

/// Reads `count` hexadecimal digits. Returns nullopt and does not move if there are fewer.
std::optional<char32_t> read_hexadecimal(ClueReader& reader, std::uint32_t count);

/// Reads the rest of \uHHHH, \uHHHH\uHHHH (a surrogate pair) and, if `braces`, \u{…}; the reader is after
/// the u. Returns nullopt and does not move if there is no such escape.
std::optional<char32_t> read_unicode_escape(ClueReader& reader, bool braces);

}  // namespace sator::language
