#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/half_cells/mark_text.hpp"

namespace sator::render {

/// The look of a value, as the puzzle's kind draws it.
struct ValueLook {
    std::optional<text::Glyph> glyph;
    bool is_filled = false;        ///< its cell is filled
    bool shades_sight = false;     ///< the cells that it sees are shaded
    std::string_view colour = {};  ///< the CSS of the colour that fills its cell; empty if it has none
    bool is_open = false;          ///< its cell stays empty on paper, e.g. a white one, or one without a lamp
};

/// Returns whether a symbol is a white cell, as it is written: a dot or the blank; or a black one: #.
bool is_white(const Symbol& symbol);
bool is_black(const Symbol& symbol);

/// Returns the look of each value of the alphabet.
std::vector<ValueLook> value_looks(const Puzzle& puzzle);

/// Whether the kind draws circles of two colours, i.e. some as rings and others filled: then a ring is white, and a filled one black, in the
/// dark, too.
bool has_circles_of_two_colours(const Puzzle& puzzle);

/// Whether the kind prints the numbers of cells in their corners, e.g. those that are about a region.
bool has_numbers_in_corners(const Puzzle& puzzle);

/// Returns the values that clicks enter one after the other, before the cell is open again. If the kind says nothing about
/// clicks, these are the values of a puzzle of two, first the one that fills its cell; else there are none.
std::vector<ValueId> clicked_values(const Puzzle& puzzle);

/// Returns the kind's text; null if the puzzle has none.
const text::KindDefinition* definition_of(const Puzzle& puzzle);

}  // namespace sator::render
