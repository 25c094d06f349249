#pragma once

#include <array>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/lined_grid.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::exchange {

/// The regular expressions of a puzzle by the lines that they are about, in the order of the rules.
struct LinePatterns {
    struct Clue {
        std::string text;
        bool is_reversed = false;  ///< the line is read from its end
    };
    std::array<std::vector<std::vector<Clue>>, kAxisCount> lines;  ///< by Axis and line
    std::vector<const RuleStatement*> others;                      ///< the rules that are no such clue
};

/// Returns the clues of the lines of a rectangle or a hexagon. A clue with flags or another dialect is among the others.
LinePatterns line_clues(const Puzzle& puzzle);

/// Writes the clue as it is read from the other end of its line. Returns false if it has a reference, a lookaround or another part
/// that depends on the direction.
bool turn_clue(LinePatterns::Clue& clue);

}  // namespace sator::exchange
