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
#include "sator/propagators/paths/ordered_path.hpp"
#include "sator/rules/lines/drawn_lines.hpp"
#include "sator/rules/registry/group_clues.hpp"

namespace sator::rules {

/// The entrance or the exit of a course.
struct CourseDoor {
    LineGraph::Vertex vertex = 0;  ///< its cell
    std::size_t way = 0;           ///< from the cell to the outside, as CrossingDemand::Arms count
    std::string name;              ///< "R1C1/top"
};

/// The lines that a course may use, and the demands on them. Vertices are cells.
struct CourseForm {
    DrawnLines lines;
    std::vector<CrossingDemand::Arms> arms;  ///< by vertex
    std::vector<std::uint8_t> is_ice;        ///< by vertex
    std::vector<LineDirections> directions;  ///< by line: both, or that of its arrow
    CourseDoor in, out;
    bool visits_all = false;          ///< whether it passes each cell that is no ice, and ice at will
    std::vector<std::uint32_t> clue;  ///< by vertex: as OrderDemand has it; empty if there are no clues

    bool has_clue(LineGraph::Vertex vertex) const {
        return !clue.empty() && clue[vertex] != OrderDemand::kNoClue;
    }
    bool must_pass(LineGraph::Vertex vertex) const {
        return has_clue(vertex) || (visits_all && is_ice[vertex] == 0);
    }

    /// Returns the cells of ice, those that touch each other together.
    std::vector<std::vector<LineGraph::Vertex>> ice_groups() const;
    /// Whether the course enters or leaves the grid at this side of a cell.
    bool has_door(LineGraph::Vertex vertex, std::size_t way) const {
        return (in.vertex == vertex && in.way == way) || (out.vertex == vertex && out.way == way);
    }
};

/// Reads the doors `in EDGE out EDGE`, which are taken from the arguments, and the places: links, single cells of ice, and arrows of two
/// cells. `clues`: the numbers of the cells after a ':' behind links, which must not be on ice.
std::expected<CourseForm, Diagnostic> course_form(const RuleStatement& statement,
                                                  std::vector<Argument>& arguments,
                                                  std::span<const Sequence> sequences,
                                                  const GroupClueNumbers& clues, const Grid& grid,
                                                  std::string_view syntax);

}  // namespace sator::rules
