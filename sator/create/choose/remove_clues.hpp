#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/create/choose/uniqueness_prover.hpp"

namespace sator::create {

/// Clues that are left out together, because a symmetry maps their cells to each other.
using ClueGroup = std::vector<std::size_t>;

/// The clues that were left out of a puzzle, in this order.
struct Removal {
    Chosen chosen;  ///< what is left
    std::vector<ClueGroup> removed;
    std::optional<Limit> limit;  ///< if one is reached, more could perhaps be left out
};

/// Leaves out groups, one after the other, if the rest still has only one solution. `groups` is the order. At the end no single group
/// may be left out. `chosen` must leave one solution.
Removal remove_clues(UniquenessProver& prover, Chosen chosen, std::span<const ClueGroup> groups);

}  // namespace sator::create
