#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/graphs/position_graph.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/rules/lines/polyominoes.hpp"

namespace sator::rules {

/// The forms that the groups of the rule `groups` may be asked to have.
enum class GroupForm : std::uint8_t { Any, Square, NotRectangle, RectangleIfEven };

/// The numbers of rows and columns of a bounding box.
struct Extent {
    std::uint32_t rows = 0, columns = 0;
};

inline Extent extent_of(std::span<const PositionGraph::Vertex> group,
                        std::span<const CellCoordinates> places) {
    const auto row = [&](PositionGraph::Vertex v) { return places[v].row; };
    const auto column = [&](PositionGraph::Vertex v) { return places[v].column; };
    const auto [top, bottom] = std::ranges::minmax(group, {}, row);
    const auto [left, right] = std::ranges::minmax(group, {}, column);
    return {static_cast<std::uint32_t>(row(bottom) - row(top) + 1),
            static_cast<std::uint32_t>(column(right) - column(left) + 1)};
}

/// Returns whether a group has the demanded form.
inline bool has_form(std::span<const PositionGraph::Vertex> group, GroupForm form,
                     std::span<const CellCoordinates> places) {
    const Extent extent = extent_of(group, places);
    const bool is_rectangle = std::size_t{extent.rows} * extent.columns == group.size();
    if (form == GroupForm::Square) return is_rectangle && extent.rows == extent.columns;
    if (form == GroupForm::RectangleIfEven) return is_rectangle == (group.size() % 2 == 0);
    return form == GroupForm::Any || !is_rectangle;
}

/// Returns the shape of a group, equal for groups that are congruent.
inline CellPoints form_of(std::span<const PositionGraph::Vertex> group,
                          std::span<const CellCoordinates> places) {
    CellPoints points;
    for (const PositionGraph::Vertex v : group) {
        points.push_back(
            {2 * static_cast<std::int32_t>(places[v].row), 2 * static_cast<std::int32_t>(places[v].column)});
    }
    return congruent_shape(points);
}

/// What each group must be.
constexpr std::string_view words_of(GroupForm form) {
    return form == GroupForm::Square ? "be a square"
           : form == GroupForm::NotRectangle
               ? "be no rectangle"
               : "be a rectangle if its number of cells is even, and none if it is odd";
}

}  // namespace sator::rules
