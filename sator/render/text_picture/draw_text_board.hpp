#pragma once

#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/text/cell_texts.hpp"
#include "sator/render/text/pen.hpp"
#include "sator/render/text_picture/text_geometry.hpp"

namespace sator::render {

/// All that a picture in characters shows.
struct TextBoardContents {
    const Sketch& sketch;
    const EdgeTexts& edges;
    const std::vector<std::u32string>& labels;  ///< by cell; may be empty
    const TextGeometry& geometry;
    const CellTexts& cells;
    TextStyle style;
};

/// Draws the picture.
std::string text_board_drawing(const TextBoardContents& contents);

}  // namespace sator::render
