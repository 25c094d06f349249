#pragma once

#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator::explain {

/// The position of a puzzle among others of its kind.
struct Grade {
    int grade = 1;                ///< 1, the easiest tenth of the collection, to 10
    std::string_view name;        ///< "gentle", "moderate", "tricky", "hard" or "fiendish": two grades each
    std::string_view collection;  ///< its name: "766 sudokus with people's times"
};

/// The kinds of puzzles with a collection of their own.
enum class PuzzleKind : std::uint8_t {
    Sudoku,       ///< all rules demand different values, on a grid of 9 × 9
    RegexPuzzle,  ///< some rule is a regex clue
    Other,
};

PuzzleKind kind_of(const PuzzleContext& context);
Grade grade_of(PuzzleKind kind, double effort);

/// Efforts from `least` to less than `below`.
struct EffortRange {
    double least = 0, below = 0;
};
/// Returns the efforts of the puzzles of these grades. The grade 10 has no end: its `below` is infinite.
EffortRange efforts_of(PuzzleKind kind, int least_grade, int most_grade);

/// Returns the mean time, in minutes, that people need for a sudoku of this effort.
double sudoku_minutes(double effort);

}  // namespace sator::explain
