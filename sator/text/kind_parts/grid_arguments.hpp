#pragma once

#include <expected>
#include <optional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grid_places.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

/// The arguments of kinds that make a square grid: `[SIZE] [boxes SIZE] [at CELL]`, and further words.
struct GridArguments {
    BoxSize size;  ///< of the grid, in cells
    std::optional<BoxSize> boxes;
    std::string corner;           ///< the cell after `at`; empty if there is none
    std::vector<Argument> words;  ///< the other arguments
};

/// Reads the arguments. `usual` is the size if none is written. Returns an error for a size that cannot be read.
std::expected<GridArguments, Diagnostic> read_grid_arguments(const KindRequest& request, BoxSize usual);

/// Returns the size that "6x6" or "9" names; nullopt if it is no size.
std::optional<BoxSize> size_of(std::string_view text);

/// Returns "3x2".
std::string to_text(BoxSize size);

}  // namespace sator::text
