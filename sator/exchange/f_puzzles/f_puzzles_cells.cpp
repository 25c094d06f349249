// Fields whose items are cells without an order: cages, regions, quadruples and marks on cells.

#include <algorithm>
#include <cstdlib>

#include "sator/base/whole_number.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_field.hpp"

namespace sator::exchange {

namespace {

bool read_cage(const FPuzzlesField& field, const FPuzzlesItem& item, SquareStatements& puzzle) {
    const auto cells = item.inside_cells(puzzle.size());
    const std::string value = item.text("value"), rule(field.rule);
    if (!cells || (!value.empty() && !item.number("value"))) return false;
    puzzle.rule(value.empty() ? rule : rule + " " + value, *cells);
    return true;
}

bool write_cage(const FPuzzlesField& field, const FPuzzlesRule& rule, FPuzzlesOutput& output) {
    if (rule.has_arguments() && !rule.number) return false;
    FPuzzlesJson item = {{"cells", names_json(rule.cells())}};
    if (rule.number) item["value"] = *rule.number;
    output.add(field.key, std::move(item));
    return true;
}

bool read_extra_region(const FPuzzlesField& field, const FPuzzlesItem& item, SquareStatements& puzzle) {
    const auto cells = item.inside_cells(puzzle.size());
    if (cells) puzzle.rule(std::string(field.rule), *cells);
    return cells.has_value();
}

bool write_extra_region(const FPuzzlesField& field, const FPuzzlesRule& rule, FPuzzlesOutput& output) {
    if (rule.name == field.rule && rule.has_arguments()) return false;
    output.add(field.key, {{"cells", names_json(rule.cells())}});
    return true;
}

/// Reads a mark on a cell, "cell", or on several, "cells".
bool read_marks(const std::string& rule, const FPuzzlesItem& item, SquareStatements& puzzle) {
    auto cells = item.inside_cells(puzzle.size());
    const auto cell = read_square_cell(item.text("cell"));
    if (!cells && cell && cell->is_inside(puzzle.size())) cells = SquareCells{*cell};
    if (!cells) return false;
    for (const SquareCell each : *cells) puzzle.rule(rule, name_of(each));
    return true;
}

bool read_marked_cells(const FPuzzlesField& field, const FPuzzlesItem& item, SquareStatements& puzzle) {
    return read_marks(std::string(field.rule), item, puzzle);
}

bool write_marked_cells(const FPuzzlesField& field, const FPuzzlesRule& rule, FPuzzlesOutput& output) {
    for (const SquareCell cell : rule.cells()) output.add(field.key, {{"cell", name_of(cell)}});
    return true;
}

bool write_indexer(const FPuzzlesField& field, const FPuzzlesRule& rule, FPuzzlesOutput& output) {
    output.add(field.key, {{"cells", names_json(rule.cells())}});
    return true;
}

bool read_box_indexer(const FPuzzlesField& field, const FPuzzlesItem& item, SquareStatements& puzzle) {
    const std::size_t size = puzzle.size(), height = usual_box_height(size);
    if (!puzzle.has_usual_regions() || height == 1) return false;
    return read_marks(
        std::string(field.rule) + " " + std::to_string(size / height) + "x" + std::to_string(height), item,
        puzzle);
}

bool write_box_indexer(const FPuzzlesField& field, const FPuzzlesRule& rule, FPuzzlesOutput& output) {
    return output.square.has_usual_boxes && write_indexer(field, rule, output);
}

bool all_touch(const SquareCells& cells) {
    return std::ranges::all_of(cells, [&](SquareCell a) {
        return std::ranges::all_of(cells, [&](SquareCell b) {
            return std::abs(a.row - b.row) <= 1 && std::abs(a.column - b.column) <= 1;
        });
    });
}

/// The cells of a quadruple touch. Other cells hold the numbers, too: they are a superset.
bool read_quadruple(const FPuzzlesField& field, const FPuzzlesItem& item, SquareStatements& puzzle) {
    const auto cells = item.inside_cells(puzzle.size());
    const auto values = item.json().find("values");
    if (!cells || !values || !values->is(JsonKind::Array)) return false;
    std::string rule(all_touch(*cells) ? field.rule : field.other_rule);
    for (const JsonValue& value : values->members()) {
        const auto number =
            value.is(JsonKind::String) ? to_whole_number<std::int64_t>(value.text()) : value.integer();
        if (!number || *number < 1 || *number > static_cast<int>(puzzle.size())) return false;
        rule += " " + std::to_string(*number);
    }
    if (values->members().empty()) return true;
    puzzle.rule(rule, *cells);
    return true;
}

bool write_quadruple(const FPuzzlesField& field, const FPuzzlesRule& rule, FPuzzlesOutput& output) {
    constexpr std::size_t kMostCells = 4;
    if (rule.cells().size() > kMostCells) return false;
    FPuzzlesJson values = FPuzzlesJson::array();
    for (const Argument& argument : rule.statement().arguments)
        values.push_back(to_whole_number<int>(argument.text).value_or(0));
    output.add(field.key, {{"cells", names_json(rule.cells())}, {"values", values}});
    return true;
}

}  // namespace

const FPuzzlesShape kCages = {read_cage, write_cage, {"cells", "value"}};
const FPuzzlesShape kExtraRegions = {read_extra_region, write_extra_region, {"cells"}};
const FPuzzlesShape kMarkedCells = {read_marked_cells, write_marked_cells, {"cell", "cells"}};
const FPuzzlesShape kIndexers = {read_marked_cells, write_indexer, {"cell", "cells"}};
const FPuzzlesShape kBoxIndexers = {read_box_indexer, write_box_indexer, {"cell", "cells"}};
const FPuzzlesShape kQuadruples = {read_quadruple, write_quadruple, {"cells", "values"}};

}  // namespace sator::exchange
