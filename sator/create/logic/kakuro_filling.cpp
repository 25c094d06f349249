// Local search: a digit changes, or two change places, if single runs then leave fewer digits open, or equally many.

#include "sator/create/logic/kakuro_filling.hpp"

#include <algorithm>
#include <bit>
#include <optional>

namespace sator::create {

namespace {

/// A filling is given up after this number of tries since the last that left fewer digits open, and more for each cell.
constexpr std::size_t kMostIdleTries = 400, kMostIdleTriesPerCell = 10;

/// The cells in which a filling is not yet determined.
struct OpenCells {
    std::size_t digits = 0;  ///< digits that are left beside the right ones
    std::vector<std::size_t> cells;
};

OpenCells open_cells(const std::vector<DigitSet>& left) {
    OpenCells open;
    for (std::size_t cell = 0; cell < left.size(); ++cell) {
        if (std::has_single_bit(left[cell])) continue;
        open.digits += static_cast<std::size_t>(std::popcount(left[cell])) - 1;
        open.cells.push_back(cell);
    }
    return open;
}

/// Returns the cell of a run that has a value.
std::optional<std::size_t> cell_with(const Run& run, const std::vector<Value>& values, Value value) {
    for (const std::size_t cell : run) {
        if (values[cell] == value) return cell;
    }
    return std::nullopt;
}

/// Gives a cell another value. If a run of the cell has that value, the two cells exchange theirs. Returns false if the runs do not
/// allow the change.
bool change(const KakuroPattern& pattern, std::vector<Value>& values, std::size_t cell, Value value) {
    const Run &across = pattern.across[pattern.across_of[cell]], &down = pattern.down[pattern.down_of[cell]];
    const auto in_row = cell_with(across, values, value), in_column = cell_with(down, values, value);
    if (in_row && in_column) return false;
    if (!in_row && !in_column) {
        values[cell] = value;
        return true;
    }
    const std::size_t other = in_row ? *in_row : *in_column;
    const Run& crossing =
        in_row ? pattern.down[pattern.down_of[other]] : pattern.across[pattern.across_of[other]];
    if (cell_with(crossing, values, values[cell])) return false;
    std::swap(values[cell], values[other]);
    return true;
}

/// Returns an open cell, or one of a run with an open cell: its digit decides which sum the run has.
std::size_t cell_to_change(const KakuroPattern& pattern, const OpenCells& open, RandomSource& random) {
    const std::size_t cell = open.cells[random.below(open.cells.size())];
    switch (random.below(4)) {
        case 0:
            return random.pick(pattern.across[pattern.across_of[cell]]);
        case 1:
            return random.pick(pattern.down[pattern.down_of[cell]]);
        default:
            return cell;
    }
}

}  // namespace

bool make_solvable_by_runs(const KakuroPattern& pattern, std::vector<Value>& values, RunSums& sums,
                           RandomSource& random) {
    OpenCells open = open_cells(sums.left_by(values));
    for (std::size_t idle = 0; !open.cells.empty(); ++idle) {
        if (idle > kMostIdleTries + kMostIdleTriesPerCell * values.size()) return false;
        const std::vector<Value> before = values;
        const std::size_t cell = cell_to_change(pattern, open, random);
        if (!change(pattern, values, cell, static_cast<Value>(random.below(9)))) continue;
        OpenCells changed = open_cells(sums.left_by(values));
        if (changed.digits > open.digits) {
            values = before;
            continue;
        }
        if (changed.digits < open.digits) idle = 0;
        open = std::move(changed);
    }
    return true;
}

bool has_no_long_chain(const KakuroPattern& pattern, std::span<const Value> values) {
    const std::size_t across = pattern.across.size(), runs = across + pattern.down.size();
    std::vector<bool> is_forced(runs), is_seen(runs);
    const auto run = [&](std::size_t i) -> const Run& {
        return i < across ? pattern.across[i] : pattern.down[i - across];
    };
    for (std::size_t i = 0; i < runs; ++i)
        is_forced[i] = digit_sets(run(i).size(), sum_of_run(run(i), values)).size() == 1;
    for (std::size_t first = 0; first < runs; ++first) {
        if (!is_forced[first] || is_seen[first]) continue;
        std::vector<std::size_t> chain = {first};
        is_seen[first] = true;
        for (std::size_t next = 0; next < chain.size(); ++next) {
            for (const std::size_t cell : run(chain[next])) {
                const std::size_t crossing =
                    chain[next] < across ? across + pattern.down_of[cell] : pattern.across_of[cell];
                if (!is_forced[crossing] || is_seen[crossing]) continue;
                is_seen[crossing] = true;
                chain.push_back(crossing);
            }
        }
        if (2 * chain.size() > runs) return false;
    }
    return true;
}

}  // namespace sator::create
