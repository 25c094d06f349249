// The grade is the binary logarithm of the work, moved towards what the hardest technique stands for. Its reasons are in
// docs/difficulty.md.
#include "sator/explain/rate/grade.hpp"

#include <algorithm>
#include <cmath>

#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::explain {

namespace {

/// The open cells of the sudokus to which the eases are fitted, on average.
constexpr double kSudokuOpenCells = 53;

/// minutes = kMinutesAtOne * √work. The factor is fitted to the sudokus with solving times (the odd lines of the file), as the mean of
/// the logarithms; if the exponent is fitted as well, it is 0.499.
constexpr double kMinutesAtOne = 2.06;

/// The grades that are possible with the hardest technique of a puzzle.
struct TechniqueBand {
    double least_cost;  ///< of the techniques that are meant; the next row has the end
    int least_grade;  ///< a puzzle that needs such a technique has at least this grade, unless it is small (kMostRaise)
    int most_grade;  ///< a puzzle that needs no harder one has at most this grade
};

constexpr std::array kBands = {
    TechniqueBand{0, 1, 6},     // values that one look at a rule gives, e.g. hidden singles
    TechniqueBand{2.65, 3, 8},  // candidates of one or two rules, e.g. pointing, the rule of 45, naked pairs
    TechniqueBand{3.3, 4, 8},  // patterns among candidates, e.g. hidden pairs, triples, combinations of a sum
    TechniqueBand{6, 5, 10},   // a candidate that two to four rules refute together
    TechniqueBand{8, 7, 10},   // trials
    TechniqueBand{10, 9, 10},  // trials within trials
};

/// The hardest technique raises a level by at most this. A trial among a few open cells is soon done.
constexpr double kMostRaise = 2;

/// A level below the next grade.
constexpr double kAlmostOne = 0.999;

const TechniqueBand& band_of(Technique technique) {
    const double cost = entry_of(technique).cost;
    const auto next = std::ranges::upper_bound(kBands, cost, {}, &TechniqueBand::least_cost);
    return *(next - 1);
}

}  // namespace

double work_of(double effort, std::size_t open_cells) {
    return effort * static_cast<double>(open_cells) / kSudokuOpenCells;
}

double effort_of_work(double work, std::size_t open_cells) {
    return work * kSudokuOpenCells / static_cast<double>(open_cells);
}

double level_of_work(double work) {
    return 1 + std::log2(work);
}

double work_of_level(double level) {
    return std::exp2(level - 1);
}

Grade grade_of(double work, std::optional<Technique> hardest) {
    if (!hardest) return {};
    const TechniqueBand& band = band_of(*hardest);
    double level = level_of_work(work);
    level = std::max(level, std::min<double>(band.least_grade, level + kMostRaise));
    level = std::min(level, band.most_grade + kAlmostOne);
    const int number = std::clamp(static_cast<int>(std::floor(level)), kLeastGrade, kMostGrade);
    return {number, kGradeNames[static_cast<std::size_t>(number - 1) / 2], level};
}

double sudoku_minutes(double work) {
    return kMinutesAtOne * std::sqrt(work);
}

}  // namespace sator::explain
