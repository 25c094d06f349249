#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/rules/sketch.hpp"

namespace sator::render {

/// The clues around a square board, as text. A column's clues are lines on top of each other, from the top.
struct EdgeTexts {
    std::map<std::int32_t, std::u32string> left, right;               ///< by row
    std::map<std::int32_t, std::vector<std::u32string>> top, bottom;  ///< by column
    /// Texts in blocks: the clue of the run below, then "\", then the clue of the run on the right.
    std::map<LatticePlace, std::u32string> blocks;
    std::map<LatticePlace, std::u32string> corners;  ///< signs at the upper left corners of places
    std::set<std::size_t> statements;                ///< indices of the statements whose clues are all placed
};

/// Places the clues that fit beside the rows, above or below the columns, or in a block, as in Kakuro. A clue
/// of more than a few characters does not fit above or below a column.
EdgeTexts edge_texts(const Sketch& sketch);

}  // namespace sator::render
