#pragma once

#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::render {

/// Returns the rules of the puzzle's kinds in words, as a magazine prints them: a text for each kind.
std::vector<std::string> kind_sentences(const Puzzle& puzzle,
                                        SpokenLanguage language = SpokenLanguage::English);

/// Returns whether these words say what a rule means. A clue of the puzzle may still need its own numbers and cells.
bool is_meaning_said(const RuleStatement& rule, const Puzzle& puzzle);

/// Returns whether these words, and the signs that the kind prints, say all of a rule: no clue and no other sentence is needed.
bool is_said(const RuleStatement& rule, const Puzzle& puzzle);

/// Returns whether the words say all that the puzzle's kinds demand.
bool are_kinds_said(const Puzzle& puzzle);

}  // namespace sator::render
