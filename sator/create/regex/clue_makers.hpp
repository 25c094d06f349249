#pragma once

#include <optional>

#include "sator/create/regex/clue_tree.hpp"
#include "sator/create/regex/line_view.hpp"

namespace sator::create {

// Each maker returns a random clue of its form that matches the line, or nullopt if the line does not suit it.

/// Parts one after another: `[QA].[WEST]*`, `(HE|RT|TK)*.`.
std::optional<ClueTree> composed_clue(const LineView& line);
/// Letters and alternatives by turns, which leaves little open: `STO(NE|CK)RI(VER|TUA)`.
std::optional<ClueTree> tight_clue(const LineView& line);
/// Letters and classes by turns, without a choice: `TAS[LAP]+GA[KEO]*B`.
std::optional<ClueTree> woven_clue(const LineView& line);
/// References to letters that come again: `(.)(.)\2\1[WE]`, `.*(..).*\1`.
std::optional<ClueTree> echoing_clue(const LineView& line);
/// Parts that are somewhere in the line: `.*A.*B.*`.
std::optional<ClueTree> containing_clue(const LineView& line);
/// Says how often a letter occurs: `[^M]*M[^M]*`.
std::optional<ClueTree> counting_clue(const LineView& line);
/// A letter that only comes with certain others: `(HHX|[^HX])*`.
std::optional<ClueTree> exception_clue(const LineView& line);
/// Runs of letters: `R*D*M*`.
std::optional<ClueTree> run_clue(const LineView& line);
/// A line that repeats its beginning: `(...?)\1*`.
std::optional<ClueTree> periodic_clue(const LineView& line);
/// The line among others: `WEL|BAL|EAR`.
std::optional<ClueTree> choice_clue(const LineView& line);
/// A class that spells a sentence: `[GUESS AGAIN]+`, `[^DO NOT PANIC]*E`.
std::optional<ClueTree> spoken_clue(const LineView& line);
/// A lookaround before, inside or after other parts: `(?=..M)[^PR]I.E`.
std::optional<ClueTree> looking_clue(const LineView& line);

}  // namespace sator::create
