// Words for the expressions of hidato and str8ts, as players say them.
#include "sator/rules/expression/number_line_words.hpp"

#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"

namespace sator::rules {

namespace {

/// Returns whether a cell touches all others, perhaps at a corner.
bool touches_all(CellId cell, const Slot& others, const Grid& grid) {
    const auto is_drawn = [&](CellId other) { return grid.is_drawn(other); };
    if (has_shifted_rows(grid) || !is_drawn(cell) || !std::ranges::all_of(others, is_drawn)) return false;
    const auto places = cell_coordinates(grid);
    const auto is_near = [](std::uint32_t a, std::uint32_t b) {
        return std::max(a, b) - std::min(a, b) <= 1;
    };
    const CellCoordinates& own = places[cell.index()];
    return std::ranges::all_of(others, [&](CellId other) {
        const CellCoordinates& place = places[other.index()];
        return other != cell && is_near(own.row, place.row) && is_near(own.column, place.column);
    });
}

}  // namespace

std::optional<RuleWords> words_of_path_step(const std::string& text, std::span<const Sequence> groups,
                                            const std::string& label, const RuleNaming& naming) {
    if (groups.size() != 2 || groups[0].cells.size() != 1) return std::nullopt;
    const std::string &own = groups[0].label, &others = groups[1].label;
    const std::string before = own + " = ";
    const std::size_t end = text.find(" or ");
    if (end == std::string::npos || !text.starts_with(before)) return std::nullopt;
    const std::string number = text.substr(before.size(), end - before.size()), rest = text.substr(end + 4);
    const std::string among = (groups[1].cells.size() == 1 ? " = " : " in ") + others;
    const bool is_next = rest == own + " + 1" + among;
    if (!is_next && rest != own + " - 1" + among) return std::nullopt;
    if (number.empty() || !std::ranges::all_of(number, is_digit)) return std::nullopt;
    const CellId cell = groups[0].cells[0];
    if (!touches_all(cell, groups[1].cells, naming.puzzle.grid)) return std::nullopt;
    return RuleWords{
        label.empty() ? "the neighbours of " + naming.groups.cell(cell) : label,
        std::string("hold the number ") + (is_next ? "after" : "before") + " it, unless it is " + number};
}

std::optional<std::string> demand_of_consecutive_numbers(const std::string& text, const Sequence& group) {
    const std::string& own = group.label;
    if (group.cells.size() < 2 || text != "distinct(" + own + ") and max(" + own + ") - min(" + own +
                                              ") = " + std::to_string(group.cells.size() - 1))
        return std::nullopt;
    return "hold consecutive numbers in any order";
}

}  // namespace sator::rules
