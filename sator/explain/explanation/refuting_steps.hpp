#pragma once

#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/explanation/explanation.hpp"

namespace sator::explain {

/// Returns the steps of an explanation on which the removal of a candidate depends, in order: the last one
/// removes it, or places a value that excludes it. If no step removes it and the puzzle has no solution,
/// returns the steps on which that conclusion depends.
std::vector<Step> refuting_steps(const PuzzleContext& context, std::span<const Given> givens,
                                 const Explanation& explanation, Candidate candidate);

}  // namespace sator::explain
