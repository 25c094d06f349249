#include "sator/explain/rating_scale.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace sator {

namespace {

/// Rows, columns and values of a sudoku.
constexpr std::size_t kSudokuSize = 9;

/// The efforts below which one tenth, two tenths … of a collection lie (docs/difficulty.md).
struct Scale {
    std::string_view collection;
    std::array<double, 9> deciles;
};

constexpr Scale kSudokus = {"766 sudokus with people's times",
                            {5.78, 6.53, 7.10, 7.72, 8.41, 9.47, 10.58, 13.08, 23.13}};
constexpr Scale kRegexPuzzles = {"55 regex crosswords of regexcrossword.com",
                                 {1.92, 7.50, 9.84, 10.64, 11.95, 13.45, 14.70, 20.03, 27.69}};
constexpr Scale kOthers = {"28 of Sator's own example puzzles",
                           {6.9, 17.7, 96.3, 136.5, 326.3, 344.1, 493.9, 686.1, 900.0}};

/// Each of two grades.
constexpr std::array<std::string_view, 5> kNames = {"gentle", "moderate", "tricky", "hard", "fiendish"};

/// minutes = kMinutesAtOne * effort ^ kMinutesPower: least squares of the logarithms, over the sudokus of the odd lines of people's times.
constexpr double kMinutesAtOne = 2.066;
constexpr double kMinutesPower = 0.498;

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

PuzzleKind kind_of(const Study& study) {
    const Puzzle& puzzle = study.puzzle();
    const bool has_clue =
        std::ranges::any_of(puzzle.rules, [](const RuleStatement& rule) { return rule.name == "regex"; });
    if (has_clue) return PuzzleKind::RegexPuzzle;
    bool is_sudoku = study.cell_count() == kSudokuSize * kSudokuSize && puzzle.alphabet.size() == kSudokuSize;
    for (std::size_t r = 0; r < study.rule_count(); ++r)
        is_sudoku = is_sudoku && study.is_only_region(RuleId(r));
    return is_sudoku ? PuzzleKind::Sudoku : PuzzleKind::Other;
}

Grade grade_of(PuzzleKind kind, double effort) {
    const Scale& scale = scale_of(kind);
    const auto above = std::ranges::upper_bound(scale.deciles, effort) - scale.deciles.begin();
    return {static_cast<int>(above) + 1, kNames[static_cast<std::size_t>(above) / 2], scale.collection};
}

double sudoku_minutes(double effort) {
    return kMinutesAtOne * std::pow(effort, kMinutesPower);
}

}  // namespace sator
