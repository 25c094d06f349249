// Reads the size of a grid, its values, and the cells beside it.

#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/iss/iss_chaos.hpp"
#include "sator/exchange/iss/iss_reader.hpp"

namespace sator::exchange {

namespace {

/// The most extra cells of a group.
constexpr std::size_t kMostExtraCells = 1024;

std::optional<std::pair<std::size_t, std::size_t>> two_numbers(std::string_view text, char between) {
    const std::size_t at = std::min(text.find(between), text.size());
    const auto first = to_whole_number<std::size_t>(text.substr(0, at));
    const auto second = to_whole_number<std::size_t>(text.substr(std::min(at + 1, text.size())));
    if (!first || !second) return std::nullopt;
    return std::pair{*first, *second};
}

/// Reads "9x9", "9x9~10", "9x9~0-8" and "9x9~~Raw".
IssResult read_shape(const IssConstraint& shape, IssGrid& grid) {
    const auto size = two_numbers(shape.text(0), 'x');
    if (!size || size->first < 1 || size->second < 1 || size->first > kLargestIss ||
        size->second > kLargestIss)
        return shape.fault_at(0, "the size of a grid is written 9x9, and at most 16x16");
    std::tie(grid.rows, grid.columns) = *size;
    grid.first = 1;
    grid.last = static_cast<int>(std::max(grid.rows, grid.columns));
    const std::string_view values = shape.text(1);
    if (const auto range = two_numbers(values, '-')) {
        if (range->first > range->second || range->second - range->first >= kLargestIss || range->second > 99)
            return shape.fault_at(1, "a cell has at most 16 values, e.g. 0-8");
        grid.first = static_cast<int>(range->first);
        grid.last = static_cast<int>(range->second);
    } else if (!values.empty()) {
        const auto last = to_whole_number<std::size_t>(values);
        if (!last || *last < 1 || *last > kLargestIss)
            return shape.fault_at(1, "the values of cells are written 10 or 0-9, and are at most 16");
        grid.last = static_cast<int>(*last);
    }
    if (!shape.text(2).empty() && shape.text(2) != "Raw")
        return shape.fault_at(2, "a grid is a sudoku, or 'Raw' without rules for rows and columns");
    grid.is_raw = shape.text(2) == "Raw";
    return {};
}

IssResult read_extra_cells(const IssConstraint& constraint, IssGrid& grid) {
    const std::string_view prefix = constraint.text(0);
    const auto is_capital = [](char c) { return c >= 'A' && c <= 'Z'; };
    if (prefix.empty() || !std::ranges::all_of(prefix, is_capital))
        return constraint.fault_at(0, "the name of extra cells is written in capital letters");
    const auto count = constraint.text(2).empty() ? std::optional<std::size_t>(1)
                                                  : to_whole_number<std::size_t>(constraint.text(2));
    if (!count || *count < 1 || *count > kMostExtraCells)
        return constraint.fault_at(
            2, "the number of extra cells is from 1 to " + std::to_string(kMostExtraCells));
    const std::string name = "V" + std::string(prefix);
    if (grid.find_group(name) != nullptr) return constraint.fault_at(0, "these extra cells are stated twice");
    grid.add_group(name, *count);
    return {};
}

/// Adds the extra cells that a constraint needs without naming them.
IssResult read_hidden_cells(const IssConstraint& constraint, bool has_boxes, IssGrid& grid) {
    if (constraint.type.text == "ChaosConstruction" && grid.find_group(kIssChaos) == nullptr)
        grid.add_group(std::string(kIssChaos), grid.rows * grid.columns);
    if (constraint.type.text != "Doppelganger" || grid.find_group(kIssMissingOfRows) != nullptr) return {};
    grid.add_group(std::string(kIssMissingOfColumns), grid.columns);
    grid.add_group(std::string(kIssMissingOfRows), grid.rows);
    const auto box = grid.box();
    if (has_boxes && box) {
        const std::size_t boxes_beside = grid.columns / static_cast<std::size_t>(box->second);
        grid.add_group(std::string(kIssMissingOfBoxes), grid.boxes().size(), boxes_beside);
    }
    return {};
}

}  // namespace

std::expected<IssGrid, IssFault> read_iss_grid(const std::vector<IssConstraint>& constraints) {
    IssGrid grid;
    const auto of_type = [&](std::string_view type) {
        return [type](const IssConstraint& constraint) { return constraint.type.text == type; };
    };
    const auto shape = std::ranges::find_if(constraints, of_type("Shape"));
    if (shape != constraints.end()) {
        const auto second = std::find_if(shape + 1, constraints.end(), of_type("Shape"));
        if (second != constraints.end())
            return second->fault_at(0, "a text holds one puzzle, and this is a second shape",
                                    "give each puzzle a file, or write links to the solver, one a line");
        if (auto done = read_shape(*shape, grid); !done) return failure(done);
    }
    const auto size = std::ranges::find_if(constraints, of_type("RegionSize"));
    if (size != constraints.end()) {
        const auto number = size->number(0);
        if (!number || *number < 1 || *number > static_cast<int>(grid.rows * grid.columns))
            return size->fault_at(0, "the size of a region is a number of cells");
        grid.stated_box_size = static_cast<std::size_t>(*number);
    }
    const bool has_boxes = std::ranges::none_of(constraints, of_type("NoBoxes"));
    for (const IssConstraint& constraint : constraints) {
        auto done = constraint.type.text == "Var" ? read_extra_cells(constraint, grid)
                                                  : read_hidden_cells(constraint, has_boxes, grid);
        if (!done) return failure(done);
    }
    return grid;
}

}  // namespace sator::exchange
