#pragma once

#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::propagators {

/// The law of leftovers: some groups and as many other ones hold the same values, e.g. rows and the regions of a
/// jigsaw sudoku. So the cells of the first that are not in the second hold the same values as those of the second
/// that are not in the first.
struct LeftoverCells {
    std::vector<RuleId> first, second;  ///< the rules of the groups, two or more each
    std::vector<VariableId> inside,
        outside;  ///< the cells in the first only, and in the second only: as many
};

/// Returns the leftovers of at most `most_cells` cells on a side, in a fixed order: those of few groups first. Two
/// groups that share cells are no law: fused all-different rules prune these. None if a model has no groups that
/// hold all values, or too many. Once `watch` is over, some are missing.
std::vector<LeftoverCells> leftover_cells(const Model& model, std::size_t most_cells, LimitWatch& watch);

/// Returns the model with its leftovers as redundant propagators; nullopt if there are none, or if `watch` is over.
std::optional<Model> with_leftovers(const Model& model, std::size_t most_cells, LimitWatch& watch);

}  // namespace sator::propagators
