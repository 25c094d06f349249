#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/shape.hpp"
#include "sator/text/definitions/kind_picture.hpp"

namespace sator::render {

/// Returns a glyph as closed lines to fill, for a cell of width `side`. Lines that go round against the clock are holes.
Outline glyph_outline(text::Glyph glyph, Point centre, double side);

/// Returns a white or a black circle as a disc; nullopt for other glyphs.
std::optional<Shape> coloured_circle(text::Glyph glyph, Point centre, double side);

}  // namespace sator::render
