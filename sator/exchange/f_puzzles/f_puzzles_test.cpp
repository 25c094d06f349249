#include "sator/exchange/f_puzzles/f_puzzles.hpp"

#include <gtest/gtest.h>

#include "sator/exchange/f_puzzles/f_puzzles_field.hpp"
#include "sator/exchange/packing/lz_string.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/write/write_sator.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

const std::string kFPuzzlesGrid =
    R"("size":3,"grid":[[{"value":1,"given":true},{},{}],[{},{},{}],[{},{},{}]])";

/// Returns "read", what is left out and the remarks, or the error.
std::string reading_of(const std::string& text) {
    Resources none;
    const ReadResult result = read_puzzles(text, "file", none);
    std::string told;
    for (const auto& puzzle : result) {
        told += puzzle ? "read\n" : to_text(puzzle.error());
        if (!puzzle) continue;
        for (const LeftOut& part : puzzle->left_out) told += to_text(part.what);
        for (const Diagnostic& remark : puzzle->remarks) told += to_text(remark);
    }
    return told;
}

std::string link_to(const std::string& json) {
    return "https://www.f-puzzles.com/?load=" + pack_lz_base64(json);
}

TEST(FPuzzles, AreReadFromLinksAndJson) {
    const std::string json = "{" + kFPuzzlesGrid + "}", data = pack_lz_base64(json);
    std::string encoded;
    for (const char c : data)
        encoded += c == '=' ? "%3D" : c == '+' ? "%2B" : c == '/' ? "%2F" : std::string(1, c);
    for (const std::string& text :
         {json, link_to(json), link_to(json) + "\n", "https://f-puzzles.com/?load=" + encoded,
          "fpuzzles" + data, "fpuz" + data, "https://sudokupad.app/fpuzzles" + encoded,
          "https://sudokupad.app/sudoku/fpuz" + data,
          "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles" + encoded,
          "sudokupad://puzzle/fpuzzles" + data})
        EXPECT_EQ(reading_of(text), "read\n") << text;
    EXPECT_EQ(reading_of(link_to(json) + "\n\n" + link_to(json)), "read\nread\n") << "a link a line";
}

/// Returns the statements of the puzzle.
std::string statements_of(const std::string& json) {
    Resources none;
    const ReadResult result = read_puzzles(json, "file", none);
    if (!result.at(0)) return to_text(result[0].error());
    return write_sator(*result[0]).value_or("not written");
}

std::string count_of(const std::string& json) {
    Resources none;
    auto solver = PuzzleSolver::build(*read_puzzles(json, "file", none).at(0));
    const Outcome outcome = solver->count();
    const auto* solved = std::get_if<Solved>(&outcome);
    return solved == nullptr ? "none" : solved->count.to_string();
}

TEST(FPuzzles, ACellWithoutARegionIsInTheDefaultOne) {
    const auto grid = [](const std::string& first, const std::string& fourth) {
        return R"({"size":3,"grid":[[)" + first + ",{},{}],[" + fourth + ",{},{}],[{},{},{}]]}";
    };
    const std::string swapped = grid(R"({"region":1})", R"({"region":0})");
    const std::string stated = R"({"size":3,"grid":[[{"region":1},{"region":0},{"region":0}],)"
                               R"([{"region":0},{"region":1},{"region":1}],)"
                               R"([{"region":2},{"region":2},{"region":2}]]})";
    EXPECT_EQ(statements_of(swapped), statements_of(stated));
    EXPECT_NE(statements_of(swapped), statements_of(grid("{}", "{}")));
    const std::string open = grid(R"({"region":null})", R"({"region":0})");
    Resources none;
    const auto written = kFPuzzlesJsonText.write(*read_puzzles(open, "file", none).at(0));
    ASSERT_TRUE(written);
    EXPECT_EQ(count_of(written->text), count_of(open));
    EXPECT_EQ(statements_of(grid("{}", "{}")).find("region"), std::string::npos) << "rows alone";
}

TEST(FPuzzles, SayWhatIsNotUnderstood) {
    EXPECT_EQ(reading_of("{" + kFPuzzlesGrid + R"(,"chaos":[{"cells":["R1C1"]},{}],"empty":[],"off":false})"),
              "read\n"
              "file: error: not understood: 2 of 'chaos'\n"
              "hint: the puzzle is read without it, so it may have more solutions\n");
    EXPECT_EQ(
        reading_of(
            "{" + kFPuzzlesGrid +
            R"(,"killercage":[{"cells":["R1C9"],"value":"3"}],"text":[{"cells":["R0C1"],"value":"x"}]})"),
        "read\n"
        "file: error: not understood: 'killercage'\n"
        "hint: the puzzle is read without it, so it may have more solutions\n"
        "file: error: not drawn: 'text'\n");
}

/// An item with a field that is not known may mean something else.
TEST(FPuzzles, SayWhichPartOfAnItemIsNotUnderstood) {
    for (const FPuzzlesField& field : f_puzzles_fields()) {
        const std::string key(field.key);
        const std::string told =
            reading_of("{" + kFPuzzlesGrid + ",\"" + key + "\":[{\"twist\":1,\"outlineC\":\"#FF0000\"}]}");
        EXPECT_TRUE(told.contains("not understood: 'twist' of '" + key + "'\n")) << told;
        EXPECT_FALSE(told.contains("outlineC")) << told;
    }
    EXPECT_EQ(
        reading_of(R"({"size":3,"grid":[[{"twist":1,"c":0},{"twist":null},{}],[{},{},{}],[{},{},{}]]})"),
        "read\nfile: error: not understood: 'twist' of a cell\n");
}

TEST(FPuzzles, DisabledLogicMeansNothing) {
    Resources none;
    const ReadResult result = read_puzzles(
        "{" + kFPuzzlesGrid +
            R"(,"thermometer":[{"lines":[["R1C1","R1C2"]]}],"antiknight":true,"disabledlogic":["Thermometer","antiknight"]})",
        "file", none);
    ASSERT_TRUE(result.at(0));
    EXPECT_EQ(result[0]->rules.size(), 1U) << "the rows and columns";
    EXPECT_EQ(result[0]->decorations.size(), 1U);
    ASSERT_EQ(result[0]->remarks.size(), 1U);
    EXPECT_EQ(result[0]->remarks[0].message, "the logic is disabled: 'thermometer' means nothing");
}

TEST(FPuzzles, TextsComeWithThePuzzle) {
    Resources none;
    const ReadResult result = read_puzzles(
        "{" + kFPuzzlesGrid +
            R"(,"title":"A # title","author":"B","ruleset":"One.\n\nTwo.","solution":[1,2,3,2,3,1,3,1,2]})",
        "file", none);
    ASSERT_TRUE(result.at(0));
    EXPECT_EQ(result[0]->title, "A # title");
    EXPECT_EQ(result[0]->author, "B");
    EXPECT_EQ(result[0]->rules_text, "One.\n\nTwo.");
    EXPECT_EQ(result[0]->solution.size(), 9U);
    const auto links = kFPuzzles.write(*result[0]);
    ASSERT_TRUE(links);
    const ReadResult back = read_puzzles(links->text, "back", none);
    ASSERT_TRUE(back.at(0));
    EXPECT_TRUE(*back[0] == *result[0]);
}

TEST(FPuzzles, ErrorsHaveTheirPlaces) {
    EXPECT_EQ(reading_of(R"({"size":2,"grid":[]})"),
              "file:1:9: error: a puzzle of f-puzzles has a \"size\" from 3 to 16\n"
              "    {\"size\":2,\"grid\":[]}\n"
              "            ^\n");
    EXPECT_TRUE(reading_of(R"({"size":3,"grid":[[]]})")
                    .starts_with("file:1:18: error: the size is 3, but the grid has 1 rows\n"));
    EXPECT_EQ(reading_of("https://www.f-puzzles.com/?load=N4Igzg!!"),
              "file: error: the data of the link cannot be unpacked\n"
              "hint: part of the link is missing or has changed; copy all of it\n");
}

TEST(FPuzzles, LinksToAServerAreRefused) {
    EXPECT_TRUE(reading_of("https://www.f-puzzles.com/?id=yhkyz63b")
                    .starts_with("file: error: the link names a puzzle that only a server knows, and nothing "
                                 "is fetched\nhint: "));
    EXPECT_TRUE(reading_of("https://sudokupad.app/abc123").contains("only a server knows"));
    EXPECT_TRUE(reading_of("https://example.org/puzzle")
                    .starts_with("file: error: no known format has such links\n"));
}

TEST(FPuzzles, ALinkThatIsCutOffIsNeverRead) {
    const std::string link = link_to("{" + kFPuzzlesGrid + R"(,"title":"Cut"})");
    const std::size_t data = link.find("load=") + 5;
    for (std::size_t length = data; length + 4 < link.size(); ++length)
        EXPECT_TRUE(reading_of(link.substr(0, length)).starts_with("file: error: ")) << length;
}

TEST(FPuzzles, LostSlashesAreFound) {
    // A character with many set bits makes data with two slashes, at some place.
    for (int i = 0; i < 100; ++i) {
        const std::string link =
            link_to("{" + kFPuzzlesGrid + ",\"title\":\"" + std::to_string(i * 7919) + "\uFFFD\"}");
        const std::size_t data = link.find("load=") + 5;
        const std::size_t slashes = link.find("//", data);
        if (slashes == std::string::npos) continue;
        std::string lost = link;
        lost.erase(slashes, 1);
        EXPECT_EQ(reading_of(lost), "read\n");
        return;
    }
    FAIL() << "no data with two slashes";
}

}  // namespace
}  // namespace sator::tests
