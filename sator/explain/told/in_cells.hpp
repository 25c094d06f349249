#pragma once

// The way back from a reformulated puzzle: what is said about letters and carries as facts about cells. Sentences are still made of what
// was said (Told in deduce/step.hpp).

#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/explanation/explanation.hpp"
#include "sator/explain/told/reformulated_puzzle.hpp"

namespace sator::explain {

/// Returns the step as one about all cells of its letters. Its rules are, one by one, those that the told rules are parts of. What it
/// says about carries is only told.
Step in_cells(const ReformulatedPuzzle& puzzle, Step step);
std::vector<Step> in_cells(const ReformulatedPuzzle& puzzle, std::vector<Step> steps);
Explanation in_cells(const ReformulatedPuzzle& puzzle, Explanation explanation);
std::vector<Candidate> in_cells(const ReformulatedPuzzle& puzzle, std::span<const Candidate> candidates);
/// Returns the value of each cell of the original puzzle.
std::vector<Value> solution_in_cells(const ReformulatedPuzzle& puzzle, std::span<const Value> solution);

}  // namespace sator::explain
