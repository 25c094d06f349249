#include "sator/exchange/iss/iss_grid.hpp"

#include <algorithm>
#include <cmath>

#include "sator/base/whole_number.hpp"
#include "sator/exchange/iss/iss_constraint.hpp"

namespace sator::exchange {

SquareCells IssGroup::cells() const {
    SquareCells all;
    for (std::size_t i = 0; i < count; ++i) all.push_back(cell(i));
    return all;
}

void IssGrid::add_group(std::string prefix, std::size_t count, std::size_t group_columns) {
    const int first_row = groups.empty()
                              ? static_cast<int>(rows) + 1
                              : groups.back().first_row + static_cast<int>(groups.back().printed_rows());
    groups.push_back({std::move(prefix), count, group_columns == 0 ? columns : group_columns, first_row});
}

const IssGroup* IssGrid::find_group(std::string_view prefix) const {
    const auto found = std::ranges::find(groups, prefix, &IssGroup::prefix);
    return found == groups.end() ? nullptr : &*found;
}

bool IssGrid::is_inside(SquareCell cell) const {
    return cell.row >= 1 && cell.column >= 1 && cell.row <= static_cast<int>(rows) &&
           cell.column <= static_cast<int>(columns);
}

std::optional<SquareCell> IssGrid::cell(std::string_view name) const {
    if (const auto inside = read_iss_cell(name)) return is_inside(*inside) ? inside : std::nullopt;
    for (const IssGroup& group : groups) {
        if (!name.starts_with(group.prefix)) continue;
        const std::string_view rest = name.substr(group.prefix.size());
        if (group.count == 1 && rest.empty()) return group.cell(0);
        const auto number = to_whole_number<std::size_t>(rest);
        if (group.count > 1 && number && *number >= 1 && *number <= group.count)
            return group.cell(*number - 1);
    }
    return std::nullopt;
}

std::optional<std::size_t> IssGrid::group_of(SquareCell cell) const {
    for (std::size_t i = groups.size(); i-- > 0;) {
        if (cell.row >= groups[i].first_row) return i;
    }
    return std::nullopt;
}

bool IssGrid::are_beside(SquareCell a, SquareCell b) const {
    return share_edge(a, b) && group_of(a) == group_of(b);
}

SquareCells IssGrid::cells() const {
    SquareCells all;
    for (std::size_t i = 0; i < rows * columns; ++i) all.push_back(at(i));
    return all;
}

SquareCells IssGrid::line_from(SquareCell start, int down, int right) const {
    SquareCells line;
    for (SquareCell cell{start.row + down, start.column + right}; is_inside(cell);
         cell.row += down, cell.column += right)
        line.push_back(cell);
    return line;
}

SquareCells IssGrid::row(int number) const {
    return line_from({number, 0}, 0, 1);
}

SquareCells IssGrid::column(int number) const {
    return line_from({0, number}, 1, 0);
}

std::vector<SquareCells> IssGrid::all_rows() const {
    std::vector<SquareCells> all;
    for (int i = 1; i <= static_cast<int>(rows); ++i) all.push_back(row(i));
    return all;
}

std::vector<SquareCells> IssGrid::all_columns() const {
    std::vector<SquareCells> all;
    for (int i = 1; i <= static_cast<int>(columns); ++i) all.push_back(column(i));
    return all;
}

std::optional<std::pair<int, int>> IssGrid::box() const {
    const std::size_t size = region_size();
    for (auto small = static_cast<std::size_t>(std::sqrt(static_cast<double>(size))); small >= 2; --small) {
        if (size % small != 0) continue;
        const std::size_t large = size / small;
        if (rows % small == 0 && columns % large == 0)
            return std::pair{static_cast<int>(small), static_cast<int>(large)};
        if (rows % large == 0 && columns % small == 0)
            return std::pair{static_cast<int>(large), static_cast<int>(small)};
    }
    return std::nullopt;
}

std::vector<SquareCells> IssGrid::boxes() const {
    std::vector<SquareCells> all;
    const auto size = box();
    if (!size) return all;
    const auto [height, width] = *size;
    for (int top = 1; top < static_cast<int>(rows); top += height) {
        for (int left = 1; left < static_cast<int>(columns); left += width) {
            SquareCells& cells = all.emplace_back();
            for (int i = 0; i < height * width; ++i) cells.push_back({top + i / width, left + i % width});
        }
    }
    return all;
}

std::vector<SquareCells> IssGrid::windows() const {
    std::vector<SquareCells> all;
    for (const SquareCell cell : cells()) {
        if (is_inside({cell.row + 1, cell.column + 1})) all.push_back(iss_window(cell));
    }
    return all;
}

std::vector<SquareCells> IssGrid::neighbours() const {
    std::vector<SquareCells> all;
    for (const SquareCell cell : cells()) {
        for (const SquareCell other :
             {SquareCell{cell.row, cell.column + 1}, SquareCell{cell.row + 1, cell.column}}) {
            if (is_inside(other)) all.push_back({cell, other});
        }
    }
    return all;
}

SquareCells iss_window(SquareCell upper_left) {
    const auto [row, column] = upper_left;
    return {upper_left, {row, column + 1}, {row + 1, column}, {row + 1, column + 1}};
}

}  // namespace sator::exchange
