#pragma once

#include <array>
#include <expected>
#include <string>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/nonograms/nonogram_clues.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::exchange {

/// A nonogram as writers see it.
struct WrittenNonogram {
    NonogramClues clues;                             ///< without texts
    std::array<std::vector<bool>, 2> has_clue = {};  ///< of each line
    /// The sign of each cell in the stated solution: empty for a blank one, "#", or a colour. Empty if there is no solution.
    std::vector<std::string> goal;
    std::vector<std::string> losses;  ///< what runs do not say
};

/// The inverse of make_nonogram. Returns an error without a place if the puzzle is no nonogram: a rectangle of cells that are blank or
/// '#', or that are blank or letters which are colours. `format` is the file in the error: "a .non file".
std::expected<WrittenNonogram, Diagnostic> nonogram_of_puzzle(const Puzzle& puzzle,
                                                              const std::string& format);

}  // namespace sator::exchange
