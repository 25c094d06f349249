#include "sator/render/picture/svg.hpp"

#include <gtest/gtest.h>

#include "sator/render/picture/html_page.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Picture hostile() {
    Picture picture;
    picture.title = "</title><script>";
    picture.shapes.push_back({Look::Clue, Label{{1.5, 2}, "<&\"'>  ]]>", 10}});
    picture.shapes.push_back({Look::Border, Outline{{{{0, 0}, {3, 0.125}}}, true}});
    picture.box = {{0, 0}, {10, 20}};
    return picture;
}

TEST(Svg, TextsAreEscaped) {
    EXPECT_EQ(to_svg(hostile(), {.has_style = false}),
              "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sator\" role=\"img\" xml:space=\"preserve\" "
              "width=\"34\" "
              "height=\"44\" viewBox=\"-12 -12 34 44\">\n"
              "<title>&lt;/title&gt;&lt;script&gt;</title>\n"
              "<rect class=\"paper\" x=\"-12\" y=\"-12\" width=\"34\" height=\"44\"/>\n"
              "<g class=\"border\">\n"
              "<path d=\"M0 0L3 0.13Z\"/>\n"
              "</g>\n"
              "<g class=\"clue\">\n"
              "<text x=\"1.5\" y=\"5.5\" font-size=\"10\" text-anchor=\"middle\">&lt;&amp;&quot;&#39;&gt;  "
              "]]&gt;</text>\n"
              "</g>\n"
              "</svg>\n");
}

TEST(Svg, ColoursFollowTheTheme) {
    const std::string both = to_svg(hostile()), light = to_svg(hostile(), {.theme = Theme::Light}),
                      dark = to_svg(hostile(), {.theme = Theme::Dark});
    EXPECT_NE(both.find("@media screen and (prefers-color-scheme:dark)"), std::string::npos);
    EXPECT_EQ(light.find("prefers-color-scheme"), std::string::npos);
    EXPECT_NE(light.find(".sator .paper{fill:#ffffff"), std::string::npos);
    EXPECT_NE(dark.find(".sator .paper{fill:#14161a"), std::string::npos);
}

TEST(Svg, BlackCellsAreDarkerThanBlankOnesInTheDark) {
    Picture shaded = hostile();
    shaded.shapes.push_back({Look::Solid, Outline{{{{0, 0}, {3, 0}, {3, 3}}}, true}});
    for (const Theme theme : {Theme::Dark, Theme::Auto}) {
        const std::string svg = to_svg(shaded, {.theme = theme});
        EXPECT_TRUE(svg.contains(".sator .cell{fill:#4d5563") && svg.contains(".sator .solid{fill:#000000"))
            << svg;
        EXPECT_TRUE(to_svg(hostile(), {.theme = theme}).contains(".sator .solid{fill:#ececec"));
    }
    EXPECT_EQ(to_svg(shaded, {.theme = Theme::Light}).find("#4d5563"), std::string::npos);
}

TEST(Svg, EveryStyleHasAClass) {
    for (int look = 0; look <= static_cast<int>(Look::Typed); ++look)
        EXPECT_FALSE(class_name(static_cast<Look>(look)).empty());
}

TEST(HtmlPage, HasOneStyleSheetAndNoForeignMarkup) {
    const std::vector<PageSection> sections = {{"<b>", hostile(), "first & last\nsecond"},
                                               {"two", hostile(), ""}};
    const std::string page = to_html("a < b", sections);
    EXPECT_NE(page.find("<title>a &lt; b</title>"), std::string::npos);
    EXPECT_NE(page.find("<h2>&lt;b&gt;</h2>"), std::string::npos);
    EXPECT_NE(page.find("<p>first &amp; last</p>\n<p>second</p>"), std::string::npos);
    EXPECT_EQ(page.find("<style>"), page.rfind("<style>"));
    EXPECT_EQ(page.find("<script"), std::string::npos);
}

}  // namespace
}  // namespace sator::tests
