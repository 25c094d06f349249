#pragma once

#include <string>
#include <string_view>

#include "sator/render/board/shape.hpp"

namespace sator {

/// The colours of a style sheet.
enum class Theme : std::uint8_t {
    Auto,  ///< as the reader's system prefers; light on paper
    Light,
    Dark,
};

/// Returns the CSS class of a look, e.g. "thick".
std::string_view class_name(Look look);

/// Returns the style sheet of pictures as CSS. Its rules apply only inside elements of class "sator".
std::string picture_style(Theme theme);

}  // namespace sator
