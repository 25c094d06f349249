#pragma once

#include <string>
#include <vector>

#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"

namespace sator {

/// A clue, and lines to stand under it.
struct ClueNote {
    std::string clue;
    std::vector<std::string> marks;
};

/// The clues of a step's rules with what happened in them: dead parts are struck, those that the same premises
/// killed in one line with these premises behind; then the references that an echo needs are marked.
std::vector<ClueNote> clue_notes(const PuzzleContext& context, const Step& step);

}  // namespace sator
