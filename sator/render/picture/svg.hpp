#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/render/board/shape.hpp"
#include "sator/render/picture/picture_style.hpp"

namespace sator::render {

struct SvgOptions {
    Theme theme = Theme::Auto;
    bool has_style = true;        ///< false for pages that have the style sheet once (see picture_style)
    LimitWatch* watch = nullptr;  ///< if it ends the work, the document is incomplete; null: no limit
};

/// Writes a picture as an SVG document in UTF-8 that ends in a newline. Texts remain texts, in the reader's
/// fonts, and are escaped. Equal pictures give equal documents.
std::string to_svg(const Picture& picture, const SvgOptions& options = {});

}  // namespace sator::render
