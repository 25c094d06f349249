#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/big_count.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limits.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::solve {

/// What some rules of a puzzle alone, e.g. a single clue, leave to their cells. Known values count, too.
struct ClueValues {
    Slot cells;  ///< of the rules, in their order, each once
    std::vector<std::vector<ValueId>>
        values;  ///< by cell: what propagation leaves; all are empty if nothing fits
    /// In how many ways the cells can be filled; nullopt if a limit is reached before it is known.
    std::optional<BigCount> count;
};

ClueValues clue_values(const Puzzle& puzzle, std::span<const Rule* const> rules, std::size_t initial,
                       const Limits& limits);

/// Returns the values that propagation of all these rules leaves to each of the cells: none at all if it finds that there is no
/// solution; nullopt if a limit is reached.
std::optional<std::vector<std::vector<ValueId>>> propagated_values(const Puzzle& puzzle,
                                                                   const RuleList& rules,
                                                                   std::span<const CellId> cells,
                                                                   std::size_t initial, const Limits& limits);

}  // namespace sator::solve
