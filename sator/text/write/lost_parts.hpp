#pragma once

#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::text {

/// The parts of a puzzle besides its grid, values and rules that a format can say. See also TextsAboutPuzzle.
struct SayableParts {
    bool givens = false, decorations = false, clue_texts = false, message = false, words = false,
         rules_text = false;
};

/// Lists in words the parts that the puzzle has and the format cannot say. Only the first initial counts as givens.
std::vector<std::string> lost_parts(const Puzzle& puzzle, const SayableParts& sayable);

/// Names a rule that a format cannot say: "the rule 'sum 12'".
std::string lost_rule(const RuleStatement& rule);

/// Returns the text in one line: line ends become blanks.
std::string in_one_line(std::string text);

}  // namespace sator::text
