#include "sator/render/picture/html_page.hpp"

#include <algorithm>

#include "sator/render/picture/picture_style.hpp"
#include "sator/render/picture/svg.hpp"
#include "sator/render/text/escape_xml.hpp"

namespace sator::render {

namespace {

constexpr std::string_view kPageStyle =
    "body{max-width:60rem;margin:2rem auto;padding:0 1rem;line-height:1.5}\n"
    "section{break-inside:avoid;margin-bottom:3rem}\n"
    "svg{max-width:100%;height:auto}\n";

struct PageColours {
    std::string_view paper, ink, scheme;
};
constexpr PageColours kLight{"#ffffff", "#1b1b1b", "light"}, kDark{"#14161a", "#ececec", "dark"};

std::string page_rule(const PageColours& colours) {
    std::string rule = "body{background:";
    rule += colours.paper;
    rule += ";color:";
    rule += colours.ink;
    rule += "}\n";
    return rule;
}

/// One style sheet serves all pictures.
std::string page_style(Theme theme, std::span<const PageSection> sections) {
    std::string style = ":root{color-scheme:";
    style += theme == Theme::Auto ? "light dark" : theme == Theme::Dark ? kDark.scheme : kLight.scheme;
    style += "}\n";
    style += kPageStyle;
    style += page_rule(theme == Theme::Dark ? kDark : kLight);
    if (theme == Theme::Auto)
        style += "@media screen and (prefers-color-scheme:dark){" + page_rule(kDark) + "}\n";
    const bool has_any = std::ranges::any_of(sections, [](const PageSection& section) {
        return looks_of(section.picture).black_cells == BlackCells::Some;
    });
    return style + picture_style(theme, {.black_cells = has_any ? BlackCells::Some : BlackCells::None});
}

/// Makes a paragraph of each line.
std::string paragraphs(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        if (!line.empty()) result += "<p>" + escape_xml(line) + "</p>\n";
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    }
    return result;
}

}  // namespace

std::string to_html(std::string_view title, std::span<const PageSection> sections, Theme theme,
                    LimitWatch* watch) {
    const std::string name = escape_xml(title);
    // The class gives the page the fonts of the pictures.
    std::string page =
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
        name + "</title>\n<style>\n" + page_style(theme, sections) +
        "</style>\n</head>\n<body class=\"sator\">\n";
    if (sections.size() != 1) page += "<h1>" + name + "</h1>\n";
    for (const PageSection& section : sections) {
        page += "<section>\n<h2>" + escape_xml(section.heading) + "</h2>\n";
        page += to_svg(section.picture, {.theme = theme, .has_style = false, .watch = watch});
        page += paragraphs(section.text) + "</section>\n";
    }
    return page + "</body>\n</html>\n";
}

}  // namespace sator::render
