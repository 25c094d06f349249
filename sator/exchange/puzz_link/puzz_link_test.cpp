#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "sator/exchange/boards/kind_codecs.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/puzzle/unsaid_kinds.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::vector<std::string> lines_of_data(const std::string& file) {
    std::ifstream input(std::string(SATOR_SOURCE_DIR "/tests/links/") + file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(input, line);) {
        if (!line.empty() && line[0] != '#') lines.push_back(line);
    }
    return lines;
}

ReadResult read_links(const std::string& text, const PuzzleOptions& options = {}) {
    Resources none;
    return read_puzzles(text, "link", none, options);
}

std::string link_error(const std::string& text, const PuzzleOptions& options = {}) {
    const ReadResult result = read_links(text, options);
    return result.at(0) ? "no error" : to_text(result[0].error());
}

std::string written_link(const Puzzle& puzzle) {
    const auto written = exchange::kPuzzLink.write(puzzle);
    if (!written) return written.error().message;
    std::string text = written->text;
    for (const std::string& lost : written->losses) text += "lost: " + lost + "\n";
    return text;
}

/// The solution in the form of pzpr_answers.txt.
std::string answer_text(const Puzzle& puzzle, const Solution& solution) {
    std::string text;
    for (const Slot& row : puzzle.grid.rows) {
        if (!text.empty()) text += '/';
        for (const CellId cell : row) {
            const std::string symbol = solution[cell].to_string();
            const bool is_letter =
                puzzle.rules.back().name == "first_seen" || puzzle.rules.back().name == "last_seen";
            if (symbol.size() == 1 && symbol[0] >= '1' && symbol[0] <= '9') {
                text += symbol;
            } else if (is_letter && !symbol.empty()) {
                text += static_cast<char>(symbol[0] - 'A' + '1');
            } else {
                text += symbol == "#" || symbol == "*" || symbol == "M" || symbol == "A" || symbol == "X"
                            ? '#'
                            : '.';
            }
        }
    }
    return text;
}

TEST(PuzzLink, HasTheAnswersOfPzprjs) {
    for (const std::string& line : lines_of_data("pzpr_answers.txt")) {
        const std::string link = line.substr(0, line.find(' '));
        const ReadResult result = read_links("https://puzz.link/p?" + link);
        ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
        auto solver = PuzzleSolver::build(*result[0]);
        ASSERT_TRUE(solver) << link;
        const auto found = solver->solve({.limit = 2});
        ASSERT_EQ(found.solutions.size(), 1U) << link;
        std::string answer = answer_text(*result[0], found.solutions[0]);
        if (link.starts_with("mines"))
            std::ranges::replace_if(
                answer, [](char c) { return c >= '0' && c <= '9'; }, '.');
        EXPECT_EQ(answer, line.substr(link.size() + 1)) << link;
    }
}

TEST(PuzzLink, WritesWhatPzprWrote) {
    for (const std::string& link : lines_of_data("pzpr_links.txt")) {
        const ReadResult result = read_links("https://puzz.link/p?" + link);
        ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
        EXPECT_EQ(written_link(*result[0]), "https://puzz.link/p?" + link + "\n");
    }
    for (const std::string& line : lines_of_data("pzpr_answers.txt")) {
        const std::string link = line.substr(0, line.find(' '));
        const ReadResult result = read_links("https://puzz.link/p?" + link);
        ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
        EXPECT_EQ(written_link(*result[0]), "https://puzz.link/p?" + link + "\n");
    }
}

TEST(PuzzLink, ReadsTheLinksOfAllSitesAndManyLines) {
    for (const char* link :
         {"http://pzv.jp/p.html?sudoku/4/4/g1k23k3g", "https://puzz.link/p?sudoku_edit/4/4/g1k23k3g",
          "https://puzz.link/p?sudoku/v:/4/4/g1k23k3g",
          "https%3A%2F%2Fpuzz.link%2Fp%3Fsudoku%2F4%2F4%2Fg1k23k3g",
          "https%253A%252F%252Fpuzz.link%252Fp%253Fsudoku%252F4%252F4%252Fg1k23k3g"}) {
        const ReadResult result = read_links(link);
        ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
        EXPECT_EQ(written_link(*result[0]), "https://puzz.link/p?sudoku/4/4/g1k23k3g\n");
    }
    const ReadResult many =
        read_links("https://puzz.link/p?sudoku/4/4/g1k23k3g\n\nhttps://puzz.link/p?norinori/5/5/cag4ocjo\n");
    ASSERT_EQ(many.size(), 2U);
    EXPECT_EQ(many[1]->name, "link#2");
}

TEST(PuzzLink, NoKindThatExistsIsUnsaid) {
    for (const std::string& name : text::KindTable::standard().words())
        EXPECT_EQ(puzzle::unsaid_kind(name), "") << name;
    for (const exchange::KindCodec& codec : exchange::codecs_of_site("puzz.link")) {
        for (const std::string_view name : codec.names) EXPECT_EQ(puzzle::unsaid_kind(name), "") << name;
    }
}

/// A row of a tatamibari that has only + and - is no frame around the drawing.
TEST(PuzzLink, RowsOfPlusAndMinusAreRows) {
    const ReadResult read = read_links("https://puzz.link/p?tatamibari/2/2/332g");
    ASSERT_TRUE(read.at(0)) << to_text(read[0].error());
    EXPECT_EQ(read[0]->grid.cell_count(), 4U);
}

TEST(PuzzLink, RefusesByNameAndPlace) {
    EXPECT_EQ(link_error("https://puzz.link/p?hebi/6/6/12"),
              "link:1:21: error: the rules of Hebi-Ichigo cannot be said in the puzzle language yet\n"
              "    https://puzz.link/p?hebi/6/6/12\n"
              "                        ^^^^\n"
              "hint: 'sator rules' lists the rules and kinds that it has\n");
    EXPECT_EQ(link_error("https://puzz.link/p?battleship/6/6/g12h2g30g3gk0r3w//c"),
              "link:1:21: error: links of Battleships cannot be read yet\n"
              "    https://puzz.link/p?battleship/6/6/g12h2g30g3gk0r3w//c\n"
              "                        ^^^^^^^^^^\n"
              "hint: write the puzzle as the kind 'battleships'\n");
    // These are kinds under puzz.link's names, and have no codec.
    for (const auto& [name, kind] :
         {std::pair{"tilepaint", "tilepaint"}, {"kakuru", "kakuru"}, {"wittgen", "wittgenstein"}}) {
        const std::string error = link_error("https://puzz.link/p?" + std::string(name) + "/4/4/1");
        EXPECT_TRUE(error.contains("hint: write the puzzle as the kind '" + std::string(kind) + "'"))
            << error;
    }
    // The first sign of a kind is not what the link does not say.
    EXPECT_TRUE(link_error("https://puzz.link/p?pipelink/4/4/.v").contains("not known"));
    EXPECT_EQ(link_error("https://puzz.link/p?nonsense/6/6/12"),
              "link:1:21: error: no kind of puzzle called 'nonsense' can be read\n"
              "    https://puzz.link/p?nonsense/6/6/12\n"
              "                        ^^^^^^^^\n"
              "hint: docs/genres.md lists what can be read\n");
    EXPECT_EQ(link_error("\n https://puzz.link/p?sudoku/4/4/g1k!3k3g"),
              "link:2:36: error: '!' is no digit here\n"
              "     https://puzz.link/p?sudoku/4/4/g1k!3k3g\n"
              "                                       ^\n");
    EXPECT_EQ(link_error("https://puzz.link/p?sudoku/4/x/g1k"),
              "link:1:30: error: the number of rows is missing or no number\n"
              "    https://puzz.link/p?sudoku/4/x/g1k\n"
              "                                 ^\n"
              "hint: such a link is https://puzz.link/p?KIND/COLUMNS/ROWS/BODY\n");
    EXPECT_EQ(link_error("https://puzz.link/p?kakuro/2/1/l33"),
              "link:1:35: error: the link ends before its last sum\n"
              "    https://puzz.link/p?kakuro/2/1/l33\n"
              "                                      ^\n");
    EXPECT_EQ(link_error("https://puzz.link/p?sudoku/5/5/"),
              "link:1:1: error: a sudoku of 5x5 has no boxes\n"
              "    https://puzz.link/p?sudoku/5/5/\n"
              "    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^\n");
}

TEST(PuzzLink, RefusesHugeGridsBeforeAllocating) {
    for (const char* size : {"99999999999999999999/2", "4294967296/4294967296", "2000000/1", "0/5"}) {
        const std::string error = link_error(std::string("https://puzz.link/p?mines/") + size + "/g2");
        EXPECT_NE(error.find("error: "), std::string::npos) << error;
    }
}

TEST(PuzzLink, EveryTruncatedLinkIsReadOrRefusedWithAPlace) {
    for (const std::string& line : lines_of_data("pzpr_links.txt")) {
        const std::string link = "https://puzz.link/p?" + line;
        for (std::size_t length = 20; length < link.size(); ++length) {
            const ReadResult result = read_links(link.substr(0, length));
            ASSERT_EQ(result.size(), 1U);
            if (!result[0]) {
                EXPECT_EQ(result[0].error().span.line, 1U) << link.substr(0, length);
            }
        }
    }
}

/// The puzzles of the gallery that a link can say, with or without loss, are read back: writing what was read gives the same link.
TEST(PuzzLink, TheGalleryComesBack) {
    std::size_t written_puzzles = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(SATOR_SOURCE_DIR "/puzzles")) {
        if (entry.path().extension() != ".sator") continue;
        std::ifstream input(entry.path());
        const std::string text((std::istreambuf_iterator<char>(input)), {});
        Resources none;
        const ReadResult result = read_puzzles(text, entry.path().string(), none);
        if (!result.at(0)) continue;
        const auto written = exchange::kPuzzLink.write(*result[0]);
        if (!written) continue;
        ++written_puzzles;
        const ReadResult again = read_links(written->text);
        ASSERT_TRUE(again.at(0)) << entry.path() << to_text(again[0].error());
        EXPECT_EQ(written_link(*again[0]), written->text) << entry.path();
    }
    EXPECT_GE(written_puzzles, 40U);
}

/// The example of each kind of the language that links have, too.
TEST(PuzzLink, WritesTheKindsOfTheLanguage) {
    for (const auto& [kind, name] : {std::pair{"akari", "akari"},
                                     {"easy_as_abc", "easyasabc"},
                                     {"futoshiki", "minarism"},
                                     {"hitori", "hitori"},
                                     {"kakuro", "kakuro"},
                                     {"kropki", "kropki"},
                                     {"magnets", "magnets"},
                                     {"minesweeper", "mines"},
                                     {"nonogram", "nonogram"},
                                     {"norinori", "norinori"},
                                     {"nurimisaki", "nurimisaki"},
                                     {"skyscrapers", "skyscrapers"},
                                     {"snake", "snake"},
                                     {"star_battle", "starbattle"},
                                     {"sudoku", "sudoku"},
                                     {"suguru", "suguru"},
                                     {"sukoro", "sukoro"},
                                     {"tents", "tents"},
                                     {"yin_yang", "yinyang"}}) {
        Resources none;
        const text::Kind* row = text::find_kind(kind);
        const auto puzzle = read_puzzles(std::string(row->example), "x", none).at(0);
        ASSERT_TRUE(puzzle) << kind;
        const std::string link = written_link(*puzzle);
        EXPECT_TRUE(link.starts_with("https://puzz.link/p?" + std::string(name) + "/"))
            << kind << ": " << link;
        EXPECT_EQ(link.find("lost"), std::string::npos) << kind << ": " << link;
    }
}

/// Only the codec of the puzzle's own kind is asked.
TEST(PuzzLink, ReadsAndWritesKindsWithValuesBetweenCells) {
    for (const auto& [kind, body] : {std::pair{"slitherlink", "slither/4/4/gb2dh08b"},
                                     {"masyu", "mashu/5/5/j00019030"},
                                     {"geradeweg", "geradeweg/5/5/h22h1m1h1j2h"},
                                     {"koburin", "koburin/5/5/mb5bjbi"},
                                     {"country_road", "country/5/5/8a387vbc32h26"},
                                     {"simple_loop", "simpleloop/5/4/0044"},
                                     {"numberlink", "numlin/5/5/1j2h3m1h2j3"},
                                     {"hashiwokakero", "hashikake/5/5/2g4g2k3i1k3g3h"},
                                     {"detour", "detour/6/6/64pbu9triaaqg12025i"},
                                     {"nuri_loop", "nuriloop/5/5/w2g36j"},
                                     {"dotchi_loop", "dotchi/5/5/dp92ga50iock6904i"},
                                     {"vertex_slitherlink", "vslither/5/5/02334233334493234440134d"},
                                     {"castle_wall", "castle/6/6/i023032e133h20.211h213"},
                                     {"double_back", "doubleback/6/4/ksc07k1s"},
                                     {"yajilin", "yajilin/5/5/a40c41o10a11a"},
                                     {"balance_loop", "balance/5/5/i8g4l7g0h4m"}}) {
        const auto example = read_links(std::string(text::find_kind(kind)->example)).at(0);
        ASSERT_TRUE(example) << kind;
        const auto written = write_puzzle(exchange::kPuzzLink, *example);
        ASSERT_TRUE(written) << kind << to_text(written.error());
        EXPECT_EQ(written->text, "https://puzz.link/p?" + std::string(body) + "\n");
        EXPECT_TRUE(written->losses.empty()) << written->losses[0];
        const auto again = read_links(written->text).at(0);
        ASSERT_TRUE(again) << to_text(again.error());
        EXPECT_EQ(written_link(*again), written->text);
        auto solver = PuzzleSolver::build(*again);
        ASSERT_TRUE(solver) << kind;
        EXPECT_EQ(solver->solve({.limit = 2}).solutions.size(), 1U) << kind;
    }
}

/// Each hole has walls, or none, and the regions are the same.
/// The walls between cells of a row, and those between cells of a column, begin with a character each.
TEST(PuzzLink, WallsAndBarsAreReadAndWritten) {
    Resources none;
    for (const auto& [text, link] : {std::pair{"barns\n| . _ .\n| . . .\n", "barns/3/2/0008"},
                                     {"barns\n| ] _\n| . .\n", "barns/2/2/0g8"},
                                     {"voxas\n| .   .\n| -\n| .   .\n", "voxas/2/2/ha"}}) {
        const auto drawn = read_puzzles(text, "text", none).at(0);
        ASSERT_TRUE(drawn) << text << to_text(drawn.error());
        EXPECT_TRUE(written_link(*drawn).contains(link)) << written_link(*drawn);
        const auto read = read_puzzles("https://puzz.link/p?" + std::string(link), "link", none).at(0);
        ASSERT_TRUE(read) << link << to_text(read.error());
        EXPECT_TRUE(written_link(*read).contains(link)) << written_link(*read);
    }
}

TEST(PuzzLink, HolesAreInNoRegion) {
    const std::string drawing = "| a a a b b b\n| a # a b # b\n| c c c c c c\n";
    const ReadResult example = read_links("double_back\n" + drawing);
    ASSERT_TRUE(example.at(0)) << to_text(example[0].error());
    const std::string link = "https://puzz.link/p?doubleback/6/3/4400fo04g0\n";
    EXPECT_EQ(written_link(*example[0]), link);
    const std::string without_walls = "https://puzz.link/p?doubleback/6/3/4400b804g0\n";
    for (const std::string& text : {link, without_walls}) {
        const ReadResult read = read_links(text);
        ASSERT_TRUE(read.at(0)) << to_text(read[0].error());
        EXPECT_EQ(read[0]->grid.cell_count(), 16U);
        EXPECT_EQ(read[0]->regions.size(), 3U);
        EXPECT_EQ(written_link(*read[0]), link);
    }
}

TEST(PuzzLink, ReadsSignsWithNumbers) {
    const auto drawn = [](const std::string& body) {
        const ReadResult read = read_links("https://puzz.link/p?" + body);
        if (!read.at(0)) return read[0].error().message;
        std::string text;
        for (const puzzle::DrawnMark& mark : read[0]->kind->marks)
            if (mark.text != ".") text += mark.text + " ";
        return text;
    };
    EXPECT_EQ(drawn("yajilin/2/1/02a"), "a number without an arrow cannot be said");
    EXPECT_EQ(drawn("balance/4/1/0189"), "o x o4 x4 ");
    EXPECT_EQ(drawn("simpleloop/5/1/s"), "# # # ");
}

TEST(PuzzLink, LosesKnownValuesBetweenCells) {
    const auto written = [](const std::string& text) {
        const ReadResult read = read_links(text);
        return read.at(0) ? written_link(*read[0]) : to_text(read[0].error());
    };
    EXPECT_EQ(written("slitherlink\n| 3 .\n| . .\nrange - at edges above R1C1\n"),
              "https://puzz.link/p?slither/2/2/dg\nlost: the range of R1C1/top\n");
    EXPECT_EQ(written("slitherlink\n| 3 .\n| . .\nrule count - 6 at edges\n"),
              "https://puzz.link/p?slither/2/2/dg\nlost: the rule 'count - 6'\n");
    EXPECT_EQ(written("grid 2x2 edges\nrange . -  at edges\nrule loop - at edges\n"),
              "puzz.link has no kind with the rules of this puzzle");
    EXPECT_EQ(written("sudoku 4x4\ngrid links\nrange . - at links\n"),
              "puzz.link has no kind with the rules of this puzzle");
}

TEST(PuzzLink, ARegionOfADrawingWithSignsHasALetter) {
    const std::string error = link_error("https://puzz.link/p?country/9/8/" + std::string(30, 'v') + "z");
    EXPECT_TRUE(error.starts_with(
        "link:1:1: error: the drawing of a country_road has letters for 52 regions, and the link has more\n"))
        << error;
}

TEST(PuzzLink, WritesNumbersWhoseLeastIsOne) {
    const std::string link = "https://puzz.link/p?kurodoko/5/5/g9k76i4h2n5\n";
    const ReadResult read = read_links(link);
    ASSERT_TRUE(read.at(0)) << to_text(read[0].error());
    EXPECT_EQ(written_link(*read[0]), link);
}

/// Numbers may stand for signs or values, and a number that is not known has a sign.
TEST(PuzzLink, ReadsAndWritesSignsAndNamedValues) {
    for (const std::string body :
         {"hitori/4/4/1114142333214213", "hitori/3/2/1@.-102g", "yinyang/5/5/016612300",
          "nurimisaki/5/5/g.i.m2l.j", "sukoro/5/5/2a2c4a2g2a4c2a2", "snake/4/4/060300g1h4i",
          "kurodoko/3/2/.g3i", "cave/2/2/.h4", "tatamibari/3/2/.g2i"}) {
        const std::string link = "https://puzz.link/p?" + body + "\n";
        const ReadResult read = read_links(link);
        ASSERT_TRUE(read.at(0)) << to_text(read[0].error());
        EXPECT_EQ(written_link(*read[0]), link);
    }
    const ReadResult shapes = read_links("https://puzz.link/p?hakoiri/3/3/00001a2e3\n");
    ASSERT_TRUE(shapes.at(0)) << to_text(shapes[0].error());
}

/// A kind that a puzzle's file defines has codecs as Sator's kinds have them.
TEST(PuzzLink, WritesTheKindOfAFile) {
    const auto written = [](const std::string& part) {
        const ReadResult read = read_links(
            "define kind lanterns\n"
            "  drawing  . cell · 0..4 number\n"
            "  range    . lantern/lanterns \"*\"\n"
            "  count    lantern 1 at rows columns\n"
            "  each number N:  count lantern N at around it\n"
            "  codec    puzz.link lanterns = " +
            part + "\n\nlanterns\n| . 1 .\n| . . .\n| 0 . .\n");
        return read.at(0) ? written_link(*read[0]) : to_text(read[0].error());
    };
    EXPECT_EQ(written("numbers"), "https://puzz.link/p?lanterns/3/3/g1j0h\n");
    EXPECT_EQ(
        written("nombers"),
        "the codec of the kind 'lanterns' has the part 'nombers', which links of puzz.link do not have");
}

TEST(PuzzLink, SaysWhatIsLost) {
    Resources none;
    const auto puzzle =
        read_puzzles("title Mine\nsudoku 4x4\nthermometer\n  R1C1..R1C3\n", "x", none).at(0).value();
    EXPECT_EQ(written_link(puzzle), "https://puzz.link/p?sudoku/4/4/v\nlost: the rule 'thermometer'\n");
    const auto other = read_puzzles("grid 2x2\nrange 1..2\nrule sum 3 at rows\n", "x", none).at(0).value();
    EXPECT_EQ(written_link(other), "puzz.link has no kind with the rules of this puzzle");
}

/// A drawing may begin or end with rows or columns of blocks, which are no cells of the grid. A sign may be written as a number.
TEST(PuzzLink, KeepsRowsOfBlocksAndSignsThatAreNumbers) {
    const auto written = [](const std::string& text) {
        const ReadResult read = read_links(text);
        return read.at(0) ? written_link(*read[0]) : to_text(read[0].error());
    };
    EXPECT_EQ(written("simple_loop\n| . . . .\n| . . . .\n| # . . .\n| # # # #\n| # # # #\n"),
              "https://puzz.link/p?simpleloop/4/5/027v\n");
    EXPECT_EQ(written("simple_loop\n| # # # #\n| # . . #\n| # . . #\n"),
              "https://puzz.link/p?simpleloop/4/3/v68\n");
    EXPECT_EQ(written("nagare\n| . . > .\n| . . . .\n| # . . .\n| # # # #\n| #^ # # #\n"),
              "https://puzz.link/p?nagare/4/5/b4e5c55556555\n");
    EXPECT_EQ(written("martini\n| a0 a  b\n| a  a? b\n| c0 c  b1\n"),
              "https://puzz.link/p?martini/3/3/ag300i.g0g1\n");
    EXPECT_EQ(written("keywest\n| . 2 0\n| 2 . .\n| . . .\n"), "https://puzz.link/p?keywest/3/3/g20ci\n");
}

}  // namespace
}  // namespace sator::tests
