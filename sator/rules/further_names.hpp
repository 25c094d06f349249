#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::rules {

/// Returns the other names of a built-in rule: the names that f-puzzles, SudokuPad, the Interactive Sudoku Solver and other programs
/// have, plurals, and German names. They are spelt as spelling_of writes them.
std::vector<std::string> further_names(std::string_view rule);

// Words that are no names, because they are too general or have several meanings: "Summe", "greater than". Searches find rules by them, and
// hints name the rules.

/// Returns the rules that such a word may mean, the likeliest first. It is spelt as spelling_of writes it.
std::vector<std::string_view> rules_meant_by(std::string_view word);
/// Returns the words of this sort that may mean a built-in rule.
std::vector<std::string> searched_words(std::string_view rule);

}  // namespace sator::rules
