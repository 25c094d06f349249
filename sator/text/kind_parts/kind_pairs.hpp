#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/printed_grid.hpp"

namespace sator::text {

/// Two cells of a grid.
struct CellPair {
    PrintedPlace first, second;
};

/// What follows the word `pairs` in the places of a kind: `above 2 apart in regions`.
struct PairWords {
    std::vector<PrintedPlace> steps = {{0, 1}, {1, 0}};  ///< from the first cell to its neighbours
    int distance = 1;
    bool are_in_regions = false;      ///< both cells are in one region
    bool are_across_regions = false;  ///< they are in two regions
    bool are_opposite = false;        ///< half a turn of their region exchanges them
    std::size_t word_count = 0;       ///< of the words that were read
};
PairWords read_pair_words(const std::vector<std::string_view>& words);

/// Returns the pairs of cells `distance` steps apart, in the order of their first cells, whatever is between them. Whether they are
/// in one region is for the caller.
std::vector<CellPair> pairs_of_cells(const PrintedGrid& grid, const PairWords& words);

}  // namespace sator::text
