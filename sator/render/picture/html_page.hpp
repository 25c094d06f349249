#pragma once

#include <span>
#include <string>
#include <string_view>

#include "sator/base/limit_watch.hpp"
#include "sator/render/board/shape.hpp"
#include "sator/render/picture/picture_style.hpp"

namespace sator {

/// A part of a page: a heading, a picture, and what is said of it.
struct PageSection {
    std::string heading;
    Picture picture;
    std::string text;  ///< lines become paragraphs
};

/// A page of HTML that needs no other file: pictures as SVG in it, one style sheet. Texts are escaped. Once
/// `watch` is over the page is not whole; null: nothing is limited.
std::string to_html(std::string_view title, std::span<const PageSection> sections, Theme theme = Theme::Auto,
                    LimitWatch* watch = nullptr);

}  // namespace sator
