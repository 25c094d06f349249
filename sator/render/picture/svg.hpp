#pragma once

#include <string>

#include "sator/base/limit_watch.hpp"
#include "sator/render/board/shape.hpp"
#include "sator/render/picture/picture_style.hpp"

namespace sator {

struct SvgOptions {
    Theme theme = Theme::Auto;
    bool has_style = true;        ///< without: for pages that have the style sheet once (see picture_style)
    LimitWatch* watch = nullptr;  ///< once it is over the document is not whole; null: nothing is limited
};

/// A picture as an SVG document, UTF-8, ending in a newline. Its texts are texts, in the reader's fonts;
/// nothing in them is taken for markup. Equal pictures give equal documents.
std::string to_svg(const Picture& picture, const SvgOptions& options = {});

}  // namespace sator
