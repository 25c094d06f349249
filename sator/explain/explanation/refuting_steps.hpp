#pragma once

#include <span>
#include <vector>

#include "sator/explain/explanation/explanation.hpp"

namespace sator {

/// The steps of a way on which it rests that a candidate is gone, in their order: the last one rules it out,
/// or places a value that does. Where none speaks of it and the puzzle has no solution at all, those on which
/// that rests.
std::vector<Step> refuting_steps(const PuzzleContext& context, std::span<const Given> givens,
                                 const Explanation& explanation, Candidate candidate);

}  // namespace sator
