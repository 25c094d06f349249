#include "sator/text/kind_parts/names_between.hpp"

#include <array>
#include <set>
#include <utility>

namespace sator::text {

namespace {

/// A side of a cell. An edge between two cells is named at the cell to its left or above it.
struct CellSide {
    int down, right;
    std::string_view word;
    bool names_both;
};
constexpr std::array<CellSide, 4> kCellSides = {
    {{-1, 0, "top", false}, {0, -1, "left", false}, {0, 1, "right", true}, {1, 0, "bottom", true}}};

void add_names_at(const PrintedGrid& grid, PrintedPlace at, bool are_links, std::vector<std::string>& names) {
    for (const auto& [down, right, word, names_both] : kCellSides) {
        const PrintedPlace next{at.row + down, at.column + right};
        const bool is_inner = grid.is_cell(next);
        if (is_inner && names_both)
            names.push_back(grid.name(at) + (are_links ? "-" : "/") + grid.name(next));
        if (!is_inner && !are_links) names.push_back(grid.name(at) + "/" + std::string(word));
    }
}

std::vector<std::string> corner_names(const PrintedGrid& grid) {
    std::set<std::pair<int, int>> corners;
    for (const PrintedPlace at : grid.cells()) {
        for (const int down : {0, 1}) {
            for (const int right : {0, 1}) corners.emplace(at.row + down, at.column + right);
        }
    }
    std::vector<std::string> names;
    for (const auto& [row, column] : corners)
        names.push_back("corner R" + std::to_string(row) + "C" + std::to_string(column));
    return names;
}

}  // namespace

std::vector<std::string> names_between(const PrintedGrid& grid, std::string_view sort) {
    if (sort == "corner") return corner_names(grid);
    std::vector<std::string> names;
    for (const PrintedPlace at : grid.cells()) add_names_at(grid, at, sort == "link", names);
    return names;
}

}  // namespace sator::text
