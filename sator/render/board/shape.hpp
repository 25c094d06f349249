#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/point.hpp"

namespace sator::render {

/// The role of a shape. Style sheets give each look its colours. Shapes are painted in the order of this
/// enum.
enum class Look : std::uint8_t {
    Cell,         ///< the ground of a cell
    Shade,        ///< the ground of the cells of an additional region
    Fixed,        ///< the ground of a cell whose range has one symbol only
    Highlight,    ///< the ground of a highlighted slot
    Solid,        ///< a cell that is filled in, as in a nonogram
    Block,        ///< a place of the grid that is no cell
    BlockLine,    ///< the line between two clues in a block
    Thermometer,  ///< the tube of a thermometer
    Bulb,         ///< the bulb of a thermometer
    OpenBulb,     ///< the hole in the bulb of a slow thermometer
    VioletLine,   ///< a line through cells; the colour distinguishes kinds of lines (see mark_line_kinds.hpp)
    GreenLine,
    BlueLine,
    OrangeLine,
    TealLine,
    RedLine,
    GoldLine,
    PaleLine,
    Line,         ///< a line through cells, such as an arrow's shaft
    Circle,       ///< a circle around a cell's value
    Diagonal,     ///< a line through a diagonal that must be a permutation
    Hatch,        ///< strokes over a cell that a step uses
    Border,       ///< a line between cells
    FaintBorder,  ///< the same in a puzzle whose lines run along edges
    Thick,        ///< a line between regions, and around the grid
    Cage,         ///< dashes around the cells of a cage
    CageOfLongDashes,
    CageOfTwoDashes,  ///< a long dash and a short one
    DottedCage,
    SlotOutline,   ///< around a highlighted slot
    Differs,       ///< the frame of a cell in which two solutions differ
    Found,         ///< around a line that is found in a solution, e.g. a word
    WhiteSign,     ///< a white circle in a cell, which a line may pass
    BlackSign,     ///< a black one
    LatticeDot,    ///< a corner of the cells of a puzzle whose lines run along edges
    LineGround,    ///< under an edge or a link that a step uses
    GivenLine,     ///< a line along an edge or a link that the puzzle gives
    SolutionLine,  ///< one of the solution
    PlacedLine,    ///< one that this step draws
    NoLine,        ///< a cross where no line is
    PlacedNoLine,  ///< one that this step draws
    WhiteDot,
    BlackDot,
    SignGround,  ///< the ground under a sign on a border
    Sign,        ///< a sign on a border
    BlackDotText,
    WhiteDotText,
    Small,       ///< a number or letter in a cell's corner
    PlacedRing,  ///< around a value that this step places
    UsedRing,    ///< around a candidate that this step uses
    Given,       ///< a value that the puzzle gives
    FixedValue,  ///< the only symbol of a cell's range
    Solution,    ///< a value of the solution
    Placed,      ///< a value that this step places
    Candidate,
    Used,
    RemovedCandidate,
    Strike,     ///< through a removed candidate
    CornerDot,  ///< around a number at a corner of cells
    CornerText,
    Clue,
    UsedClue,  ///< a highlighted clue
    ClueLine,  ///< under a highlighted clue
    BlockClue,
    Title,
    Note,
    ArrowHead,  ///< the direction in which the clue beside it is read
    Typed,      ///< a word of the layout
};

/// Polylines.
struct Outline {
    std::vector<std::vector<Point>> parts;
    bool is_closed = false;  ///< whether each part is closed
};

struct Disc {
    Point centre;
    double radius = 0;
};

enum class Anchor : std::uint8_t { Start, Middle, End };

/// One line of text. `at` is its left end, middle or right end, at half the height of its letters.
struct Label {
    Point at;
    std::string text;  ///< UTF-8
    double size = 0;   ///< font size
    Anchor anchor = Anchor::Middle;
    double turn = 0;  ///< degrees clockwise around `at`
};

struct Shape {
    Look look = Look::Cell;
    std::variant<Outline, Disc, Label> form;
    /// The CSS declarations of a colour that the puzzle names, in place of the look's; empty for most shapes. Must outlive the
    /// shape.
    std::string_view colour = {};
    std::optional<std::size_t> rule = {};  ///< the index of the rule statement that it draws
};

/// A picture: shapes in a plane whose y axis points down. One unit is a pixel of a screen.
struct Picture {
    std::string title;          ///< a description for readers who cannot see the picture
    std::vector<Shape> shapes;  ///< in any order
    Box box;                    ///< the bounds of all shapes
};

}  // namespace sator::render
