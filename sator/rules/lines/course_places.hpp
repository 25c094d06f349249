#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/loops/crossing_demand.hpp"
#include "sator/propagators/paths/one_way_lines.hpp"
#include "sator/rules/lines/drawn_lines.hpp"

namespace sator::rules {

/// Where a course enters the grid, or leaves it.
struct CourseDoor {
    LineGraph::Vertex vertex = 0;  ///< its cell
    std::size_t way = 0;           ///< from the cell to the outside, as CrossingDemand::Arms count
    std::string name;              ///< "R1C1/top"
};

/// Where a course may lead. Vertices are cells.
struct CourseForm {
    DrawnLines lines;
    std::vector<CrossingDemand::Arms> arms;  ///< by vertex
    std::vector<std::uint8_t> is_ice;        ///< by vertex
    std::vector<LineDirections> directions;  ///< by line: both, or that of its arrow
    CourseDoor in, out;
    bool visits_all = false;  ///< whether it passes each cell that is no ice

    /// Returns the cells of ice, those that touch each other together.
    std::vector<std::vector<LineGraph::Vertex>> ice_groups() const;
    /// Whether the course enters or leaves the grid at this side of a cell.
    bool has_door(LineGraph::Vertex vertex, std::size_t way) const {
        return (in.vertex == vertex && in.way == way) || (out.vertex == vertex && out.way == way);
    }
};

/// Reads the doors `in EDGE out EDGE`, which are taken from the arguments, and the places: links, single cells of ice, and arrows of two
/// cells.
std::expected<CourseForm, Diagnostic> course_form(const RuleStatement& statement,
                                                  std::vector<Argument>& arguments,
                                                  std::span<const Sequence> sequences, const Grid& grid,
                                                  std::string_view syntax);

}  // namespace sator::rules
