#pragma once

#include <string_view>

#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator {

/// Where a puzzle stands among others of its kind.
struct Grade {
    int grade = 1;                ///< from 1, the easiest tenth of the collection, to 10
    std::string_view name;        ///< "gentle", "moderate", "tricky", "hard", "fiendish": two grades each
    std::string_view collection;  ///< whose tenths: "766 sudokus with people's times"
};

/// The kinds of puzzles that have a collection of their own.
enum class PuzzleKind : std::uint8_t {
    Sudoku,       ///< all rules are on different values, on a grid of 9 × 9
    RegexPuzzle,  ///< some rule is a clue
    Other,
};

PuzzleKind kind_of(const PuzzleContext& context);
Grade grade_of(PuzzleKind kind, double effort);

/// The mean time, in minutes, that people take for a sudoku of this effort.
double sudoku_minutes(double effort);

}  // namespace sator
