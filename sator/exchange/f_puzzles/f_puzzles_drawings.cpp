// What is only drawn: cosmetic lines, rectangles, circles, texts and cages. Drawings that no cell has are left out with a remark.

#include <algorithm>
#include <array>

#include "sator/base/printable_text.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_item.hpp"
#include "sator/exchange/square/palette.hpp"
#include "sator/puzzle/symbol_text.hpp"

namespace sator::exchange {

namespace {

std::string with_colour(std::string_view keyword, const FPuzzlesItem& item, std::string_view field) {
    const std::string colour = nearest_colour(item.text(field));
    return std::string(keyword) + (colour.empty() ? "" : " " + colour);
}

/// Returns the cells inside the grid.
SquareCells drawn_cells(SquareCells cells, const SquareStatements& puzzle) {
    std::erase_if(cells, [&](SquareCell cell) { return !cell.is_inside(puzzle.size()); });
    return cells;
}

/// Adds `WHAT at CELLS`.
bool draw(const std::string& what, const SquareCells& cells, SquareStatements& puzzle) {
    const SquareCells inside = drawn_cells(cells, puzzle);
    if (!inside.empty()) puzzle.statement(what + " at " + names_of(inside));
    return !inside.empty();
}

bool draw_lines(const FPuzzlesItem& item, SquareStatements& puzzle) {
    bool is_drawn = false;
    for (const SquareCells& line : item.lines().value_or(std::vector<SquareCells>()))
        is_drawn |= draw(with_colour("line", item, "outlineC"), line, puzzle);
    return is_drawn;
}

/// Draws the text of a shape in its first cell.
void draw_text(const FPuzzlesItem& item, const SquareCells& cells, SquareStatements& puzzle) {
    const std::string text = item.text("value");
    if (text.empty() || cells.empty()) return;
    draw(with_colour("text", item, "fontC") + " " + puzzle::in_quotes(printable_text(text)), {cells.front()},
         puzzle);
}

/// Draws something in each cell.
bool draw_in_cells(const FPuzzlesItem& item, SquareStatements& puzzle, std::string_view keyword) {
    const SquareCells cells = drawn_cells(item.cells("cells").value_or(SquareCells{}), puzzle);
    const bool is_filled = !nearest_colour(item.text("baseC")).empty();
    for (const SquareCell cell : cells)
        draw(with_colour(keyword, item, is_filled ? "baseC" : "outlineC"), {cell}, puzzle);
    draw_text(item, cells, puzzle);
    return !cells.empty();
}
bool draw_rectangle(const FPuzzlesItem& item, SquareStatements& puzzle) {
    return draw_in_cells(item, puzzle, "shade");
}
bool draw_circle(const FPuzzlesItem& item, SquareStatements& puzzle) {
    return draw_in_cells(item, puzzle, "circle");
}

bool draw_words(const FPuzzlesItem& item, SquareStatements& puzzle) {
    const SquareCells cells = drawn_cells(item.cells("cells").value_or(SquareCells{}), puzzle);
    draw_text(item, cells, puzzle);
    return !cells.empty();
}

bool draw_cage(const FPuzzlesItem& item, SquareStatements& puzzle) {
    const SquareCells cells = drawn_cells(item.cells("cells").value_or(SquareCells{}), puzzle);
    draw(with_colour("border", item, "outlineC"), cells, puzzle);
    draw_text(item, cells, puzzle);
    return !cells.empty();
}

constexpr std::array kDrawings = {
    FPuzzlesDrawing{"line", draw_lines},    FPuzzlesDrawing{"rectangle", draw_rectangle},
    FPuzzlesDrawing{"circle", draw_circle}, FPuzzlesDrawing{"text", draw_words},
    FPuzzlesDrawing{"cage", draw_cage},
};

}  // namespace

std::span<const FPuzzlesDrawing> f_puzzles_drawings() {
    return kDrawings;
}

const FPuzzlesDrawing* find_f_puzzles_drawing(std::string_view key) {
    const auto found = std::ranges::find(kDrawings, key, &FPuzzlesDrawing::key);
    return found == kDrawings.end() ? nullptr : &*found;
}

}  // namespace sator::exchange
