#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/board/board.hpp"
#include "sator/render/text/value_words.hpp"

namespace sator::render {

/// A mark of the drawing that a puzzle's kind prints, e.g. a black cell with its sums.
struct PictureMark {
    std::size_t row = 0, column = 0;  ///< as printed, from 0
    std::string text;
    std::optional<CellId> cell;  ///< nullopt if the place is no cell
};

/// A puzzle and the board of its picture.
struct PicturedPuzzle {
    const Puzzle& puzzle;
    const Board& board;
    std::size_t initial = 0;  ///< index of the initial drawing whose givens are shown
    std::vector<PictureMark> marks = {};
    std::vector<PictureMark> corner_marks =
        {};  ///< each at the upper left corner of the cell of its row and column
    ValueWords words = {};
};

/// Adds what a program needs to play on a picture and to edit it: `shape` and `side` of the cells, `cells` with their places,
/// values and neighbours, `rules` with their cells and their places in the text, and `outside`, the places in the margin where
/// a clue of a line may stand; with marks, `marks` and `corners`; `looks`, how the kind draws values and what it calls them; and `clicks`, the
/// values that clicks enter. The result is incomplete if `watch` ends the work.
void add_board(nlohmann::ordered_json& line, const PicturedPuzzle& pictured, LimitWatch& watch);

}  // namespace sator::render
