#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator::explain {

/// Returns how easily people find a finding, as a weight: about 1 for a hidden single among few open cells.
/// The weights of techniques of regions are fitted to solving times of people; the others are set between
/// them (docs/difficulty.md).
double ease(const PuzzleContext& context, const Finding& finding);

}  // namespace sator::explain
