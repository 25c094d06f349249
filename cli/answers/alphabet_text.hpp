#pragma once

#include <string>

#include "sator/language/symbols/alphabet.hpp"

namespace sator {

/// The alphabet in an answer for people: "A-Z", "1..9", "# blank". Quotes where it could be misread: "'
/// &A-Z'" with a space, "1 \"AB C\"".
std::string alphabet_text(const Alphabet& alphabet);

}  // namespace sator
