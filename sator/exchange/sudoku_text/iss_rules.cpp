#include "sator/exchange/sudoku_text/iss_rules.hpp"

#include <algorithm>
#include <iterator>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/sudoku_text/iss_special.hpp"

namespace sator::exchange {

namespace {

std::string with_number(std::string_view rule, int number) {
    return std::string(rule) + " " + std::to_string(number);
}

IssResult add_line(std::string rule, const IssConstraint& constraint, std::size_t first,
                   SquareStatements& puzzle) {
    const auto cells = constraint.cells(first, puzzle.size());
    if (!cells) return failure(cells);
    puzzle.rule(rule, *cells);
    return {};
}

/// The parts of the line in different regions have the same sum. A line in a single region says nothing.
IssResult add_region_sum_line(const IssType& type, const IssConstraint& constraint,
                              SquareStatements& puzzle) {
    const auto cells = constraint.cells(0, puzzle.size());
    if (!cells) return failure(cells);
    std::set<std::optional<int>> regions;
    for (const SquareCell cell : *cells) regions.insert(puzzle.regions()[cell.index(puzzle.size())]);
    if (regions.contains(std::nullopt)) {
        puzzle.leave_out_restriction("a 'RegionSumLine' in a grid without regions is not understood");
    } else if (regions.size() == 1) {
        puzzle.remark("a 'RegionSumLine' in a single region says nothing, and is left out");
    } else {
        puzzle.rule(std::string(type.rule), *cells);
    }
    return {};
}

IssResult add_numbered_line(const IssType& type, const IssConstraint& constraint, SquareStatements& puzzle) {
    const bool has_number = constraint.arguments.empty() || !read_iss_cell(constraint.arguments.front().text);
    if (!has_number && type.usual != 0)
        return add_line(with_number(type.rule, type.usual), constraint, 0, puzzle);
    const auto number = constraint.number(0);
    if (!number) return failure(number);
    if (constraint.arguments.back().text == "LOOP")
        return constraint.fault_at(constraint.arguments.size() - 1, "loops are not understood");
    return add_line(with_number(type.rule, *number), constraint, 1, puzzle);
}

SquareCells sorted_cells(SquareCells cells) {
    std::ranges::sort(cells);
    return cells;
}

/// A cell that is named twice counts twice in the sum, and does not differ from itself.
IssResult add_cage(const IssType& type, const IssConstraint& constraint, SquareStatements& puzzle) {
    const bool has_sum = !constraint.arguments.empty() && !constraint.arguments.front().text.empty();
    const auto sum = has_sum ? constraint.number(0) : 0;
    if (!sum) return failure(sum);
    const auto cells = constraint.cells(1, puzzle.size());
    if (!cells) return failure(cells);
    SquareCells different;
    std::ranges::unique_copy(sorted_cells(*cells), std::back_inserter(different));
    const bool has_repeats = different.size() < cells->size();
    if (has_repeats && *sum != 0) puzzle.rule(with_number("sum", *sum), *cells);
    const bool is_sum = !has_repeats && *sum != 0;
    puzzle.rule(is_sum ? with_number(type.rule, *sum) : std::string(type.rule),
                has_repeats ? different : *cells);
    return {};
}

/// `pill` is the number of cells before the arrow.
IssResult add_arrow(const IssType& type, const IssConstraint& constraint, std::size_t first, std::size_t pill,
                    SquareStatements& puzzle) {
    const auto cells = constraint.cells(first, puzzle.size());
    if (!cells) return failure(cells);
    if (cells->size() <= pill)
        return constraint.fault_at(first, "'" + constraint.type.text + "' has no cells along the arrow");
    SquareCells head(cells->begin(), cells->begin() + static_cast<std::ptrdiff_t>(pill));
    std::ranges::sort(head);  // a pill is read in reading order
    const SquareCells shaft(cells->begin() + static_cast<std::ptrdiff_t>(pill), cells->end());
    puzzle.rule(std::string(type.rule), names_of(head) + ": " + names_of(shaft));
    return {};
}

IssResult add_pill_arrow(const IssType& type, const IssConstraint& constraint, SquareStatements& puzzle) {
    const auto pill = constraint.number(0);
    if (!pill || (*pill != 2 && *pill != 3)) return constraint.fault_at(0, "a pill has 2 or 3 cells");
    return add_arrow(type, constraint, 1, static_cast<std::size_t>(*pill), puzzle);
}

IssResult add_pairs(const IssType& type, const IssConstraint& constraint, SquareStatements& puzzle) {
    const auto cells = constraint.cells(0, puzzle.size());
    if (!cells) return failure(cells);
    const auto pairs = iss_pairs(*cells);
    if (pairs.empty())
        return constraint.fault_at(0, "'" + constraint.type.text + "' needs cells that share an edge");
    for (const SquareCells& pair : pairs) puzzle.rule(std::string(type.rule), pair);
    return {};
}

/// Reads "R3" or "C3".
std::expected<SquareCells, IssFault> line_of(const IssConstraint& constraint, std::size_t index,
                                             std::size_t size) {
    const std::string_view name =
        index < constraint.arguments.size() ? constraint.arguments[index].text : std::string_view();
    const auto number = name.empty() ? std::nullopt : to_whole_number<int>(name.substr(1));
    if (!number || (name[0] != 'R' && name[0] != 'C') || *number < 1 || *number > static_cast<int>(size))
        return constraint.fault_at(index, "'" + std::string(name) + "' is no row or column of this grid",
                                   "a row is written R3, a column C3");
    return name[0] == 'R' ? cells_from({*number, 0}, 0, 1, size) : cells_from({0, *number}, 1, 0, size);
}

IssResult add_both_ends(const IssType& type, const IssConstraint& constraint, SquareStatements& puzzle) {
    auto line = line_of(constraint, 0, puzzle.size());
    if (!line) return failure(line);
    for (std::size_t i = 1; i <= 2; ++i, std::ranges::reverse(*line)) {
        if (i >= constraint.arguments.size() || constraint.arguments[i].text.empty()) continue;
        const auto number = constraint.number(i);
        if (!number) return failure(number);
        puzzle.rule(with_number(type.rule, *number), *line);
    }
    return {};
}

IssResult add_one_end(const IssType& type, const IssConstraint& constraint, SquareStatements& puzzle) {
    const auto number = constraint.number(0);
    if (!number) return failure(number);
    const auto line = line_of(constraint, 1, puzzle.size());
    if (!line) return failure(line);
    puzzle.rule(with_number(type.rule, *number), *line);
    return {};
}

IssResult add_diagonal(const IssType& type, const IssConstraint& constraint, SquareStatements& puzzle) {
    const auto number = constraint.number(0);
    if (!number) return failure(number);
    const auto start = constraint.cells(1, puzzle.size());
    if (!start) return failure(start);
    const SquareCells cells = iss_little_killer(start->front(), puzzle.size());
    if (cells.empty()) return constraint.fault_at(1, "no diagonal begins at " + constraint.arguments[1].text);
    puzzle.rule(with_number(type.rule, *number), cells);
    return {};
}

IssResult add_quad(const IssType& type, const IssConstraint& constraint, SquareStatements& puzzle) {
    const std::size_t size = puzzle.size();
    const auto at =
        constraint.arguments.empty() ? std::nullopt : read_iss_cell(constraint.arguments.front().text);
    if (!at || !at->is_inside(size) || !SquareCell{at->row + 1, at->column + 1}.is_inside(size))
        return constraint.fault_at(0, "'Quad' needs the upper left one of four cells");
    std::string rule(type.rule);
    for (std::size_t i = 1; i < constraint.arguments.size(); ++i) {
        const auto value = constraint.number(i);
        if (!value) return failure(value);
        rule += " " + std::to_string(*value);
    }
    if (constraint.arguments.size() < 2) return constraint.fault_at(0, "'Quad' needs values");
    puzzle.rule(
        rule, SquareCells{
                  *at, {at->row, at->column + 1}, {at->row + 1, at->column}, {at->row + 1, at->column + 1}});
    return {};
}

IssResult add_everywhere(const IssType& type, SquareStatements& puzzle) {
    if (type.places.empty()) {
        puzzle.statement(std::string(type.rule));
    } else {
        puzzle.rule(std::string(type.rule), std::string(type.places));
    }
    return {};
}

}  // namespace

SquareCells iss_little_killer(SquareCell start, std::size_t size) {
    const int last = static_cast<int>(size);
    int down = 0, right = 0;
    if (start.column == 1 && start.row < last) {
        down = right = 1;
    } else if (start.column == last && start.row > 1 && start.row < last) {
        down = right = -1;
    } else if (start.row == 1) {
        down = 1;
        right = -1;
    } else if (start.row == last && start.column > 1 && start.column < last) {
        down = -1;
        right = 1;
    }
    if (down == 0) return {};
    SquareCells cells = cells_from({start.row - down, start.column - right}, down, right, size);
    return cells.size() > 1 ? cells : SquareCells();
}

IssResult read_iss_rule(const IssType& type, const IssConstraint& constraint, SquareStatements& puzzle) {
    switch (type.shape) {
        case IssShape::Line:
            return type.rule == "region_sum_line" ? add_region_sum_line(type, constraint, puzzle)
                                                  : add_line(std::string(type.rule), constraint, 0, puzzle);
        case IssShape::NumberedLine:
            return add_numbered_line(type, constraint, puzzle);
        case IssShape::Cage:
            return add_cage(type, constraint, puzzle);
        case IssShape::Arrow:
            return add_arrow(type, constraint, 0, 1, puzzle);
        case IssShape::PillArrow:
            return add_pill_arrow(type, constraint, puzzle);
        case IssShape::Pairs:
            return add_pairs(type, constraint, puzzle);
        case IssShape::BothEnds:
            return add_both_ends(type, constraint, puzzle);
        case IssShape::OneEnd:
            return add_one_end(type, constraint, puzzle);
        case IssShape::Diagonal:
            return add_diagonal(type, constraint, puzzle);
        case IssShape::Quad:
            return add_quad(type, constraint, puzzle);
        case IssShape::Everywhere:
            return add_everywhere(type, puzzle);
    }
    return {};
}

}  // namespace sator::exchange
