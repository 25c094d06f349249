#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"

namespace sator::language {

/// Appends the character without its accents. A Latin, Greek or Cyrillic letter becomes its base letter (é →
/// e, Å → A, ё → е). A letter that has no base letter but a common spelling becomes that spelling (ø → o, ß →
/// ss, Æ → AE). A combining mark is dropped. Any other character is appended unchanged.
void append_without_accents(char32_t character, std::u32string& text);

}  // namespace sator::language
