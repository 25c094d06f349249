#pragma once

#include <expected>
#include <optional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/formats/kinds/kind.hpp"
#include "sator/puzzle/grid_places.hpp"

namespace sator::formats {

/// The arguments of kinds that make a square grid: `[SIZE] [boxes SIZE] [at CELL]`, and further words.
struct GridArguments {
    BoxSize size;  ///< of the grid, in cells
    std::optional<BoxSize> boxes;
    std::string corner;           ///< the cell after `at`; empty if there is none
    std::vector<Argument> words;  ///< the other arguments

    bool has_word(std::string_view word) const;
    /// Returns the `grid` statement, with its line end.
    std::string grid_statement() const;
    /// Returns the word by which places name the grid's own lines: "" or " of grid 2".
    std::string of_grid(const KindRequest& request) const;
};

/// Reads the arguments. `usual` is the size if none is written. Returns an error for a size that cannot be read.
std::expected<GridArguments, Diagnostic> read_grid_arguments(const KindRequest& request, BoxSize usual);

/// Returns an error if an argument is none of `known`: "sudoku does not know 'jigsw'".
std::optional<Diagnostic> refuse_unknown_words(const KindRequest& request, const GridArguments& arguments,
                                               std::span<const std::string_view> known);

/// Returns "3x2".
std::string to_text(BoxSize size);

}  // namespace sator::formats
