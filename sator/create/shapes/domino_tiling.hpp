#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "sator/create/requests/create_namespace.hpp"
#include "sator/create/requests/random_source.hpp"

namespace sator::create {

/// The two cells of a domino, by their numbers in reading order, the lesser first.
using Domino = std::pair<std::size_t, std::size_t>;

/// Divides a grid into dominoes at random: the cell with the fewest open neighbours is next. Empty if that fails again and again, e.g.
/// because the number of cells is odd.
std::vector<Domino> random_tiling(std::size_t columns, std::size_t rows, RandomSource& random);

}  // namespace sator::create
