// Cells turn black at random, then more of them until each run has a fair length.

#include "sator/create/shapes/kakuro_pattern.hpp"

#include <algorithm>
#include <cstdint>

namespace sator::create {

namespace {

/// The share of cells that are black before runs are divided.
constexpr std::size_t kBlackPercent = 14;

void blacken(KakuroPattern& pattern, std::size_t cell) {
    pattern.is_white[cell] = pattern.is_white[pattern.is_white.size() - 1 - cell] = false;
}

/// Whether no area of connected black cells is larger than half of the rows and columns together: large ones look unfinished.
bool has_small_black_areas(const KakuroPattern& pattern) {
    std::vector<bool> is_seen = pattern.is_white;
    for (std::size_t first = 0; first < is_seen.size(); ++first) {
        if (is_seen[first]) continue;
        std::vector<std::size_t> area = {first};
        is_seen[first] = true;
        for (std::size_t next = 0; next < area.size(); ++next) {
            const std::size_t cell = area[next], row = cell / pattern.columns,
                              column = cell % pattern.columns;
            const auto reach = [&](bool is_inside, std::size_t other) {
                if (!is_inside || is_seen[other]) return;
                is_seen[other] = true;
                area.push_back(other);
            };
            reach(column > 0, cell - 1);
            reach(column + 1 < pattern.columns, cell + 1);
            reach(row > 0, cell - pattern.columns);
            reach(row + 1 < pattern.rows, cell + pattern.columns);
        }
        if (2 * area.size() > pattern.columns + pattern.rows) return false;
    }
    return true;
}

/// Blackens cells until each run has from 2 to 9 cells. Returns whether each row and column still has white cells, all connected, and no
/// black area is large.
bool mend(KakuroPattern& pattern, RandomSource& random) {
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
    std::vector<std::size_t> reached;
    for (std::size_t cell = 0; cell < pattern.is_white.size() && reached.empty(); ++cell) {
        if (pattern.is_white[cell]) reached.push_back(cell);
    }
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const std::size_t cell = reached[next], row = cell / pattern.columns, column = cell % pattern.columns;
        const auto reach = [&](bool is_inside, std::size_t other) {
            if (is_inside && pattern.is_white[other] && std::ranges::find(reached, other) == reached.end())
                reached.push_back(other);
        };
        reach(column > 0, cell - 1);
        reach(column + 1 < pattern.columns, cell + 1);
        reach(row > 0, cell - pattern.columns);
        reach(row + 1 < pattern.rows, cell + pattern.columns);
    }
    std::vector<bool> has_row(pattern.rows), has_column(pattern.columns);
    for (const std::size_t cell : reached)
        has_row[cell / pattern.columns] = has_column[cell % pattern.columns] = true;
    const auto all = [](const std::vector<bool>& list) {
        return std::ranges::find(list, false) == list.end();
    };
    return static_cast<std::ptrdiff_t>(reached.size()) == std::ranges::count(pattern.is_white, true) &&
           all(has_row) && all(has_column) && has_small_black_areas(pattern);
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
    if (!mend(pattern, random)) return std::nullopt;
    number_cells(pattern);
    return pattern;
}

}  // namespace sator::create
