#pragma once

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator {

/// How easily people find a deduction that is at hand: a weight. A hidden single among few open cells weighs
/// about 1. The weights of the techniques of regions were fitted to the times of people, the others set
/// between them (docs/difficulty.md).
double ease(const PuzzleContext& context, const Finding& finding);

}  // namespace sator
