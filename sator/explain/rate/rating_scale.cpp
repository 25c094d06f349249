#include "sator/explain/rate/rating_scale.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace sator::explain {

namespace {

/// The number of rows, columns and values of a sudoku.
constexpr std::size_t kSudokuSize = 9;

/// The deciles of the effort in a collection of puzzles (docs/difficulty.md).
struct Scale {
    std::string_view collection;
    std::array<double, 9> deciles;
};

constexpr Scale kSudokus = {"766 sudokus with people's times",
                            {5.81, 6.53, 7.15, 7.69, 8.41, 9.39, 10.68, 13.13, 23.51}};
constexpr Scale kRegexPuzzles = {"55 regex crosswords of regexcrossword.com",
                                 {2.24, 7.49, 9.88, 11.09, 11.85, 13.55, 15.23, 19.08, 26.21}};
constexpr Scale kOthers = {"28 of Sator's own example puzzles",
                           {10.6, 23.2, 98.5, 140.0, 310.7, 369.9, 462.5, 642.3, 913.1}};

/// Each name is for two grades.
constexpr std::array<std::string_view, 5> kNames = {"gentle", "moderate", "tricky", "hard", "fiendish"};

/// minutes = kMinutesAtOne * effort ^ kMinutesPower, fitted by least squares of the logarithms to every
/// second sudoku of the collection with solving times (the odd lines).
constexpr double kMinutesAtOne = 2.045;
constexpr double kMinutesPower = 0.503;

const Scale& scale_of(PuzzleKind kind) {
    switch (kind) {
        case PuzzleKind::Sudoku:
            return kSudokus;
        case PuzzleKind::RegexPuzzle:
            return kRegexPuzzles;
        case PuzzleKind::Other:
            break;
    }
    return kOthers;
}

}  // namespace

PuzzleKind kind_of(const PuzzleContext& context) {
    const Puzzle& puzzle = context.puzzle();
    const bool has_clue =
        std::ranges::any_of(puzzle.rules, [](const RuleStatement& rule) { return rule.name == "regex"; });
    if (has_clue) return PuzzleKind::RegexPuzzle;
    bool is_sudoku =
        context.cell_count() == kSudokuSize * kSudokuSize && puzzle.alphabet.size() == kSudokuSize;
    for (std::size_t r = 0; r < context.rule_count(); ++r)
        is_sudoku = is_sudoku && context.is_only_region(RuleId(r));
    return is_sudoku ? PuzzleKind::Sudoku : PuzzleKind::Other;
}

Grade grade_of(PuzzleKind kind, double effort) {
    const Scale& scale = scale_of(kind);
    const auto above = std::ranges::upper_bound(scale.deciles, effort) - scale.deciles.begin();
    return {static_cast<int>(above) + 1, kNames[static_cast<std::size_t>(above) / 2], scale.collection};
}

EffortRange efforts_of(PuzzleKind kind, int least_grade, int most_grade) {
    const auto& deciles = scale_of(kind).deciles;
    const auto grade_count = static_cast<int>(deciles.size()) + 1;
    const auto end_of = [&](int grade) { return deciles[static_cast<std::size_t>(grade) - 1]; };
    return {least_grade <= 1 ? 0 : end_of(least_grade - 1),
            most_grade >= grade_count ? std::numeric_limits<double>::infinity() : end_of(most_grade)};
}

double sudoku_minutes(double effort) {
    return kMinutesAtOne * std::pow(effort, kMinutesPower);
}

}  // namespace sator::explain
