#pragma once

#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator::explain {

/// A clue and the lines to print under it.
struct ClueNote {
    std::string clue;
    std::vector<std::string> marks;
};

/// Returns the clues of a step's rules with their dead parts struck out: parts that the same premises kill
/// are on one line, followed by these premises. Then the references that an echo needs are marked.
std::vector<ClueNote> clue_notes(const PuzzleContext& context, const Step& step);

}  // namespace sator::explain
