#include "sator/render/picture/draw_message_numbers.hpp"

#include <algorithm>
#include <map>

namespace sator::render {

namespace {

/// The font size of a number, and the distance of its right end and its middle from the cell's edges.
constexpr double kNumber = 10, kFromRight = 4, kFromBottom = 8;

bool is_every_cell(const Puzzle& puzzle) {
    return puzzle.message.size() == puzzle.grid.cell_count() && std::ranges::is_sorted(puzzle.message);
}

}  // namespace

void draw_message_numbers(Sketch& sketch) {
    const Slot& message = sketch.puzzle.message;
    if (message.empty()) return;
    if (is_every_cell(sketch.puzzle))
        return sketch.add_to_legend("All cells, row by row, spell the hidden message.");
    std::map<CellId, std::string> numbers;
    for (std::size_t i = 0; i < message.size(); ++i) {
        std::string& text = numbers[message[i]];
        text += (text.empty() ? "" : ",") + std::to_string(i + 1);
    }
    const Board& board = sketch.board;
    const double half = board.side / 2, low = board.shape == CellShape::Hexagon ? half * 0.62 : half;
    for (const auto& [cell, text] : numbers) {
        const Point at = board.centre(cell) + Point{half - kFromRight, low - kFromBottom};
        sketch.add(Look::Small, Label{at, text, kNumber, Anchor::End});
    }
    sketch.add_to_legend("The cells with small numbers below, in their order, spell the hidden message.");
}

}  // namespace sator::render
