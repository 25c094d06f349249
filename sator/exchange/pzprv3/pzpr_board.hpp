#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/drawn_board.hpp"
#include "sator/exchange/pzprv3/pzpr_lines.hpp"
#include "sator/puzzle/grids/grid.hpp"

namespace sator::exchange {

/// The place of a line or a border of an answer.
struct PzprLine {
    PositionSort sort = PositionSort::Link;
    HalfCell at;
    bool is_drawn = false;
    bool is_double = false;  ///< two lines are drawn
};

/// A board with a person's answer.
struct PzprBoard {
    DrawnBoard board;
    std::vector<std::string> marks;  ///< by cell: the answer's mark, "." for none
    std::vector<PzprLine> lines;
    std::vector<int>
        walls;  ///< by edge, as `regions_between` takes them; empty if nothing says where walls are
};

/// A part of a board's text: it takes its lines and fills in what they say.
struct PzprPart {
    std::string_view words;
    void (*read)(PzprLines& lines, PzprBoard& board);
};

/// Returns the part that a codec names, e.g. "numbers and answer", or null. sator/kinds/README.md lists them.
const PzprPart* find_pzpr_part(std::string_view words);

/// Returns the number that a word is, kHidden for "-", and kOpen for everything else.
int pzpr_number(std::string_view word);

}  // namespace sator::exchange
