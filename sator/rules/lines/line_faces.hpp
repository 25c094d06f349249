#pragma once

#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/loops/line_graph.hpp"
#include "sator/rules/lines/drawn_lines.hpp"

namespace sator::rules {

/// The faces between lines: cells for edges, corners for links. Points between which there is no line are in one face.
struct LineFaces {
    static constexpr LineGraph::Vertex kOutside = 0;

    std::size_t count = 1;
    std::vector<LineGraph::Ends> beside;  ///< by line: the faces on both sides of it
    Slot positions;  ///< the cells, or the corners, that hold a value and are a point of a face
    std::vector<LineGraph::Vertex> face_of;  ///< by position: its face
};

/// Returns nullopt if the cells have six sides.
std::optional<LineFaces> line_faces(const DrawnLines& lines, const Grid& grid);

}  // namespace sator::rules
