#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/iss/iss_reading.hpp"

namespace sator::exchange {

/// The names of groups of extra cells: the regions of a chaos construction, and the values that rows, columns and boxes lack.
constexpr std::string_view kIssChaos = "CC", kIssMissingOfRows = "DGC", kIssMissingOfColumns = "DGR",
                           kIssMissingOfBoxes = "DGB";

/// `.ChaosConstruction`: the grid is divided into connected regions that hold each value once. A cell beside the grid says which
/// region a cell belongs to. The regions are numbered in the order of their first cells.
IssResult read_iss_chaos_construction(const IssConstraint& constraint, const IssReading& reading);

/// `.ChaosArrow`: the first cell says how many cells one sees in its region along the arms, and itself.
IssResult read_iss_chaos_arrow(const IssConstraint& constraint, const IssReading& reading);

/// `.ChaosCount`: the first cell says how many of the cells are in the region of the first of them.
IssResult read_iss_chaos_count(const IssConstraint& constraint, const IssReading& reading);

/// `.Doppelganger`: rows, columns and boxes lack one value other than 0, each a different one of its sort, and those of a 0 differ.
IssResult read_iss_doppelganger(const IssConstraint& constraint, const IssReading& reading);

}  // namespace sator::exchange
