#pragma once

#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/shape.hpp"
#include "sator/render/picture/colour_theme.hpp"

namespace sator::render {

/// The class of a look: "thick".
std::string_view class_name(Look look);

/// The looks that a style sheet has rules for. Few pictures have lines along edges and links.
enum class StyledLooks : std::uint8_t { All, WithoutLines };

/// Returns the looks that a picture needs.
StyledLooks looks_of(const Picture& picture);

/// Returns the style sheet of pictures as CSS. Its rules apply only inside elements of class "sator".
std::string picture_style(Theme theme, StyledLooks looks = StyledLooks::All);

}  // namespace sator::render
