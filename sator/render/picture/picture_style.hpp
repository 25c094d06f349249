#pragma once

#include <string>
#include <string_view>

#include "sator/render/board/shape.hpp"

namespace sator {

/// Which colours a style sheet has.
enum class Theme : std::uint8_t {
    Auto,  ///< as the reader's system prefers; light on paper
    Light,
    Dark,
};

/// The class of a look: "thick".
std::string_view class_name(Look look);

/// The style sheet of pictures, as CSS. Its rules speak of elements within class "sator" only.
std::string picture_style(Theme theme);

}  // namespace sator
