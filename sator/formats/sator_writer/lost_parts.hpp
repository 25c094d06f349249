#pragma once

#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::formats {

/// The parts of a puzzle besides its grid, values and rules that a format can say.
struct SayableParts {
    bool givens = false, solution = false, decorations = false, clue_texts = false, message = false,
         words = false;
    bool author = true, source = true, rules_text = false, difficulty = false, link = false;
};

/// Lists in words the parts that the puzzle has and the format cannot say. Only the first initial counts as givens.
std::vector<std::string> lost_parts(const Puzzle& puzzle, const SayableParts& sayable);

/// Returns the text in one line: line ends become blanks.
std::string in_one_line(std::string text);

}  // namespace sator::formats
