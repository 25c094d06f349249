#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/limits.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/picture/colour_theme.hpp"
#include "sator/solve/solution.hpp"

namespace sator {

class Registry;

/// What a picture of a puzzle shows besides its grid and its rules.
struct DrawOptions {
    std::optional<Solution> solution = {};  ///< the values to fill in
    std::vector<CellId> marked = {};        ///< cells in a dotted frame
    std::size_t initial = 0;                ///< whose givens: an index in the puzzle's `initials`
    Theme theme = Theme::Auto;
    Limits limits = {};
    const Registry* registry = nullptr;  ///< the rules by name; null: Registry::standard(). Not owned
};

/// Draws a puzzle as an SVG document (UTF-8). Rules without a picture are written below the grid. Returns the
/// limit instead if one is reached.
std::expected<std::string, Limit> draw_svg(const Puzzle& puzzle, const DrawOptions& options = {});

}  // namespace sator
