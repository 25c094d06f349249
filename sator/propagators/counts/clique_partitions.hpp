#pragma once

#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::propagators {

/// Parts `positions` into cliques of a graph, greedily: the position with the fewest neighbours among those that are left begins
/// one. `neighbours`: for each position, a set of positions. `trial` breaks ties; 0: the first position.
std::vector<Word> clique_partition(Word positions, std::span<const Word> neighbours, std::size_t trial = 0);

/// Parts `positions` into cliques of a graph, in up to four ways with nearly the fewest cliques that were found.
std::vector<std::vector<Word>> clique_partitions(Word positions, std::span<const Word> neighbours);

}  // namespace sator::propagators
