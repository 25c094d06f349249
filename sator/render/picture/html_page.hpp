#pragma once

#include <span>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/render/board/shape.hpp"
#include "sator/render/picture/picture_style.hpp"

namespace sator::render {

/// A section of a page: a heading, a picture, and a text about it.
struct PageSection {
    std::string heading;
    Picture picture;
    std::string text;  ///< each line becomes a paragraph
};

/// Makes a self-contained HTML page with inline SVG pictures and one style sheet. Texts are escaped. The page
/// is incomplete if `watch` ends the work; null means that there is no limit.
std::string to_html(std::string_view title, std::span<const PageSection> sections, Theme theme = Theme::Auto,
                    LimitWatch* watch = nullptr);

}  // namespace sator::render
