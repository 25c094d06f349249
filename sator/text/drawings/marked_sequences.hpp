#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/text/drawings/drawing.hpp"

namespace sator::text {

/// Returns the sequences that the marks of a drawing make. Each letter or quoted text makes one, in reading
/// order or in the order of the numbers after it; all numbers together make one, called "1"; all '*' make
/// one. Returns an error if a number occurs twice, or if only some marks of a letter have a number.
std::expected<MarkedDrawing, Diagnostic> sequences_of(const Fit& fit);

}  // namespace sator::text
