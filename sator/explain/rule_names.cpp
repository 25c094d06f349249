#include "sator/explain/rule_names.hpp"

#include <algorithm>
#include <optional>

#include "sator/rules/rule.hpp"

namespace sator {

namespace {

/// Cells that fill a rectangle of several rows and columns.
struct Block {
    std::size_t row, column, rows, columns;
};

std::optional<Block> block_of(std::span<const CellId> cells, std::span<const CellPlace> places) {
    if (cells.empty()) return std::nullopt;
    std::vector<CellId> sorted(cells.begin(), cells.end());
    std::ranges::sort(sorted);
    if (std::ranges::adjacent_find(sorted) != sorted.end()) return std::nullopt;
    CellPlace least = places[sorted[0].index()], greatest = least;
    for (const CellId cell : sorted) {
        const CellPlace& place = places[cell.index()];
        least = {std::min(least.row, place.row), std::min(least.column, place.column)};
        greatest = {std::max(greatest.row, place.row), std::max(greatest.column, place.column)};
    }
    const Block block{least.row, least.column, greatest.row - least.row + 1,
                      greatest.column - least.column + 1};
    if (block.rows < 2 || block.columns < 2 || block.rows * block.columns != sorted.size())
        return std::nullopt;
    return block;
}

std::string box_name(const Grid& grid, const Block& block) {
    const std::size_t width = grid.rows[0].size(), height = grid.rows.size();
    const bool tiles = width % block.columns == 0 && height % block.rows == 0 &&
                       block.row % block.rows == 0 && block.column % block.columns == 0 &&
                       block.rows < height;
    if (!tiles) {
        return "the box at R" + std::to_string(block.row + 1) + "C" + std::to_string(block.column + 1);
    }
    const std::size_t number =
        block.row / block.rows * (width / block.columns) + block.column / block.columns;
    return "box " + std::to_string(number + 1);
}

bool is_rectangular(const Grid& grid) {
    return !grid.rows.empty() && grid.kind != GridKind::Hexagon &&
           std::ranges::all_of(grid.rows, [&](const Slot& row) { return row.size() == grid.rows[0].size(); });
}

}  // namespace

std::vector<CellPlace> cell_places(const Grid& grid) {
    std::vector<CellPlace> places(grid.cell_count());
    for (std::size_t row = 0; row < grid.rows.size(); ++row) {
        for (std::size_t i = 0; i < grid.rows[row].size(); ++i) places[grid.rows[row][i].index()] = {row, i};
    }
    return places;
}

std::vector<RuleName> rule_names(const Puzzle& puzzle, const RuleList& rules) {
    const std::vector<CellPlace> places = cell_places(puzzle.grid);
    std::vector<RuleName> names;
    for (const auto& rule : rules) {
        constexpr std::string_view kMust = " must ";
        const std::string sentence = rule->describe(puzzle);
        const std::size_t must = sentence.find(kMust);
        RuleName name{sentence.substr(0, must),
                      must == std::string::npos ? "" : sentence.substr(must + kMust.size())};
        const bool is_nameless =
            name.subject.starts_with("the cells marked") || name.subject.starts_with("the marked cells");
        if (is_nameless && is_rectangular(puzzle.grid)) {
            if (const auto block = block_of(rule->cells(), places))
                name.subject = box_name(puzzle.grid, *block);
        }
        names.push_back(std::move(name));
    }
    return names;
}

}  // namespace sator
