// Pictures in characters of puzzles with values between cells: regions, dots and other signs.

#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"
#include "sator/render/text/grid_text.hpp"
#include "sator/rules/words/resources.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Draws a puzzle with the values of these positions; all others are open.
std::string drawn(const std::string& text) {
    Resources files;
    ReadResult found = read_puzzles(text, "test.sator", files, {});
    EXPECT_TRUE(found.at(0).has_value()) << to_text(found[0].error());
    std::vector<std::optional<Value>> values(found[0]->grid.position_count());
    if (found[0]->initials.empty()) return grid_text(*found[0], values);
    for (const Given& given : found[0]->initials[0].givens)
        values[given.cell.index()] = value_of(given.value);
    return grid_text(*found[0], values);
}

TEST(HalfCellFrame, LoopsCrossTheWallsOfRegions) {
    EXPECT_EQ(drawn("country_road\n| a2 a b\n| c c b\ninitial\n| ┏━━━┓\n| ┃   ┃\n| ┗━━━┛\n"),
              "┌───────┬───┐\n"
              "│ 2━━━━━┿━┓ │\n"
              "├─╂─────┤ ┃ │\n"
              "│ ┗━━━━━┿━┛ │\n"
              "└───────┴───┘\n");
}

TEST(HalfCellFrame, TilesAreDotted) {
    EXPECT_EQ(drawn("combi_block\n| a b b\n| a a b\n"),
              "·   ·   ·   ·\n"
              "    ┊\n"
              "·   ·┈┈┈·   ·\n"
              "        ┊\n"
              "·   ·   ·   ·\n");
}

TEST(HalfCellFrame, SignsStandOnBorders) {
    EXPECT_EQ(drawn("voxas\n| .   . o .\n| @\n| .   .   .\n"),
              "·   ·   ·   ·\n"
              "        ○\n"
              "· ● ·   ·   ·\n"
              "\n"
              "·   ·   ·   ·\n");
    EXPECT_EQ(drawn("wafusuma\n  10 R1C1 R1C2\n  4 R1C2 R2C2\n| .   .\n|\n| .   .\n"),
              "·   ·   ·\n"
              "    10\n"
              "·   · 4 ·\n"
              "\n"
              "·   ·   ·\n");
    EXPECT_EQ(drawn("galaxies\n| o > .\n| . . v\n| . x .\n"),
              "·   ·   ·   ·\n"
              "  ●     ●\n"
              "·   ·   ·   ·\n"
              "\n"
              "·   ·   · ● ·\n"
              "\n"
              "·   ·   ●   ·\n");
}

TEST(HalfCellFrame, SignsAreDrawnAsOnPaper) {
    EXPECT_EQ(drawn("masyu\n| x . .\n| . . o\n"),
              "● · ·\n"
              "\n"
              "· · ○\n");
    EXPECT_EQ(drawn("compass\n| . 1/// .\n| . /2//3 .\n"),
              "·      ·      ·      ·\n"
              "          ↑1\n"
              "·      ·      ·      ·\n"
              "         ↓2→3\n"
              "·      ·      ·      ·\n");
    EXPECT_EQ(drawn("barns\n| i ] .\n| . . .\n"),
              "▒ ·│·\n"
              "\n"
              "· · ·\n");
}

}  // namespace
}  // namespace sator::tests
