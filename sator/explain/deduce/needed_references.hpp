#pragma once

#include <vector>

#include "sator/explain/deduce/candidates.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator {

/// Whether a step of one clue needs what the clue's references say.
bool needs_references(const PuzzleContext& context, const Candidates& premises, const Step& step);

/// The references of the clue, each of which the step needs: if it matched anything the conclusion would be
/// lost. Their places in the clue's text.
std::vector<CluePart> needed_references(const PuzzleContext& context, const Candidates& premises,
                                        const Step& step);

}  // namespace sator
