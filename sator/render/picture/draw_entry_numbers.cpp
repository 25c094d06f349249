#include "sator/render/picture/draw_entry_numbers.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "sator/puzzle/crossword_entries.hpp"
#include "sator/puzzle/puzzle_kind.hpp"

namespace sator::render {

namespace {

/// The font size of a number, and its distance from the cell's left and upper edge.
constexpr double kNumberSize = 11, kFromLeft = 3.5, kFromTop = 8;

bool has_entries(const Puzzle& puzzle) {
    return !puzzle.clue_texts.empty() || (puzzle.kind && puzzle.kind->name == "crossword");
}

/// Returns whether a word goes on from one place to the next one: both are cells, and no bar is between them.
bool is_joined(const Board& board, LatticePlace from, LatticePlace to) {
    return board.find(from) && board.find(to) &&
           std::ranges::find(board.bars, std::pair(from, to)) == board.bars.end();
}

bool begins_entry(const Board& board, LatticePlace at, LatticePlace step) {
    const LatticePlace before{at.row - step.row, at.column - step.column},
        after{at.row + step.row, at.column + step.column};
    return !is_joined(board, before, at) && is_joined(board, at, after);
}

/// Returns the cells in which a word begins, in the order of their numbers. Without rules about words, each run is one.
std::vector<CellId> numbered_cells(const Sketch& sketch) {
    std::vector<CellId> cells;
    for (const CrosswordEntry& entry : crossword_entries(sketch.puzzle)) {
        if (cells.empty() || cells.back() != entry.cells.front()) cells.push_back(entry.cells.front());
    }
    if (!cells.empty()) return cells;
    for (const auto& [place, cell] : sketch.board.cell_at) {
        if (begins_entry(sketch.board, place, {0, 1}) || begins_entry(sketch.board, place, {1, 0}))
            cells.push_back(cell);
    }
    return cells;
}

}  // namespace

void draw_entry_numbers(Sketch& sketch) {
    const Board& board = sketch.board;
    if (!has_entries(sketch.puzzle) || !board.has_lattice || board.shape != CellShape::Square) return;
    int number = 0;
    for (const CellId cell : numbered_cells(sketch)) {
        const Point corner = board.centre(cell) - Point{board.side / 2, board.side / 2};
        sketch.add(Look::Small, Label{corner + Point{kFromLeft, kFromTop}, std::to_string(++number),
                                      kNumberSize, Anchor::Start});
    }
}

}  // namespace sator::render
