#pragma once

#include <optional>

#include "sator/language/parse/clue_reader.hpp"
#include "sator/language/symbols/character_sets.hpp"

namespace sator {

/// Where an escape stands, for what it may be there.
enum class EscapeContext : std::uint8_t { Atom, Class, ClassSet };

/// Reads CharacterEscape (ECMA-262 22.2.1, Annex B.1.2 without u and v), the reader standing behind the
/// backslash. Nothing where it is wrong: the reader has the error then.
std::optional<char32_t> read_character_escape(ClueReader& reader, EscapeContext place);

/// Reads hexadecimal digits: `count` of them, or nothing and the reader stays.
std::optional<char32_t> read_hexadecimal(ClueReader& reader, std::uint32_t count);

/// \uHHHH, \uHHHH\uHHHH (a surrogate pair) and, where `braces`, \u{…}; the reader stands behind the u, and
/// stays where none follows.
std::optional<char32_t> read_unicode_escape(ClueReader& reader, bool braces);

}  // namespace sator
