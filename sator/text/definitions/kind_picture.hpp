#pragma once

// The lines `draw` and `input` of a kind: `draw lamp as bulb, sight of lamps shaded`, `input lamp, dot`.

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// The small pictures that a value or a sign can be drawn as.
enum class Glyph : std::uint8_t {
    Bulb,
    Star,
    Queen,
    Tree,
    Tent,
    Mine,
    Ship,
    Circle,
    Ring,
    Dot,
    Cross,
    Plus,
    Minus,
    Triangle,
    Square,
    Upright,   ///< a bar that stands
    Level,     ///< a bar that lies
    HalfLeft,  ///< the half of a domino whose other half lies to the left
    HalfRight,
    HalfUp,
    HalfDown,
    Falling,  ///< the diagonal from the upper left to the lower right corner
    Rising,
    Spot,  ///< a dot of a puzzle, in the middle
    SpotRight,
    SpotBelow,
    SpotCorner,  ///< at the lower right corner
    SpotsAfter,  ///< on the right edge and on the lower one
    WallRight,   ///< a wall on the right edge
    WallBelow,
    WallsAfter,         ///< on both
    TriangleUpperLeft,  ///< it fills half of the cell
    TriangleUpperRight,
    TriangleLowerRight,
    TriangleLowerLeft,
    PillowLeft,  ///< the half of a domino that has a square, and whose other half lies to the left
    PillowRight,
    PillowUp,
    PillowDown,
};

/// The lines that a value of an edge or a link can be drawn as.
enum class Stroke : std::uint8_t {
    ThickLine,   ///< `thick line`: as a player draws a loop
    DoubleLine,  ///< `double line`: two parallel ones
    Border,      ///< `border`: a wall between cells
};

/// How something of a kind is drawn. `sight of lamps shaded` shades the cells that a lamp sees.
struct DrawnPart {
    std::string name;  ///< of a value, in singular or plural, the value itself, or the name of a sign
    std::optional<Glyph> glyph;  ///< nullopt: its cell is filled, or it is a stroke
    bool is_sight = false;       ///< the cells that it sees are shaded
    std::string after = {};      ///< the text behind the number of a sign, e.g. an arrow
    bool is_spaced = false;      ///< blanks separate the digits of a sign's number, because each is a number
    bool is_printed = false;     ///< the number of a sign is printed as it is
    /// `values coloured`: values with the name of a colour fill their cells with it.
    bool is_coloured = false;
    std::optional<Stroke> stroke = {};  ///< of a value between cells
    bool is_in_corner = false;          ///< `numbers in corner`: the numbers of cells stand in their corners
};

/// The values that a player enters in a cell, by clicks or keys.
struct KindInput {
    enum class Keys : std::uint8_t { Any, Digits, Letters };

    /// The names of what a click enters, one after the other, before the cell is open again; empty if a click enters nothing. `dot`
    /// is the value that the others leave.
    std::vector<std::string> clicks;
    Keys keys = Keys::Any;
};

/// Reads what follows `draw`. An error names the glyphs that there are.
std::expected<std::vector<DrawnPart>, Diagnostic> read_drawn_parts(const LineSlice& text);

/// Reads what follows `input`.
std::expected<KindInput, Diagnostic> read_kind_input(const LineSlice& text);

}  // namespace sator::text
