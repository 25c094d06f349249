#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <vector>

#include "sator/create/requests/create_namespace.hpp"
#include "sator/create/shapes/grid_sizes.hpp"
#include "sator/text/definitions/kind_definition.hpp"

namespace sator::create {

/// The share of the cells that get a sign before a grid is filled, e.g. blocks or trees.
struct SignPlacement {
    std::string sign;  ///< as the drawing writes it: "#"
    std::size_t percent = 20;
    std::string symmetry = "none";
    bool is_once = false;  ///< exactly one cell has it
};

/// The lines `create …` of a kind's text, read:
///
///     create place # 22% rotation
///     create place G once
///     create clue o @
///     create with rule max(line) <= 8 at all
///     create with count line 60%.. at links
///     create size 7 in 4..14
///     create regions 3..5
///     create regions 3..5 moving
///     create regions rectangles 2..9
///     create words 3
///     create filling figures
///     create few rules
///     create known
///     create fill
///     create fill 0..3 45%
///     create symmetry rotation
///     create none "its puzzles have no clues" "sator solve lists its grids"
struct CreateLines {
    std::vector<SignPlacement> placements;
    /// Signs of a cell that are clues, as the drawing writes them: circles, or each mark that a sign of several digits may have.
    std::vector<std::string> clues;
    /// Statements that the solution obeys and the puzzle does not say, a line each, e.g. that no group is large. `60%` is this share of
    /// the number of cells.
    std::string with;
    /// Without such a line, the usual size is that of SIZE or of the kind's first example.
    GridSizes sizes = {.usual = 6, .least = 2, .most = 25};
    /// The least and the greatest number of cells of a region; 0: each region has as many cells as a row.
    std::size_t least_region = 0, most_region = 0;
    bool are_rectangles = false;  ///< regions are rectangles
    bool do_regions_move =
        false;  ///< regions of a drawing with signs change until one solution is left, and their numbers with them
    std::string words;    ///< what follows the kind's word
    std::string filling;  ///< the maker of the filling (drawn_filling.hpp); empty: a search finds one
    bool fills_cells =
        false;  ///< each cell has a number, or this share of them, which change until one solution is left
    std::size_t fill_percent = 100;
    std::size_t least_fill = 1, most_fill = 0;  ///< of these numbers; 0: up to the number of columns
    bool takes_few_rules = false;  ///< people refute candidates by two to four rules: such a step is no trial
    bool has_known_values = false;  ///< known values are clues although they have names
    std::string symmetry = "none";  ///< of the known values
    std::string none,
        hint;  ///< why no puzzle of the kind is made, and what to do instead; empty if it is made
};

std::expected<CreateLines, Diagnostic> read_create_lines(const text::KindDefinition& definition);

}  // namespace sator::create
