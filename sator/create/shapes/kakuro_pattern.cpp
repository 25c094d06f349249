// Cells turn black at random, then more of them until each run has a fair length.

#include "sator/create/shapes/kakuro_pattern.hpp"

#include <algorithm>
#include <cstdint>

#include "sator/create/shapes/connected_cells.hpp"

namespace sator::create {

namespace {

/// The share of cells that are black before runs are divided.
constexpr std::size_t kBlackPercent = 18;

void blacken(KakuroPattern& pattern, std::size_t cell) {
    pattern.is_white[cell] = pattern.is_white[pattern.is_white.size() - 1 - cell] = false;
}

/// Whether no area of connected black cells is larger than half of the rows and columns together: large ones look unfinished.
bool has_small_black_areas(const KakuroPattern& pattern) {
    std::vector<bool> is_left = pattern.is_white;
    is_left.flip();
    for (std::size_t cell = 0; cell < is_left.size(); ++cell) {
        if (!is_left[cell]) continue;
        const std::vector<std::size_t> area = connected_cells(pattern.columns, is_left, cell);
        if (2 * area.size() > pattern.columns + pattern.rows) return false;
        for (const std::size_t seen : area) is_left[seen] = false;
    }
    return true;
}

/// Whether all white cells are connected, and there are some in each row and column.
bool has_connected_white_cells(const KakuroPattern& pattern) {
    const auto first = std::ranges::find(pattern.is_white, true);
    if (first == pattern.is_white.end()) return false;
    const auto reached = connected_cells(pattern.columns, pattern.is_white,
                                         static_cast<std::size_t>(first - pattern.is_white.begin()));
    std::vector<bool> has_row(pattern.rows), has_column(pattern.columns);
    for (const std::size_t cell : reached)
        has_row[cell / pattern.columns] = has_column[cell % pattern.columns] = true;
    const auto all = [](const std::vector<bool>& list) {
        return std::ranges::find(list, false) == list.end();
    };
    return static_cast<std::ptrdiff_t>(reached.size()) == std::ranges::count(pattern.is_white, true) &&
           all(has_row) && all(has_column);
}

/// Blackens cells until each run has from 2 to 9 cells.
void divide_runs(KakuroPattern& pattern, RandomSource& random) {
    for (bool is_changed = true; is_changed;) {
        is_changed = false;
        for (const bool is_across : {true, false}) {
            for (const Run& run : pattern.lines(is_across)) {
                if (run.size() > 1 && run.size() <= 9) continue;
                blacken(pattern, run.size() == 1 ? run[0] : run[random.between(2, run.size() - 3)]);
                is_changed = true;
                break;
            }
        }
    }
}

void number_cells(KakuroPattern& pattern) {
    std::size_t next = 0;
    for (const bool is_white : pattern.is_white) pattern.number.push_back(is_white ? next++ : SIZE_MAX);
    pattern.across_of.resize(next);
    pattern.down_of.resize(next);
    for (const bool is_across : {true, false}) {
        auto& runs = is_across ? pattern.across : pattern.down;
        runs = pattern.lines(is_across);
        for (std::size_t run = 0; run < runs.size(); ++run) {
            for (std::size_t& cell : runs[run]) {
                cell = pattern.number[cell];
                (is_across ? pattern.across_of : pattern.down_of)[cell] = run;
            }
        }
    }
}

}  // namespace

std::vector<Run> KakuroPattern::lines(bool is_across) const {
    std::vector<Run> found;
    for (std::size_t i = 0; i < (is_across ? rows : columns); ++i) {
        Run run;
        for (std::size_t j = 0; j <= (is_across ? columns : rows); ++j) {
            const std::size_t cell = is_across ? i * columns + j : j * columns + i;
            if (j < (is_across ? columns : rows) && is_white[cell]) {
                run.push_back(cell);
            } else if (!run.empty()) {
                found.push_back(std::move(run));
                run.clear();
            }
        }
    }
    return found;
}

std::optional<KakuroPattern> random_kakuro_pattern(std::size_t columns, std::size_t rows,
                                                   RandomSource& random) {
    KakuroPattern pattern;
    pattern.columns = columns;
    pattern.rows = rows;
    pattern.is_white.resize(columns * rows, true);
    for (std::size_t cell = 0; cell < pattern.is_white.size() / 2; ++cell) {
        if (random.below(100) < kBlackPercent) blacken(pattern, cell);
    }
    divide_runs(pattern, random);
    if (!has_connected_white_cells(pattern) || !has_small_black_areas(pattern)) return std::nullopt;
    number_cells(pattern);
    return pattern;
}

}  // namespace sator::create
