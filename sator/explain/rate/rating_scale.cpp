#include "sator/explain/rate/rating_scale.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "sator/explain/rate/reference_collections.hpp"

namespace sator::explain {

namespace {

/// The number of rows, columns and values of a sudoku.
constexpr std::size_t kSudokuSize = 9;

/// Each name is for two grades.
constexpr std::array<std::string_view, 5> kNames = {"gentle", "moderate", "tricky", "hard", "fiendish"};

/// minutes = kMinutesAtOne * effort ^ kMinutesPower, fitted by least squares of the logarithms to every
/// second sudoku of the collection with solving times (the odd lines).
constexpr double kMinutesAtOne = 2.045;
constexpr double kMinutesPower = 0.503;

const GradeScale& sudoku_scale() {
    static const GradeScale kScale{"sudoku",
                                   "766 sudokus with people's times",
                                   1,
                                   {5.81, 6.53, 7.15, 7.69, 8.41, 9.39, 10.68, 13.13, 23.51}};
    return kScale;
}

/// For kinds without a collection of their own.
const GradeScale& other_scale() {
    static const GradeScale kScale{"other",
                                   "76 of Sator's own example puzzles",
                                   2,
                                   {12.33, 31.68, 98.38, 191.5, 296.8, 417.7, 641.6, 807.8, 1079}};
    return kScale;
}

bool has_regions_only(const PuzzleContext& context) {
    for (std::size_t r = 0; r < context.rule_count(); ++r) {
        if (!context.is_only_region(RuleId(r))) return false;
    }
    return true;
}

bool has_regex(const Puzzle& puzzle) {
    return std::ranges::any_of(puzzle.rules, [](const RuleStatement& rule) { return rule.name == "regex"; });
}

}  // namespace

const GradeScale& regex_scale() {
    static const GradeScale kScale{"regex-crossword",
                                   "55 regex crosswords of regexcrossword.com",
                                   1,
                                   {2.24, 7.49, 9.88, 11.09, 11.85, 13.55, 15.23, 19.08, 26.21}};
    return kScale;
}

bool is_of_sudokus(const GradeScale& scale) {
    return &scale == &sudoku_scale();
}

const GradeScale& scale_of(const PuzzleContext& context) {
    const Puzzle& puzzle = context.puzzle();
    const bool is_full_size =
        context.cell_count() == kSudokuSize * kSudokuSize && puzzle.alphabet.size() == kSudokuSize;
    if (is_full_size && has_regions_only(context)) return sudoku_scale();
    if (const GradeScale* own = scale_by_rules(puzzle)) return *own;
    return has_regex(puzzle) ? regex_scale() : other_scale();
}

Grade grade_of(const GradeScale& scale, double effort) {
    const auto above = std::ranges::upper_bound(scale.deciles, effort) - scale.deciles.begin();
    return {static_cast<int>(above) + 1, kNames[static_cast<std::size_t>(above) / 2], scale.collection,
            &scale};
}

EffortRange efforts_of(const GradeScale& scale, int least_grade, int most_grade) {
    const auto grade_count = static_cast<int>(scale.deciles.size()) + 1;
    const auto end_of = [&](int grade) { return scale.deciles[static_cast<std::size_t>(grade) - 1]; };
    return {least_grade <= 1 ? 0 : end_of(least_grade - 1),
            most_grade >= grade_count ? std::numeric_limits<double>::infinity() : end_of(most_grade)};
}

double sudoku_minutes(double effort) {
    return kMinutesAtOne * std::pow(effort, kMinutesPower);
}

}  // namespace sator::explain
