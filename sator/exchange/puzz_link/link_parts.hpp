#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/drawn_board.hpp"
#include "sator/exchange/puzz_link/link_body.hpp"

namespace sator::exchange {

/// A part of the body of a link: which field of the board it has, and in which code.
struct LinkPart {
    void (*read)(LinkBody& body, DrawnBoard& board);
    std::string (*write)(const DrawnBoard& board);
    bool may_be_absent = false;  ///< it is left out if the board has nothing of it, and nothing follows
};

extern const LinkPart kCells10, kCells16, kCells4, kCells1;  ///< the numbers of the cells
extern const LinkPart kLaterCells16;  ///< the same at the end of a link; left out if there are none
extern const LinkPart kWalls;         ///< the regions, by the walls between them (Border)
extern const LinkPart kRoomNumbers;   ///< a number for each region, by its first cell (RoomNumber16)
extern const LinkPart kDots;          ///< the dots between cells (Circle)
extern const LinkPart kDifferences;   ///< the signs and differences between cells
extern const LinkPart kCount;
extern const LinkPart kAllSides;  ///< top, bottom, left, right
extern const LinkPart kTopAndLeft;
extern const LinkPart kPoles;  ///< for each column the numbers of - and +, then for each row
extern const LinkPart kRuns;   ///< the runs of a nonogram, the last one first
extern const LinkPart kKakuroCells;
extern const LinkPart kNoHoles;  ///< holes in the grid, which must be absent
extern const LinkPart kNoPoles;  ///< the known poles and holes of magnets, which must be absent

}  // namespace sator::exchange
