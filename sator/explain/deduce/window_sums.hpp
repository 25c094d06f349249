#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/combined_rule.hpp"

namespace sator::explain {

class PuzzleContext;
class Query;

/// The most cells that a window sum has: people do not look at longer ones.
constexpr std::size_t kMostWindowCells = 6;

/// Returns the window sums of the puzzle in a fixed order: those of few regions first. The regions of one window
/// are all rows, all columns, or neither. Returns none if the symbols are no numbers at equal distances. The
/// query's watch is checked; if it is over, some are missing.
std::vector<WindowSum> window_sums(Query& query);

/// Posts the window sum as a propagator of `model`, whose cells are those of the puzzle. It knows which of its
/// cells differ by one of the window's own rules.
void post_window_sum(const PuzzleContext& context, const WindowSum& window, Model& model);

}  // namespace sator::explain
