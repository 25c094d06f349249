#pragma once

#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/shape.hpp"
#include "sator/render/picture/colour_theme.hpp"

namespace sator::render {

/// The class of a look: "thick".
std::string_view class_name(Look look);

/// What a style sheet is for.
struct StyledLooks {
    bool have_lines = true;  ///< Few pictures have lines along edges and links, and need rules for them.
    bool are_shaded =
        false;  ///< Some cells are black: in the dark, blank ones are lighter, so that black ones stay darker.
};

/// Returns the looks that a picture needs.
StyledLooks looks_of(const Picture& picture);

/// Returns the style sheet of pictures as CSS. Its rules apply only inside elements of class "sator".
std::string picture_style(Theme theme, StyledLooks looks = {});

}  // namespace sator::render
