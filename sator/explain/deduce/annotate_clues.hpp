#pragma once

#include "sator/explain/deduce/candidates.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator {

/// Looks into the clues of a step's rules: which of their parts died and by which premises, what each rule
/// leaves where several cross, and which references are needed; and so what a step of one clue is called
/// (echo, dead alternative, forced length) and costs. `premises`: the step's.
void annotate_clues(const PuzzleContext& context, const Candidates& premises, Step& step);

}  // namespace sator
