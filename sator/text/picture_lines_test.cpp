// The lines `draw`, `input` and `says` of a kind's text.
#include <gtest/gtest.h>

#include <algorithm>

#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "sator/text/read/sator_language.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::expected<Puzzle, std::vector<Diagnostic>> read_text(const std::string& text) {
    Resources files;
    return read_sator({"demo.sator", std::make_shared<const std::string>(text)}, files);
}

std::string error_of(const std::string& line) {
    const auto read =
        read_text("define kind demo\n  grid 2x1\n  range . lamp/lamps \"*\"\n  " + line + "\nend\n\ndemo\n");
    return read ? "" : to_text(read.error().front());
}

std::vector<std::string> words_of(const std::string& text) {
    const auto read = read_text(text);
    std::vector<std::string> words;
    if (!read || !read->kind) return words;
    for (const KindSentence& said : read->kind->says) words.push_back(said.english);
    return words;
}

using Texts = std::vector<std::string>;

TEST(KindPicture, IsWhatTheLineDrawSays) {
    const auto read = read_text("akari\n| . 1\n| . .\n");
    const auto& picture = read->kind->definition->picture;
    ASSERT_EQ(picture.size(), 2U);
    EXPECT_EQ(picture[0].name, "lamp");
    EXPECT_EQ(picture[0].glyph, text::Glyph::Bulb);
    EXPECT_EQ(picture[1].name, "lamps");
    EXPECT_EQ(picture[1].glyph, std::nullopt);
    EXPECT_TRUE(picture[1].is_sight);
}

TEST(KindPicture, ErrorsPointAtTheWord) {
    EXPECT_EQ(
        error_of("draw lamp as lantern"),
        "demo.sator:4:16: error: nothing is drawn as 'lantern'\n"
        "      draw lamp as lantern\n"
        "                   ^^^^^^^\n"
        "hint: there are bulb, star, queen, tree, tent, mine, ship, circle, ring, dot, cross, plus, minus, "
        "triangle, square, upright, level, half_left, half_right, half_up, half_down, falling, rising, spot, "
        "spot_right, spot_below, spot_corner, spots_after, wall_right, wall_below, walls_after, "
        "triangle_upper_left, triangle_upper_right, "
        "triangle_lower_right, triangle_lower_left, pillow_left, pillow_right, pillow_up, pillow_down, "
        "thick line, double line, border\n");
    EXPECT_EQ(error_of("draw lamp as bulb, lamp bright"),
              "demo.sator:4:22: error: this says nothing about a picture\n"
              "      draw lamp as bulb, lamp bright\n"
              "                         ^^^^^^^^^^^\n"
              "hint: write 'NAME as star', 'NAME shaded', 'sight of NAME shaded', 'NAME with →', "
              "'NAME printed', 'NAME spaced', 'numbers in corner' or 'values coloured'\n");
    EXPECT_EQ(error_of("input lamp dot"),
              "demo.sator:4:9: error: this says nothing about input\n"
              "      input lamp dot\n"
              "            ^^^^^^^^\n"
              "hint: write 'digits', 'letters', or what a click enters: 'lamp, dot'\n");
    EXPECT_EQ(error_of("input lamp, dot"), "");
}

TEST(KindPicture, InputIsWhatClicksOrKeysEnter) {
    const auto akari = read_text("akari\n| . .\n| . .\n");
    EXPECT_EQ(akari->kind->definition->input.clicks, (Texts{"lamp", "dot"}));
    const auto kakuro = read_text("kakuro\n| # 3\\ 4\\\n| \\3 . .\n| \\4 . .\n");
    EXPECT_EQ(kakuro->kind->definition->input.clicks, Texts{});
    EXPECT_EQ(kakuro->kind->definition->input.keys, text::KindInput::Keys::Digits);
}

TEST(KindWords, HaveThePuzzlesNumbers) {
    EXPECT_EQ(words_of("sudoku 4x4\n"), (Texts{"Each row, column and box holds 1 to 4 once."}));
    const auto stars = [](const std::string& number) {
        return words_of(
            "define kind sky STARS\n  says \"Each row has {STARS} stars.\"\n"
            "  says de \"Jede Zeile hat {STARS} Sterne.\"\n  grid 9x9\n"
            "  range . star/stars \"*\" de Stern/Sterne\n  count star STARS at rows\nend\n\nsky " +
            number + "\n");
    };
    EXPECT_EQ(stars("1"), Texts{"Each row has 1 star."});
    EXPECT_EQ(stars("2"), Texts{"Each row has 2 stars."});
    EXPECT_EQ(read_text("sudoku 4x4\n")->kind->says[0].german,
              "In jeder Zeile, jeder Spalte und jedem Kasten steht jede Zahl von 1 bis 4 einmal.");
}

TEST(KindWords, AreThoseOfEachKindOnce) {
    EXPECT_EQ(words_of("sudoku 9x9 at R1C1\nsudoku 9x9 at R7C7\n"),
              (Texts{"Each row, column and box holds 1 to 9 once."}));
    EXPECT_EQ(words_of("sudoku 4x4\nkiller\n  5 R1C1 R1C2\n").size(), 2U);
    // A rule that opens its usual grid has the words of that grid.
    EXPECT_EQ(words_of("thermometer\n  R1C1 R1C2\n"), (Texts{"Each row, column and box holds 1 to 9 once."}));
    EXPECT_EQ(words_of("grid 4x4\nrange 1..4\n"), Texts{});
}

TEST(KindWords, FollowTheConditionsOfTheirLines) {
    const auto all = words_of("kropki all\n| . o . . .\n| . . . .\n| . . . .\n| . . . .\n");
    const auto some = words_of("kropki\n| . o . . .\n| . . . .\n| . . . .\n| . . . .\n");
    ASSERT_EQ(all.size(), 1U);
    ASSERT_EQ(some.size(), 1U);
    EXPECT_TRUE(all[0].ends_with(" All dots are given.")) << all[0];
    EXPECT_FALSE(some[0].contains("All dots")) << some[0];
}

TEST(KindWords, FollowTheArgumentsOfTheirKinds) {
    const std::string words = "words\nbit ice ten tie\n";
    EXPECT_EQ(words_of("word_square 3x3\n" + words),
              Texts{"The rows are words of the list, and the columns read the same words."});
    EXPECT_EQ(words_of("word_square 3x3 double\n" + words),
              Texts{"The rows and columns are words of the list, all of them different."});
    EXPECT_EQ(words_of("sudoku 2x2 jigsaw\n| a a\n| b b\n"),
              Texts{"Each row, column and region holds 1 to 2 once."});
    EXPECT_EQ(
        words_of("star_battle 1 5x5\n"),
        Texts{"The number of stars in each row and column is 1. Stars do not touch, not even at a corner."});
    EXPECT_EQ(
        words_of("crossword at_least 3\n| . . .\n" + words),
        Texts{"Fill the grid with different words from the list, across and down. Each word has at least 3 "
              "letters."});
}

/// Whether a flag of the kind is a condition of one of these lines.
template <typename Line>
bool asks_for(const std::vector<Line>& lines, const std::string& flag) {
    return std::ranges::any_of(lines, [&](const Line& line) {
        return std::ranges::find(line.conditions, flag, &text::KindCondition::name) != line.conditions.end();
    });
}

TEST(KindWords, SayWhatAFlagChanges) {
    for (const text::Kind& kind : text::kind_table()) {
        if (kind.definition == nullptr) continue;
        for (const text::KindParameter& parameter : kind.definition->parameters) {
            if (parameter.type != text::KindParameter::Type::Flag) continue;
            EXPECT_EQ(asks_for(kind.definition->lines, parameter.name),
                      asks_for(kind.definition->sayings, parameter.name))
                << kind.name << " " << parameter.name;
        }
    }
}

}  // namespace
}  // namespace sator::tests
