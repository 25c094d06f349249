#include "sator/create/regex/letter_grid.hpp"

#include <gtest/gtest.h>

namespace sator::create {
namespace {

const std::u32string kAlphabet = U"ABCDEFGHIJKLMNOPQRSTUVWXYZ";

std::expected<Answer, CreateFailure> fill(const AnswerRequest& request, Resources files = Resources()) {
    RandomSource random(3);
    return fill_answer(request, kAlphabet, files, {}, random);
}

Resources file_with(std::string text) {
    return Resources([text](const std::string& path) -> std::optional<std::string> {
        if (!path.ends_with("letters.txt")) return std::nullopt;
        return text;
    });
}

std::u32string read_cells(const Answer& answer, const Slot& cells) {
    std::u32string text;
    for (const CellId cell : cells) text += answer.cells[cell.index()];
    return text;
}

TEST(LetterGrid, ASentenceChoosesItsSize) {
    const auto answer = fill({.text = "To be, or not to be: that is"});
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->cells.substr(0, 19), U"TOBEORNOTTOBETHATIS");
    EXPECT_EQ(answer->size.x * answer->size.y, 20U);
    EXPECT_EQ(answer->size.x, 5U);
    EXPECT_EQ(answer->cells.size(), 20U);
}

TEST(LetterGrid, ASentenceThatIsTooLongIsAMistake) {
    const auto answer = fill({.size = {3, 3, 0}, .has_size = true, .text = "regular expressions"});
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().reason, CreateFailure::Reason::Mistake);
    EXPECT_EQ(answer.error().problem.message, "the text has 18 letters, the grid 9 cells");
}

TEST(LetterGrid, LinesOfAFileMakeARectangleOrAHexagon) {
    const auto rectangle = fill({.grid = "letters.txt"}, file_with("net\newe\nten\n"));
    ASSERT_TRUE(rectangle);
    EXPECT_EQ(rectangle->cells, U"NETEWETEN");
    EXPECT_FALSE(rectangle->size.is_hexagonal());
    const auto hexagon = fill({.grid = "letters.txt"}, file_with(" ab\ncde\n fg\n"));
    ASSERT_TRUE(hexagon);
    EXPECT_EQ(hexagon->size.x, 3U);
    EXPECT_EQ(hexagon->size.y, 3U);
    EXPECT_EQ(hexagon->size.z, 3U);
    EXPECT_FALSE(fill({.grid = "letters.txt"}, file_with("abc\na\n")));
    EXPECT_FALSE(fill({.grid = "other.txt"}, file_with("abc")));
}

TEST(LetterGrid, AMessageIsSpelledByItsCells) {
    const auto hidden = fill({.message = "hidden word"});
    ASSERT_TRUE(hidden);
    EXPECT_EQ(read_cells(*hidden, hidden->message), U"HIDDENWORD");
    const auto found = fill({.text = "regular expressions hide much", .message = "gem"});
    ASSERT_TRUE(found);
    EXPECT_EQ(read_cells(*found, found->message), U"GEM");
    const auto missing = fill({.text = "regular expressions", .message = "zoo"});
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().reason, CreateFailure::Reason::NotMet);
}

TEST(LetterGrid, WordsFillBothDirectionsIfTheyCan) {
    const auto square =
        fill({.size = {3, 3, 0}, .has_size = true, .words = "letters.txt"}, file_with("bit\nice\nten\n"));
    ASSERT_TRUE(square);
    EXPECT_EQ(square->cells, U"BITICETEN");
    const auto rows =
        fill({.size = {3, 2, 0}, .has_size = true, .words = "letters.txt"}, file_with("dog\ncat\n"));
    ASSERT_TRUE(rows);
    EXPECT_TRUE(rows->cells == U"DOGCAT" || rows->cells == U"CATDOG");
    const auto none =
        fill({.size = {4, 2, 0}, .has_size = true, .words = "letters.txt"}, file_with("dog\ncat\n"));
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().problem.message,
              "the list has too few words of 4 letters for the rows of the grid");
}

TEST(LetterGrid, WordsMayBeWrittenWithCommas) {
    const auto square = fill({.words = "bit,Ice,TEN"});
    ASSERT_TRUE(square);
    EXPECT_EQ(square->cells, U"BITICETEN") << "the size is that of the words, and both directions are words";
    const auto rows = fill({.words = "dog,cat"});
    ASSERT_TRUE(rows);
    EXPECT_EQ(rows->size.x, 3U);
    EXPECT_TRUE(rows->cells == U"DOGCAT" || rows->cells == U"CATDOG");
    const auto uneven = fill({.words = "horse,cat"});
    ASSERT_TRUE(uneven);
    EXPECT_EQ(uneven->cells.substr(0, 8), U"HORSECAT") << "words of different lengths follow one another";
    const auto sized = fill({.size = {3, 2, 0}, .has_size = true, .words = "horse,cat,dog"});
    ASSERT_TRUE(sized);
    EXPECT_TRUE(sized->cells == U"DOGCAT" || sized->cells == U"CATDOG");
}

TEST(LetterGrid, LettersOfOtherAlphabetsAreCapitalsToo) {
    EXPECT_EQ(letters_of("Über grüne Höhen, straße"), U"ÜBERGRÜNEHÖHENSTRAßE");
    EXPECT_EQ(phrase_of("für élan"), U"FÜR ÉLAN");
}

}  // namespace
}  // namespace sator::create
