#pragma once

#include <expected>

#include "sator/formats/sator/drawing.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// The sequences that marks make: each letter or quoted text one, in reading order or in that of the numbers
/// behind it; the numbers one, in their order, called "1"; '*' one. Refuses numbers that stand twice, and
/// letters of which only some have a number.
std::expected<MarkedDrawing, Diagnostic> sequences_of(const Fit& fit);

}  // namespace sator
