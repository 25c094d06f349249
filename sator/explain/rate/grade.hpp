#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/technique.hpp"

namespace sator::explain {

/// The easiest and the hardest grade.
constexpr int kLeastGrade = 1, kMostGrade = 10;

/// The names of grades, each for two of them: "gentle", "moderate", "tricky", "hard", "fiendish".
constexpr std::array<std::string_view, 5> kGradeNames = {"gentle", "moderate", "tricky", "hard", "fiendish"};

/// How hard a puzzle is for people, on one scale for all kinds (docs/difficulty.md): how long they take, and what they must know.
struct Grade {
    int number = kLeastGrade;
    std::string_view name = kGradeNames[0];
    /// The grade without rounding. The number is the whole part, between kLeastGrade and kMostGrade.
    double level = kLeastGrade;
};

/// Returns the work of a puzzle: its effort as if the puzzle had as many open cells as a sudoku. With more cells, a person has more
/// places to look at for each deduction.
double work_of(double effort, std::size_t open_cells);
/// Returns the effort of a puzzle with this work: the inverse of `work_of`.
double effort_of_work(double work, std::size_t open_cells);

/// Returns the level of a puzzle by its work alone. One level more is twice the work.
double level_of_work(double work);
/// Returns the work of the puzzles at a level: the inverse of `level_of_work`.
double work_of_level(double level);

/// Returns the grade of a puzzle. `hardest`: its hardest technique; nullopt if there is nothing to do.
Grade grade_of(double work, std::optional<Technique> hardest);

/// Returns the time, in minutes, that people need on average for a sudoku with this work.
double sudoku_minutes(double work);

}  // namespace sator::explain
