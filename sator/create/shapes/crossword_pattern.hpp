#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "sator/create/requests/random_source.hpp"

namespace sator::create {

/// A rectangle of cells for a crossword, row by row: '#' is a black square, '.' an open cell, a letter belongs to a theme entry.
struct CrosswordPattern {
    std::size_t columns = 0, rows = 0;
    std::string signs;

    /// Returns the cells of each entry, across and down: the longest runs of cells that are not black.
    std::vector<std::vector<std::size_t>> runs() const;
    /// Whether each run has at least three cells, and a way leads from each cell to each other one.
    bool is_whole() const;
};

/// Makes a pattern that half a turn maps to itself, with the theme entries across, those of the same length opposite each other.
/// `has_words[n]` says whether entries of n letters can be filled; longer ones than that vector knows cannot. Returns nothing if
/// these random choices lead to no pattern.
std::optional<CrosswordPattern> make_crossword_pattern(std::size_t columns, std::size_t rows,
                                                       std::vector<std::string> theme,
                                                       const std::vector<bool>& has_words,
                                                       RandomSource& random);

}  // namespace sator::create
