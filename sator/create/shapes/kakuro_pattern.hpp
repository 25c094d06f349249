#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "sator/create/requests/create_namespace.hpp"
#include "sator/create/requests/random_source.hpp"

namespace sator::create {

/// A run of white cells, as the numbers of its cells.
using Run = std::vector<std::size_t>;

/// A pattern of black and white cells, symmetric by half a turn, and its runs. The black cells above and to the left of the grid are not
/// among them.
struct KakuroPattern {
    std::size_t columns = 0, rows = 0;
    std::vector<bool> is_white;
    std::vector<std::size_t> number;              ///< of each white cell; of others SIZE_MAX
    std::vector<Run> across, down;                ///< the runs, by the numbers of their white cells
    std::vector<std::size_t> across_of, down_of;  ///< the run of each white cell

    /// Returns the runs of the rows or of the columns, by the numbers that their cells have in the grid.
    std::vector<Run> lines(bool is_across) const;
};

/// Makes a pattern whose runs have from 2 to 9 cells, whose white cells are connected, and whose black areas are small. Returns nothing
/// if these random choices lead to none.
std::optional<KakuroPattern> random_kakuro_pattern(std::size_t columns, std::size_t rows,
                                                   RandomSource& random);

}  // namespace sator::create
