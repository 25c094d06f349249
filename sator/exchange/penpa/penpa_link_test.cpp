#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <utility>

#include "sator/exchange/format_parts.hpp"
#include "sator/exchange/packing/base64.hpp"
#include "sator/exchange/packing/deflate.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using namespace exchange;

/// Unpacks stored blocks only, which are all that these tests pack.
std::optional<std::string> inflate_stored(std::string_view packed, std::size_t limit) {
    std::string text;
    for (bool is_last = false; !is_last;) {
        constexpr std::size_t kHead = 5;
        if (packed.size() < kHead || static_cast<unsigned char>(packed[0]) > 1) return std::nullopt;
        is_last = packed[0] == 1;
        const std::size_t length =
            static_cast<unsigned char>(packed[1]) + 256U * static_cast<unsigned char>(packed[2]);
        if (packed.size() < kHead + length || text.size() + length > limit) return std::nullopt;
        text += packed.substr(kHead, length);
        packed.remove_prefix(kHead + length);
    }
    return text;
}

std::string link_of(std::string_view text) {
    const auto length = static_cast<std::uint32_t>(text.size());
    std::string packed = {1, static_cast<char>(length & 0xFF), static_cast<char>(length >> 8),
                          static_cast<char>(~length & 0xFF), static_cast<char>(~length >> 8 & 0xFF)};
    return "https://swaroopg92.github.io/penpa-edit/#m=solve&p=" + to_base64(packed + std::string(text));
}

std::string drawing_text_of(const std::string& genre) {
    std::ifstream input(SATOR_SOURCE_DIR "/tests/links/penpa_" + genre + ".txt");
    return std::string((std::istreambuf_iterator<char>(input)), {});
}

ReadResult read_penpa(const std::string& link, PuzzleOptions options = {}) {
    Resources none;
    options.inflate = inflate_stored;
    return kPenpa.read({"link", std::make_shared<const std::string>(link)}, none, options);
}

std::string penpa_message(const std::string& link) {
    const ReadResult result = read_penpa(link);
    return result.at(0) ? "no error" : result[0].error().message;
}

TEST(PenpaLink, ReadsTheGenreThatTheSetterChose) {
    for (const std::string genre : {"skyscrapers", "akari", "norinori"}) {
        const std::string link = link_of(drawing_text_of(genre));
        EXPECT_TRUE(kPenpa.recognises(link));
        const ReadResult result = read_penpa(link);
        ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
        EXPECT_TRUE(result[0]->remarks.empty()) << to_text(result[0]->remarks.front());
        EXPECT_TRUE(result[0]->left_out.empty()) << to_text(result[0]->left_out.front().what);
        auto solver = PuzzleSolver::build(*result[0]);
        ASSERT_TRUE(solver);
        EXPECT_EQ(solver->solve({.limit = 2}).solutions.size(), 1U) << genre;
    }
}

/// The text of a drawing on 3 by 3 cells; its canvas has 7 by 7 places, and the first cell is place 16.
std::string small_drawing(const std::string& problem, const std::string& genres = "[\"minesweeper\"]") {
    return "square,3,3,38,0,1,1,1,1,1,1,0,0,0,0,Title: A%2CB,Author: Me,,one%2Dtwo\n[0,0,0,0]\nx\n" +
           problem + "\n\n[16,1,1,5,1,1,5,1,1]\nx\nx\nx\nx\nx\nx\nx\nx\nx\nx\nx\n" + genres + "\n";
}

TEST(PenpaLink, ReadsNumbersTextsAndWhatItLeavesOut) {
    const ReadResult result =
        read_penpa(link_of(small_drawing("{zN:{\"16\":[\"2\",1,\"1\"],\"32\":[1,1,\"1\"],\"24\":[\"?\",1,"
                                         "\"1\"]},zL:{\"16,17\":3},zS:{},\"mirror\":[1]}")));
    ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
    const Puzzle& puzzle = *result[0];
    EXPECT_EQ(puzzle.title, "A,B");
    EXPECT_EQ(puzzle.author, "Me");
    EXPECT_EQ(puzzle.rules_text, "one\ntwo");
    ASSERT_EQ(puzzle.initials.size(), 1U);
    ASSERT_EQ(puzzle.initials[0].givens.size(), 2U);
    EXPECT_EQ(puzzle.initials[0].givens[1].cell, CellId(8));
    ASSERT_EQ(puzzle.left_out.size(), 1U);
    EXPECT_EQ(puzzle.left_out[0].what.message,
              "not understood in the drawing, and left out: 'mirror', lines, the text '?'");
}

TEST(PenpaLink, RefusesWhatItCannotSay) {
    EXPECT_EQ(penpa_message(link_of(small_drawing("{}", "[]"))),
              "the link does not say which rules its drawing has: it has no genre");
    EXPECT_EQ(penpa_message(link_of(small_drawing("{}", "[\"tapa\"]"))),
              "puzzles of the genre 'tapa' cannot be read from Penpa yet");
    EXPECT_EQ(penpa_message(link_of("hex,3,3\n\n\n{}\n\n[1]\n")),
              "the grid is 'hex', but only square grids can be read");
    EXPECT_EQ(penpa_message(link_of("square,3,3\n\n\n{}\n\n[16,1,9]\n")), "the cells are no rectangle");
    EXPECT_EQ(penpa_message(link_of("square,3,3\n\n\n{}\n\n[16,1,\n")),
              "the list of the cells cannot be read");
    EXPECT_EQ(penpa_message(link_of("square,3,3\n\n\n{]\n\n[16,1]\n")), "what is drawn cannot be read");
    EXPECT_EQ(penpa_message(link_of("nothing")), "the link holds no drawing of Penpa");
    EXPECT_EQ(penpa_message("https://x/#m=edit&p=AB*C"),
              "the drawing is cut off here, or this character is not base64");
    EXPECT_EQ(penpa_message("https://x/#m=edit&p=AAAA"),
              "the drawing cannot be unpacked: the link is cut off or changed");
}

/// Each genre and each part of the drawing is what the table in docs/formats.md says.
TEST(PenpaLink, HasThePartsOfItsTable) {
    const std::map<std::string_view, std::pair<std::string, std::string>> fed = {
        {"number", {R"({"16":[2,1,"1"]})", R"(["minesweeper"])"}},
        {"surface", {R"({"16":4})", R"(["akari"])"}},
        {"lineE", {R"({"58,65":2,"65,72":2,"72,79":2})", R"(["norinori"])"}}};
    for (const FormatPart& part : format_parts(kPenpa)) {
        if (!part.read_as.empty()) continue;
        const auto row = fed.find(part.name);
        const std::string value = row == fed.end() ? R"({"16":[1]})" : row->second.first,
                          genre = row == fed.end() ? R"(["minesweeper"])" : row->second.second;
        const auto with =
            read_penpa(link_of(small_drawing("{\"" + std::string(part.name) + "\":" + value + "}", genre)));
        const auto without = read_penpa(link_of(small_drawing("{}", genre)));
        ASSERT_TRUE(with.at(0) && without.at(0)) << part.name;
        EXPECT_EQ(!with[0]->left_out.empty(), part.use == PartUse::Refused) << part.name;
        if (part.use == PartUse::Refused) continue;
        EXPECT_EQ(*with[0] == *without[0], part.use == PartUse::Skipped) << part.name;
    }
}

TEST(PenpaLink, RefusesHugeGridsBeforeAllocating) {
    for (const char* head : {"square,99999999,3", "square,3,-1", "square,x,3", "square"})
        EXPECT_EQ(penpa_message(link_of(std::string(head) + "\n\n\n{}\n\n[16]\n")),
                  "the size of the grid is missing");
    PuzzleOptions options;
    options.cell_limit = 8;
    EXPECT_EQ(read_penpa(link_of(small_drawing("{}")), options).at(0).error().message,
              "the grid has more than 8 cells");
    for (const char* cells : {"[-5]", "[9999999999]", "[16,9223372036854775807,1]", "[]", "[16,-1]"})
        EXPECT_NE(penpa_message(link_of(std::string("square,3,3\n\n\n{}\n\n") + cells + "\n")), "no error")
            << cells;
}

TEST(PenpaLink, EveryCutLinkIsRefusedWithItsPlace) {
    const std::string link = link_of(drawing_text_of("akari"));
    for (std::size_t length = 60; length < link.size(); length += 7) {
        const ReadResult result = read_penpa(link.substr(0, length));
        ASSERT_FALSE(result.at(0));
        EXPECT_EQ(result[0].error().span.line, 1U);
        EXPECT_GE(result[0].error().span.column, 52U);
    }
}

}  // namespace
}  // namespace sator::tests
