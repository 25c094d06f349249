#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Writes the drawing of a puzzle whose rules are those of a genre, as a link to Penpa's editor.
std::expected<WrittenPuzzle, Diagnostic> write_penpa_link(const Puzzle& puzzle);

}  // namespace sator::exchange
