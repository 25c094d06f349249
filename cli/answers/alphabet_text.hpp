#pragma once

#include <string>

#include "cli/cli_namespace.hpp"
#include "sator/language/symbols/alphabet.hpp"

namespace sator::cli {

/// Returns the alphabet as text: "A-Z", "1..9", "# blank". Symbols that could be misread are quoted: "'
/// &A-Z'" with a space, "1 \"AB C\"".
std::string alphabet_text(const Alphabet& alphabet);

}  // namespace sator::cli
