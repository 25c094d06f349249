#include "sator/explain/names/group_names.hpp"

#include <algorithm>
#include <optional>

#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/sequence_name.hpp"

namespace sator::explain {

namespace {

/// A group of at most this number of cells is listed, whatever its shape.
constexpr std::size_t kListed = 4;
/// A run of at least this number of cells along a line is named by its ends.
constexpr std::size_t kShortestRun = 3;

/// A full rectangle of cells.
struct Block {
    std::uint32_t row, column, rows, columns;
};

std::optional<Block> block_of(std::span<const CellId> cells, std::span<const CellCoordinates> places) {
    if (cells.empty()) return std::nullopt;
    std::vector<CellId> sorted(cells.begin(), cells.end());
    std::ranges::sort(sorted);
    if (std::ranges::adjacent_find(sorted) != sorted.end()) return std::nullopt;
    CellCoordinates least = places[sorted[0].index()], greatest = least;
    for (const CellId cell : sorted) {
        const CellCoordinates& place = places[cell.index()];
        least = {std::min(least.row, place.row), std::min(least.column, place.column)};
        greatest = {std::max(greatest.row, place.row), std::max(greatest.column, place.column)};
    }
    const Block block{least.row, least.column, greatest.row - least.row + 1,
                      greatest.column - least.column + 1};
    if (block.rows < 2 || block.columns < 2 || block.rows * block.columns != sorted.size())
        return std::nullopt;
    return block;
}

bool is_rectangular(const Grid& grid) {
    return !grid.rows.empty() && grid.kind != GridKind::Hexagon &&
           std::ranges::all_of(grid.rows, [&](const Slot& row) { return row.size() == grid.rows[0].size(); });
}

/// Returns true if the steps from a to b and from b to c are the same.
bool has_equal_steps(const CellCoordinates& a, const CellCoordinates& b, const CellCoordinates& c) {
    return a.row + c.row == 2 * b.row && a.column + c.column == 2 * b.column;
}

bool is_step(const CellCoordinates& a, const CellCoordinates& b) {
    const std::size_t rows = a.row < b.row ? b.row - a.row : a.row - b.row;
    const std::size_t columns = a.column < b.column ? b.column - a.column : a.column - b.column;
    return std::max(rows, columns) == 1;
}

}  // namespace

std::string short_name(const CellCoordinates& place) {
    return "R" + std::to_string(place.row + 1) + "C" + std::to_string(place.column + 1);
}

bool GroupNames::is_straight(std::span<const CellId> cells) const {
    if (!is_rectangular(grid_) || cells.size() < 2 || !is_step(place(cells[0]), place(cells[1])))
        return false;
    for (std::size_t i = 2; i < cells.size(); ++i) {
        if (!has_equal_steps(place(cells[i - 2]), place(cells[i - 1]), place(cells[i]))) return false;
    }
    return true;
}

std::string GroupNames::of_block(std::span<const CellId> cells) const {
    if (!is_rectangular(grid_)) return "";
    const auto block = block_of(cells, places_);
    if (!block) return "";
    const std::size_t width = grid_.rows[0].size(), height = grid_.rows.size();
    const bool tiles = width % block->columns == 0 && height % block->rows == 0 &&
                       block->row % block->rows == 0 && block->column % block->columns == 0 &&
                       block->rows < height;
    if (!tiles) return "the box at " + short_name({block->row, block->column});
    const std::size_t number =
        block->row / block->rows * (width / block->columns) + block->column / block->columns;
    return "box " + std::to_string(number + 1);
}

std::string GroupNames::of(std::span<const CellId> cells) const {
    if (cells.size() == 1) return short_name(place(cells[0]));
    const std::string line = sequence_name(grid_, {"", {cells.begin(), cells.end()}});
    if (!line.starts_with("the ")) return line;
    if (std::string block = of_block(cells); !block.empty()) return block;
    if (cells.size() <= kListed) {
        std::string list;
        for (const CellId cell : cells) list += (list.empty() ? "" : "–") + short_name(place(cell));
        return list;
    }
    const std::string ends = short_name(place(cells.front())) + " to " + short_name(place(cells.back()));
    return is_straight(cells) ? ends : "the " + std::to_string(cells.size()) + " cells from " + ends;
}

std::vector<std::string> GroupNames::listed(std::vector<CellId> cells) const {
    std::ranges::sort(cells, {}, [&](CellId cell) { return std::pair(place(cell).row, place(cell).column); });
    std::vector<std::string> names;
    while (!cells.empty()) {
        std::vector<CellId> best = {cells[0]};
        for (const CellCoordinates step : {CellCoordinates{0, 1}, CellCoordinates{1, 0}}) {
            std::vector<CellId> run = {cells[0]};
            for (const CellId cell : cells) {
                const CellCoordinates &last = place(run.back()), &own = place(cell);
                const bool is_next =
                    own.row == last.row + step.row && own.column == last.column + step.column;
                if (is_next) run.push_back(cell);
            }
            if (run.size() > best.size()) best = std::move(run);
        }
        if (best.size() < kShortestRun) best.resize(1);
        const std::string from = short_name(place(best.front()));
        names.push_back(best.size() == 1 ? from : from + " to " + short_name(place(best.back())));
        std::erase_if(cells, [&](CellId cell) { return std::ranges::find(best, cell) != best.end(); });
    }
    return names;
}

}  // namespace sator::explain
