#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/shape.hpp"
#include "sator/render/picture/colour_theme.hpp"

namespace sator::render {

/// The class of a look: "thick".
std::string_view class_name(Look look);

/// Whether pictures have black cells. In the dark, their blank cells are lighter, so that the black ones stay darker.
enum class BlackCells : std::uint8_t {
    None,
    Some,
    ByClass,  ///< the elements of class "shaded" have some
};

/// The looks that a style sheet has rules for.
struct StyledLooks {
    bool have_lines = true;  ///< few pictures have lines along edges and links, and need rules for them
    BlackCells black_cells = BlackCells::None;
};

/// Returns the looks that a picture needs.
StyledLooks looks_of(const Picture& picture);

/// Returns the style sheet of pictures as CSS. Its rules apply only inside elements of class "sator".
std::string picture_style(Theme theme, StyledLooks looks = {});

}  // namespace sator::render
