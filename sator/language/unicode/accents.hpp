#pragma once

#include <string>

namespace sator {

/// Appends a character without its accents: of a Latin, Greek or Cyrillic letter the base letter (é → e, Å →
/// A, ё → е); what has none but is commonly written with plain letters as those (ø → o, ß → ss, Æ → AE);
/// nothing for a combining mark; else the character.
void append_without_accents(char32_t character, std::u32string& text);

}  // namespace sator
