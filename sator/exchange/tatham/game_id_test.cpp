#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr const char* kPlace = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/";

ReadResult read_ids(const std::string& text) {
    Resources none;
    return read_puzzles(text, "id", none);
}

std::string id_error(const std::string& text) {
    const ReadResult result = read_ids(text);
    return result.at(0) ? "no error" : to_text(result[0].error());
}

std::vector<std::string> generated_ids() {
    std::ifstream input(SATOR_SOURCE_DIR "/tests/links/tatham_ids.txt");
    std::vector<std::string> lines;
    for (std::string line; std::getline(input, line);) {
        if (!line.empty() && line[0] != '#') lines.push_back(line);
    }
    return lines;
}

/// The ID without its address: NAME:PARAMETERS:DESCRIPTION.
std::string written_id(const Puzzle& puzzle) {
    const auto written = exchange::kGameId.write(puzzle);
    if (!written) return written.error().message;
    std::string text = written->text.substr(std::string(kPlace).size());
    text.replace(text.find(".html#"), 6, ":");
    for (const std::string& lost : written->losses) text += "lost: " + lost + "\n";
    return text;
}

/// The collection only makes puzzles with one solution, so a wrong reading is noticed.
TEST(GameId, EachGeneratedPuzzleHasOneSolution) {
    const auto ids = generated_ids();
    ASSERT_GE(ids.size(), 50U);
    for (const std::string& id : ids) {
        const ReadResult result = read_ids(id);
        ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
        auto solver = PuzzleSolver::build(*result[0]);
        ASSERT_TRUE(solver) << id;
        EXPECT_EQ(solver->solve({.limit = 2}).solutions.size(), 1U) << id;
    }
}

TEST(GameId, DominoesThatAreNoCompleteSetAreReadToo) {
    const ReadResult result = read_ids("dominosa:1:012001");
    ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
    auto solver = PuzzleSolver::build(*result[0]);
    ASSERT_TRUE(solver);
    EXPECT_EQ(solver->solve({.limit = 5}).solutions.size(), 3U)
        << "all tilings: no two dominoes are the same";
}

TEST(GameId, WritesWhatTheCollectionWrote) {
    for (const std::string& id : generated_ids()) {
        const ReadResult result = read_ids(id);
        ASSERT_TRUE(result.at(0));
        if (id.starts_with("dominosa")) {
            // Which number a set of equal halves has is not kept, so only the second turn is compared.
            const std::string once = written_id(*result[0]);
            const ReadResult again = read_ids(once);
            ASSERT_TRUE(again.at(0)) << once;
            EXPECT_EQ(written_id(*again[0]), once);
            continue;
        }
        EXPECT_EQ(written_id(*result[0]), id + "\n");
    }
}

/// Returns the game of an ID and the letters of its parameters: "solo x" of "solo:2x2x:…".
std::string game_and_flags(const std::string& id) {
    const std::size_t name = id.find(':');
    if (name == std::string::npos) return id;
    const std::string parameters = id.substr(name + 1, id.find(':', name + 1) - name - 1);
    std::size_t size = std::min(parameters.find_first_not_of("0123456789"), parameters.size());
    if (size + 1 < parameters.size() && parameters[size] == 'x' && parameters[size + 1] <= '9')
        size = std::min(parameters.find_first_not_of("0123456789", size + 1), parameters.size());
    return id.substr(0, name) + (size < parameters.size() ? " " + parameters.substr(size) : "");
}

/// The example of each kind of the language that the collection has, too.
TEST(GameId, WritesTheKindsOfTheLanguage) {
    for (const auto& [kind, game] : {std::pair{"akari", "lightup"},
                                     {"binary", "unruly u"},
                                     {"diagonal", "solo x"},
                                     {"dominosa", "dominosa"},
                                     {"futoshiki", "unequal"},
                                     {"kenken", "keen"},
                                     {"killer", "solo k"},
                                     {"magnets", "magnets"},
                                     {"nonogram", "pattern"},
                                     {"pipes", "net"},
                                     {"skyscrapers", "towers"},
                                     {"sudoku", "solo"}}) {
        Resources none;
        const text::Kind* row = text::find_kind(kind);
        const auto puzzle = read_puzzles(std::string(row->example), "x", none).at(0);
        ASSERT_TRUE(puzzle) << kind;
        const std::string written = written_id(*puzzle);
        EXPECT_EQ(game_and_flags(written), game) << kind << ": " << written;
        EXPECT_EQ(written.find("lost"), std::string::npos) << kind << ": " << written;
    }
}

TEST(GameId, ReadsLinksSchemesAndSavedGames) {
    const std::string towers = "4:2/1/3/2/2/4/1/2/2/3/2/1/2/1/2/3";
    const std::string expected = written_id(read_ids("towers:" + towers).at(0).value());
    for (const std::string& text : {kPlace + std::string("towers.html#") + towers,
                                    "sgtpuzzles:towers:" + towers, " Towers:4de:" + towers.substr(2),
                                    "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION "
                                    ":1:1\nGAME    :6:Towers\nPARAMS  :1:4\nDESC    "
                                    ":31:" +
                                        towers.substr(2) + "\nNSTATES :1:1\n"}) {
        const ReadResult result = read_ids(text);
        ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
        EXPECT_EQ(written_id(*result[0]), expected);
    }
    EXPECT_EQ(read_ids("towers:" + towers + "\nsolo:2x2:a1b2c3d4b\n").size(), 2U);
}

TEST(GameId, RefusesByNameAndPlace) {
    EXPECT_EQ(id_error(kPlace + std::string("loopy.html#7x7t0:22")),
              "id:1:68: error: IDs of the game Loopy cannot be read yet\n"
              "    https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/loopy.html#7x7t0:22\n"
              "                                                                       ^^^^^\n"
              "hint: these games can be read: solo, keen, unequal, towers, unruly, lightup, pattern, "
              "magnets, dominosa, "
              "tents, net\n");
    EXPECT_EQ(id_error("solo:3x3#12345"),
              "id:1:6: error: this is a random seed, which has no puzzle in it\n"
              "    solo:3x3#12345\n"
              "         ^^^^^^^^^\n"
              "hint: write the game ID that 'Specific' shows, e.g. solo:3x3:…\n");
    EXPECT_EQ(id_error("solo:2x2:a1b2c3d4c"),
              "id:1:18: error: there are more numbers than cells\n"
              "    solo:2x2:a1b2c3d4c\n"
              "                     ^\n");
    EXPECT_EQ(id_error("lightup:3x1:aXa"),
              "id:1:14: error: 'X' means nothing here\n"
              "    lightup:3x1:aXa\n"
              "                 ^\n");
    EXPECT_EQ(id_error("unequal:4q:0,0"),
              "id:1:9: error: these are no parameters of Unequal\n"
              "    unequal:4q:0,0\n"
              "            ^^\n");
}

/// A saved game has all parameters, with the letters that say how its puzzle was generated.
TEST(GameId, ReadsAllParametersOfSavedGames) {
    for (const auto& [full, plain] : {std::pair{"lightup:4x4b20s2d0:bBa0f1d", "lightup:4x4:bBa0f1d"},
                                      {"solo:2x2m4dt:a1b2c3d4b", "solo:2x2:a1b2c3d4b"},
                                      {"solo:2x2xr4ade:a1b2c3d4b", "solo:2x2x:a1b2c3d4b"},
                                      {"unruly:2x2ud1:a0", "unruly:2x2u:a0"},
                                      {"dominosa:1a:012001", "dominosa:1:012001"}}) {
        const ReadResult read = read_ids(full), expected = read_ids(plain);
        ASSERT_EQ(read.at(0).has_value(), expected.at(0).has_value()) << full;
        if (read[0]) {
            EXPECT_EQ(*read[0], *expected[0]) << full;
        }
    }
    const ReadResult saved = read_ids(
        "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :8:Light Up\n"
        "PARAMS  :10:3x3b30s4d1\nCPARAMS :10:3x3b30s4d1\nDESC    :5:d1a0b\nNSTATES :1:1\nSTATEPOS:1:1\n");
    ASSERT_TRUE(saved.at(0)) << to_text(saved[0].error());
    EXPECT_EQ(saved[0]->grid.cell_count(), 7U);
}

TEST(GameId, NamesTheGamesThatAreNotRead) {
    EXPECT_TRUE(id_error("mines:9x9n10:0,0,m1").contains("IDs of the game Mines cannot be read yet"));
    EXPECT_TRUE(
        id_error("SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :4:Cube\nPARAMS  :3:5x5\n"
                 "DESC    :3:123\n")
            .contains("IDs of the game Cube cannot be read yet"));
    EXPECT_TRUE(id_error("sgtpuzzles:nothing:5x5:1").contains("there is no game called 'nothing'"));
}

TEST(GameId, RefusesHugeBoardsAndCutIds) {
    for (const char* id :
         {"solo:99999999999x99999999999:a", "tents:4294967296x4294967296:a", "towers:99999999:a",
          "dominosa:18446744073709551614:1", "dominosa:4000000000:1", "keen:1:", "solo:1j:a"}) {
        EXPECT_NE(id_error(id).find("error: "), std::string::npos) << id;
    }
    for (const std::string& id : generated_ids()) {
        for (std::size_t length = id.find(':', id.find(':') + 1); length < id.size(); length += 3) {
            const ReadResult result = read_ids(id.substr(0, length));
            ASSERT_EQ(result.size(), 1U) << id.substr(0, length);
            if (!result[0]) {
                EXPECT_EQ(result[0].error().span.line, 1U) << id.substr(0, length);
            }
        }
    }
}

}  // namespace
}  // namespace sator::tests
