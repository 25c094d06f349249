#pragma once

#include <string>
#include <variant>
#include <vector>

#include "sator/render/board/point.hpp"

namespace sator {

/// What a shape is for. Style sheets give each look its colours; shapes are painted in this order.
enum class Look : std::uint8_t {
    Cell,         ///< the ground of a cell
    Shade,        ///< the ground of cells that a further region has in common
    Fixed,        ///< the ground of a cell that can hold one symbol only
    Highlight,    ///< the ground of a slot that is pointed out
    Solid,        ///< a cell that is filled in, as in a nonogram
    Block,        ///< a place of the grid that is no cell
    BlockLine,    ///< what parts two clues in a block
    Thermometer,  ///< the tube
    Bulb,         ///< its bulb
    Line,         ///< a line through cells, such as an arrow's shaft
    Circle,       ///< a circle around a cell's value
    Diagonal,     ///< a line through a diagonal that is a region
    Hatch,        ///< strokes over a cell that is used
    Border,       ///< between cells
    Thick,        ///< between regions, and around the grid
    Cage,         ///< dashes around cells
    CageOfLongDashes,
    CageOfTwoDashes,  ///< a long one and a short one
    DottedCage,
    SlotOutline,  ///< around a slot that is pointed out
    Differs,      ///< in a cell that differs
    Found,        ///< around a line that stands out in a solution
    WhiteDot,
    BlackDot,
    SignGround,  ///< behind a sign on a border
    Sign,        ///< a sign on a border
    BlackDotText,
    WhiteDotText,
    Small,       ///< a number or letter in a cell's corner
    PlacedRing,  ///< around a value that this step places
    UsedRing,    ///< around a candidate that is used
    Given,       ///< a value that the puzzle states
    FixedValue,  ///< the one symbol that a cell can hold
    Solution,    ///< a value that was found
    Placed,      ///< a value that this step places
    Candidate,
    Used,
    RemovedCandidate,
    Strike,  ///< through a candidate that is removed
    Clue,
    UsedClue,  ///< a clue that is pointed out
    ClueLine,  ///< under such a clue
    BlockClue,
    Title,
    Note,
    ArrowHead,  ///< the way into which a clue beside it looks
    Typed,      ///< a word of the layout
};

/// Lines through points.
struct Outline {
    std::vector<std::vector<Point>> parts;
    bool is_closed = false;  ///< each part
};

struct Disc {
    Point centre;
    double radius = 0;
};

enum class Anchor : std::uint8_t { Start, Middle, End };

/// One line of text. `at` is its left end, middle or right end, half-way up its letters.
struct Label {
    Point at;
    std::string text;  ///< UTF-8
    double size = 0;   ///< of the font
    Anchor anchor = Anchor::Middle;
    double turn = 0;  ///< degrees clockwise around `at`
};

struct Shape {
    Look look = Look::Cell;
    std::variant<Outline, Disc, Label> form;
};

/// A picture: shapes in a plane whose y grows downwards. One unit is a pixel of a screen.
struct Picture {
    std::string title;          ///< what it shows, for those who cannot see it
    std::vector<Shape> shapes;  ///< in any order
    Box box;                    ///< all that is to be seen
};

}  // namespace sator
