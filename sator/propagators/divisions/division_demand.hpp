#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/graphs/group_demand.hpp"

namespace sator::propagators {

/// The demands on the regions of a division. Each vertex is in exactly one region.
struct DivisionDemand {
    SizeBounds size = {};               ///< of each region
    std::vector<GroupClue> clues = {};  ///< a vertex with a clue, and the size of its region
    CluesOfGroup clues_of_region = CluesOfGroup::Any;
    SizeBounds regions = {};         ///< how many there are
    bool are_equal = false;          ///< all regions have the same size
    bool neighbours_differ = false;  ///< regions that share a border differ in size
};

}  // namespace sator::propagators
