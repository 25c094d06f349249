#pragma once

// Clues without a puzzle: `parse_regex` reads one, `BacktrackingMatcher` matches it with a string, and
// `make_regex_crossword` makes a puzzle of clues for rows and columns.

#include "sator/language/match/backtracking_matcher.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/puzzle/regex_crossword.hpp"
