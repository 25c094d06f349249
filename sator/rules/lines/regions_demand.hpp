#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/graphs/group_demand.hpp"
#include "sator/rules/lines/region_shapes.hpp"
#include "sator/rules/registry/group_clues.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

inline constexpr std::string_view kDivisionSyntax =
    "division VALUES [size N] [regions N] [one | at_most_one] [rectangle | one_wide | square | bent | "
    "bent_triples | snake | thin] [symmetric] [no_crossing] [equal] [unlike] [unlike_shape | "
    "unlike_fixed_shape] [straight] "
    "[undivided] "
    "[halves | one_kind | at_most_two | gathered | lettered] [between | sides | counting | unsized] [clues "
    "N…]";

/// The demands of a statement on each region.
struct RegionsDemand {
    CountRange size{1, CountRange::kUnbounded}, regions{1, CountRange::kUnbounded};
    bool has_size = false, has_regions = false;
    CluesOfGroup clues_of_region = CluesOfGroup::Any;
    PointDemand points;  ///< squares, and regions that are one cell wide, are rectangles, too
    ShapeDemand shapes;
    bool are_equal = false;      ///< all have the same size
    bool are_unlike = false;     ///< regions that share a border differ in size
    bool are_undivided = false;  ///< no border is between two marked cells
    GroupClueNumbers clues;
    CellMarks marks;  ///< by cell
};

/// Takes the demands from the arguments of a statement; the values stay.
std::expected<RegionsDemand, Diagnostic> take_regions_demand(std::vector<Argument>& arguments);

/// Returns what each region must do: "have 4 cells, and be a rectangle".
std::string words_of_demand(const RegionsDemand& of);

}  // namespace sator::rules
