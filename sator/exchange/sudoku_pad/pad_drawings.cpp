// Lines pass through cells; shapes and texts are at the centre of a cell, or else they are left out.

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "sator/base/printable_text.hpp"
#include "sator/exchange/square/palette.hpp"
#include "sator/exchange/sudoku_pad/pad_value.hpp"
#include "sator/puzzle/symbol_text.hpp"

namespace sator::exchange {

namespace {

std::string look(std::string_view keyword, const std::string& colour) {
    const std::string word = nearest_colour(colour);
    return std::string(keyword) + (word.empty() ? "" : " " + word);
}

int sign(int number) {
    return number > 0 ? 1 : number < 0 ? -1 : 0;
}

/// Returns the cells of a line through points, with those between two points in a row, column or diagonal.
SquareCells line_cells(const PadValue& line) {
    SquareCells cells;
    for (const PadValue& point : line.list("wayPoints")) {
        const auto cell = point.cell();
        if (!cell) return {};
        if (cells.empty()) cells.push_back(*cell);
        const int down = cell->row - cells.back().row, right = cell->column - cells.back().column;
        const bool is_straight = down == 0 || right == 0 || std::abs(down) == std::abs(right);
        while (is_straight && cells.back() != *cell)
            cells.push_back({cells.back().row + sign(down), cells.back().column + sign(right)});
        if (cells.back() != *cell) cells.push_back(*cell);
    }
    return cells;
}

bool draw_line(const PadValue& line, SquareStatements& puzzle) {
    SquareCells cells = line_cells(line);
    std::erase_if(cells, [&](SquareCell cell) { return !cell.is_inside(puzzle.size()); });
    if (cells.size() < 2) return false;
    puzzle.statement(look("line", line.text("color")) + " at " + names_of(cells));
    return true;
}

bool is_at_centre(const PadValue& point) {
    constexpr double kNear = 0.1;
    return std::ranges::all_of(point.members(), [](const PadValue& coordinate) {
        const double number = coordinate.number().value_or(0);
        return std::abs(number - std::floor(number) - 0.5) < kNear;
    });
}

bool draw_shape(const PadValue& shape, SquareStatements& puzzle) {
    const auto centre = shape.field("center");
    const auto cell = centre && is_at_centre(*centre) ? centre->cell() : std::nullopt;
    if (!cell || !cell->is_inside(puzzle.size())) return false;
    const std::string text = printable_text(shape.text("text")),
                      fill = nearest_colour(shape.text("backgroundColor"));
    const std::string border = shape.text("borderColor");
    if (shape.is("rounded", true) && (!fill.empty() || !border.empty()))
        puzzle.statement(look("circle", fill.empty() ? border : shape.text("backgroundColor")) + " at " +
                         name_of(*cell));
    else if (!fill.empty())
        puzzle.statement("shade " + fill + " at " + name_of(*cell));
    if (!text.empty())
        puzzle.statement(look("text", shape.text("color")) + " " + puzzle::in_quotes(text) + " at " +
                         name_of(*cell));
    return true;
}

}  // namespace

void read_pad_drawings(const PadValue& root, SquareStatements& puzzle) {
    std::size_t left_out = 0;
    for (const std::string_view name : {"lines", "arrows"}) {
        for (const PadValue& line : root.list(name)) left_out += draw_line(line, puzzle) ? 0 : 1;
    }
    for (const std::string_view name : {"underlays", "overlays"}) {
        for (const PadValue& shape : root.list(name)) left_out += draw_shape(shape, puzzle) ? 0 : 1;
    }
    if (left_out > 0)
        puzzle.remark("not drawn: " + std::to_string(left_out) +
                      " lines or shapes that are not at the centres of cells");
}

}  // namespace sator::exchange
