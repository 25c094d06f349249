#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sator/create/recipe/printed_board.hpp"
#include "sator/create/requests/random_source.hpp"
#include "sator/create/shapes/grid_sizes.hpp"

namespace sator::create {

/// A value between two cells that share an edge, by the cells' places.
struct ValueBetween {
    std::size_t first = 0, second = 0;
    std::string symbol;
};

/// A sign that tells one part of a filling, e.g. one figure. It may stand in several places, perhaps with another text in each.
struct MovableSign {
    struct Choice {
        std::size_t place = 0;
        std::string text;
    };
    std::vector<Choice> choices;  ///< not empty
    std::size_t chosen = 0;
    bool is_optional = false;  ///< it is a clue that may be left out
};

/// A filling that is drawn at random, because a search finds few or dull ones, and the signs that tell it.
struct DrawnFilling {
    std::string words;                  ///< what follows the kind's word, e.g. pictures
    std::vector<ValueBetween> between;  ///< all other positions between cells are open
    std::vector<MovableSign> signs;
};

/// Draws a filling. Returns nullopt if it has no luck.
using FillingMaker = std::optional<DrawnFilling> (*)(const MadeGridSize& size, RandomSource& random);

/// Returns the maker that a line `create filling NAME` means; null if there is none.
FillingMaker filling_maker(std::string_view name);

/// Figures that hang together and pass all cells, and the number of its picture in a cell of each.
std::optional<DrawnFilling> drawn_figures(const MadeGridSize& size, RandomSource& random);
/// Paths that pass all cells and touch themselves nowhere, and a number at the two ends of each.
std::optional<DrawnFilling> drawn_paths(const MadeGridSize& size, RandomSource& random);
/// One path from the first cell to the last one, numbers from 1 up along it in any order but for its ends, and such numbers in all other cells.
std::optional<DrawnFilling> drawn_snake(const MadeGridSize& size, RandomSource& random);

/// Regions that are equal after half a turn around their dots, and the dots.
std::optional<DrawnFilling> drawn_galaxies(const MadeGridSize& size, RandomSource& random);
/// Regions with a compass in a cell of each: the numbers of their cells above it, below it, left and right of it, of which some are missing.
std::optional<DrawnFilling> drawn_compasses(const MadeGridSize& size, RandomSource& random);
/// Regions with a white and a grey half of the same shape, the grey cells, and the sizes of halves.
std::optional<DrawnFilling> drawn_halves(const MadeGridSize& size, RandomSource& random);

/// Plans the puzzle of a filling. `board` has the first line of the puzzle. If its signs leave several solutions, they move to other places.
PlanResult plan_drawn_filling(DrawnFilling filling, PrintedBoard board, BasePuzzles& bases);

}  // namespace sator::create
