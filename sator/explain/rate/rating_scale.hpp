#pragma once

#include <array>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator::explain {

/// The deciles of the effort in a collection of puzzles of one kind (docs/difficulty.md). The collection never changes; another one
/// has another version, so that a grade with its kind and version always means the same.
struct GradeScale {
    std::string kind;        ///< "killer-sudoku"; "other" if the kind has no collection
    std::string collection;  ///< its name: "766 sudokus with people's times"
    int version = 1;
    std::array<double, 9> deciles{};
};

/// The position of a puzzle among others of its kind.
struct Grade {
    int grade = 1;                ///< 1, the easiest tenth of the collection, to 10
    std::string_view name;        ///< "gentle", "moderate", "tricky", "hard" or "fiendish": two grades each
    std::string_view collection;  ///< its name: "766 sudokus with people's times"
    const GradeScale* scale = nullptr;  ///< of static lifetime
};

/// Returns the scale of a puzzle's kind. The kind is told by the puzzle's rules, so that it does not matter who made the puzzle and in
/// which format it was. If the kind has several collections, the one whose grids have the most similar size counts. A collection does
/// not count if its grids have more than twice or less than half of the puzzle's cells.
const GradeScale& scale_of(const PuzzleContext& context);
/// Returns the scale of regex crosswords.
const GradeScale& regex_scale();
/// Returns whether the scale is that of sudokus, whose effort is also known in minutes.
bool is_of_sudokus(const GradeScale& scale);

Grade grade_of(const GradeScale& scale, double effort);

/// Efforts from `least` to less than `below`.
struct EffortRange {
    double least = 0, below = 0;
    bool is_empty() const { return least >= below; }
};
/// Returns the efforts of the puzzles of these grades; an empty range if the collection has no puzzles between the deciles, because
/// many are equally hard. The grade 10 has no end: its `below` is infinite.
EffortRange efforts_of(const GradeScale& scale, int least_grade, int most_grade);

/// Returns the mean time, in minutes, that people need for a sudoku of this effort.
double sudoku_minutes(double effort);

}  // namespace sator::explain
