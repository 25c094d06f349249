#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/board_kind.hpp"

namespace sator::exchange {

/// The boards that need code. The others are made of the kind's text: `find_board`.

/// A sudoku with `count` columns a box, or with `regions` if it is 0; perhaps with diagonals and with cages.
extern const BoardKind kSoloBoard;
extern const BoardKind kCurveDataBoard;  ///< `cells` and `shapes`
extern const BoardKind kIcebarnBoard;    ///< `cells`: 1 is ice; `edges` and `shapes`: see course_doors.hpp
/// `cells`, `edges` and `corners`: 1 to 3 for a black, grey or white dot.
extern const BoardKind kKurarinBoard;
/// `cells`: the number of a cell, kHidden, or kIceOfIcelom; `shapes` as for an icebarn.
extern const BoardKind kIcelomBoard;
extern const BoardKind kIcelom2Board;
constexpr int kIceOfIcelom = 1000;
/// `cells` are 1 for black cells; `region_values` are lengths, a digit each, 0 for one that is not known.
extern const BoardKind kRailpoolBoard;
/// `cells`: the number of a circle, kHidden for one without, kFirstPiece and more for pieces of loops: ┼ │ ─ └ ┘ ┐ ┌.
extern const BoardKind kLoopSpecialBoard;
constexpr int kFirstPiece = 1000, kPieces = 7;
extern const BoardKind kDoppelblockBoard;  ///< `sides`: top and left
extern const BoardKind kMagnetsBoard;      ///< top and left count +, bottom and right count -
extern const BoardKind kTentsBoard;        ///< `cells`: 1 is a tree; top and left
extern const BoardKind kDominosaBoard;     ///< `cells`
/// `cells`: kOpen is white, kHidden black; `region_values`: see KakuroSums.
extern const BoardKind kKakuroBoard;

/// The sums of a kakuro: `region_values` has for each cell the sum down, and then for each cell the sum across; then for each
/// column and each row the sum of the run that begins at the edge of the board. 0 is none.
struct KakuroSums {
    static std::size_t down(std::size_t cell) { return cell; }
    static std::size_t across(const DrawnBoard& board, std::size_t cell) { return board.cell_count() + cell; }
    static std::size_t top(const DrawnBoard& board, std::size_t column) {
        return 2 * board.cell_count() + column;
    }
    static std::size_t left(const DrawnBoard& board, std::size_t row) {
        return 2 * board.cell_count() + board.columns + row;
    }
    static std::size_t size(const DrawnBoard& board) {
        return 2 * board.cell_count() + board.columns + board.rows;
    }
};

}  // namespace sator::exchange
