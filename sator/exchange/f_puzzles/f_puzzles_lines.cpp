// Fields whose items are lines, and arrows.

#include <algorithm>

#include "sator/base/whole_number.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_field.hpp"

namespace sator::exchange {

namespace {

bool read_lines_as(const std::string& rule, const FPuzzlesItem& item, SquareStatements& puzzle) {
    const auto lines = item.lines();
    const auto is_inside = [&](const SquareCells& line) { return are_inside(line, puzzle.size()); };
    if (!lines || lines->empty() || !std::ranges::all_of(*lines, is_inside)) return false;
    for (const SquareCells& line : *lines) puzzle.rule(rule, line);
    return true;
}

bool read_lines(const FPuzzlesField& field, const FPuzzlesItem& item, SquareStatements& puzzle) {
    return read_lines_as(std::string(field.rule), item, puzzle);
}

bool write_lines(const FPuzzlesField& field, const FPuzzlesRule& rule, FPuzzlesOutput& output) {
    if (!rule.square->breaks.empty()) return false;
    FPuzzlesJson item = {{"lines", FPuzzlesJson::array({names_json(rule.cells())})}};
    if (field.usual != nullptr ? !rule.number : rule.has_arguments()) return false;
    if (field.usual != nullptr) item["value"] = *rule.number;
    output.add(field.key, std::move(item));
    return true;
}

bool read_numbered_lines(const FPuzzlesField& field, const FPuzzlesItem& item, SquareStatements& puzzle) {
    const auto number = item.number_or(field.usual(puzzle.size()));
    return number && read_lines_as(std::string(field.rule) + " " + std::to_string(*number), item, puzzle);
}

/// Three equal parts of the numbers exist only if the size is a multiple of three.
bool read_thirds_lines(const FPuzzlesField& field, const FPuzzlesItem& item, SquareStatements& puzzle) {
    return puzzle.size() % 3 == 0 && read_lines(field, item, puzzle);
}

/// The parts of a line are those in the same region.
bool read_region_lines(const FPuzzlesField& field, const FPuzzlesItem& item, SquareStatements& puzzle) {
    return !puzzle.region_cells().empty() && read_lines(field, item, puzzle);
}

/// A circle of one cell is a number, and one of several cells is read as a decimal number.
bool read_arrow(const FPuzzlesField& field, const FPuzzlesItem& item, SquareStatements& puzzle) {
    auto circle = item.inside_cells(puzzle.size());
    const auto lines = item.lines();
    const auto is_shaft = [&](const SquareCells& line) {
        return are_inside(line, puzzle.size()) && line.size() > 1;
    };
    if (!circle || !lines || !std::ranges::all_of(*lines, is_shaft)) return false;
    std::ranges::sort(*circle);
    for (SquareCells line : *lines) {
        line.erase(line.begin());
        puzzle.rule(std::string(circle->size() == 1 ? field.rule : field.other_rule),
                    names_of(*circle) + ": " + names_of(line));
    }
    return true;
}

/// Returns where the circle and each of the lines end. A rule without breaks states the cells of its pill.
std::vector<std::uint32_t> breaks_of(const FPuzzlesRule& rule, bool is_pill) {
    if (!rule.square->breaks.empty()) return rule.square->breaks;
    return {is_pill ? to_whole_number<std::uint32_t>(rule.number.value_or("2")).value_or(0) : 1U};
}

bool write_arrow(const FPuzzlesField& field, const FPuzzlesRule& rule, FPuzzlesOutput& output) {
    const bool is_pill = rule.name == field.other_rule;
    const SquareCells& cells = rule.cells();
    const std::vector<std::uint32_t> breaks = breaks_of(rule, is_pill);
    const auto part = [&](std::size_t begin, std::size_t end) {
        return SquareCells(cells.begin() + static_cast<std::ptrdiff_t>(begin),
                           cells.begin() + static_cast<std::ptrdiff_t>(end));
    };
    if (breaks.front() == 0 || breaks.front() >= cells.size()) return false;
    const SquareCells circle = part(0, breaks.front());
    if (is_pill ? !std::ranges::is_sorted(circle) : circle.size() != 1) return false;
    FPuzzlesJson lines = FPuzzlesJson::array();
    for (std::size_t i = 0; i < breaks.size(); ++i) {
        SquareCells line = part(breaks[i], i + 1 < breaks.size() ? breaks[i + 1] : cells.size());
        line.insert(line.begin(), circle.back());
        lines.push_back(names_json(line));
    }
    output.add(field.key, {{"lines", lines}, {"cells", names_json(circle)}});
    return true;
}

}  // namespace

const FPuzzlesShape kLines = {read_lines, write_lines, {"lines"}};
const FPuzzlesShape kNumberedLines = {read_numbered_lines, write_lines, {"lines", "value"}};
const FPuzzlesShape kThirdsLines = {read_thirds_lines, write_lines, {"lines"}};
const FPuzzlesShape kRegionLines = {read_region_lines, write_lines, {"lines"}};
const FPuzzlesShape kArrows = {read_arrow, write_arrow, {"lines", "cells"}};

}  // namespace sator::exchange
