// Jigsaw sudokus, killer sudokus, candidates, and the files of OpenSudoku, HoDoKu and others.

#include <gtest/gtest.h>

#include <set>

#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using namespace exchange;

ReadResult read_sudoku_text(const std::string& text, std::string_view format = {}) {
    Resources none;
    return read_puzzles(text, "file", none, {}, format);
}

/// The digits of up to two solutions; or the error.
std::string digits_of(const std::string& text) {
    const ReadResult result = read_sudoku_text(text);
    if (!result.at(0)) return to_text(result[0].error());
    auto solver = PuzzleSolver::build(*result[0]);
    if (!solver) return to_text(solver.error().front());
    std::string digits;
    for (const Solution& solution : solver->solve({.limit = 2}).solutions) {
        for (const auto value : solution.values()) digits += static_cast<char>('1' + static_cast<int>(value));
    }
    return digits;
}

const std::string kClassic =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const std::string kClassicSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

TEST(KillerText, AWordOfSignsHasSumsAndArrows) {
    EXPECT_EQ(digits_of(std::string(kKillerText.example)),
              "268145379459387612371926458914573826587264931632891745145639287893712564726458193");
}

const std::string kLongKiller =
    "3x3::k:6150:6150:6401:6401:6401:6658:6658:6658:6658:6150:6401:6401:5123:4868:4868:4868:6661:6658:6150:"
    "5120:5120:5123:5123:5123:4868:6661:6661:6150:5120:5127:3336:2313:2313:5130:5130:6661:6155:5120:5127:"
    "3336:0000:1299:5130:5134:6661:6155:5127:5127:4367:4367:1299:5130:5134:6672:6155:6155:5393:5138:5138:"
    "5138:5134:5134:6672:6156:6155:5393:5393:5393:5138:6413:6413:6672:6156:6156:6156:6156:6413:6413:6413:"
    "6672:6672:\n";

TEST(KillerText, NumbersHaveSumsAndCages) {
    EXPECT_EQ(digits_of(kLongKiller),
              "821376945795481362634529718183654297956712834247893156519267483478135629362948571");
}

TEST(KillerText, ItIsReadAsItWasWritten) {
    for (const std::string& text : {kLongKiller, std::string(kKillerText.example)}) {
        const auto written = kKillerText.write(*read_sudoku_text(text).at(0));
        ASSERT_TRUE(written && written->losses.empty());
        EXPECT_EQ(digits_of(written->text), digits_of(text));
        EXPECT_EQ(kKillerText.write(*read_sudoku_text(written->text).at(0))->text, written->text);
    }
    const ReadResult diagonal = read_sudoku_text(
        "sudoku 9x9\nrule permutation 1..9 at diagonals\ncage 5\n  R1C1 R1C2\ncage 6\n  R1C2 R1C3\n");
    const auto written = kKillerText.write(*diagonal.at(0));
    ASSERT_TRUE(written);
    EXPECT_TRUE(written->text.starts_with("3x3:d:k:1281:1281:0:"));
    EXPECT_EQ(written->losses, std::vector<std::string>{"the rule 'cage 6'"}) << "cages may not share cells";
}

/// Returns the statements of the cages, one a line.
std::string cage_statements(const std::string& text) {
    Resources none;
    const ReadResult result = read_puzzles(text, "file", none);
    if (!result.at(0)) return to_text(result[0].error());
    std::string cages;
    for (const RuleStatement& rule : result[0]->rules) {
        if (rule.name != "cage") continue;
        cages += rule.name;
        for (const Argument& argument : rule.arguments) cages += " " + argument.text;
        cages += " of " + std::to_string(rule.drawings.at(0).at(0).cells.size()) + "\n";
    }
    return cages;
}

TEST(KillerText, ACageOfSumZeroHasNoTotal) {
    EXPECT_EQ(cage_statements("0<3<" + std::string(77, '0')), "cage of 2\ncage 3 of 2\n");
    std::string numbers = "3x3::k:1:1:770:770:";
    for (int i = 4; i < 81; ++i) numbers += "0:";
    EXPECT_EQ(cage_statements(numbers), "cage of 2\ncage 3 of 2\n");
}

TEST(KillerText, MistakesHaveTheirPlaces) {
    EXPECT_EQ(digits_of("><" + std::string(79, '0')),
              "file:1:1: error: the signs from here do not lead to the sum of a cage\n"
              "    ><" +
                  std::string(79, '0') +
                  "\n"
                  "    ^\n"
                  "hint: < > ^ v ` ' , . point to a neighbour in the same cage\n");
    EXPECT_EQ(digits_of("3x3::k:6150:61"),
              "file:1:1: error: the text has 2 cells, and a killer sudoku has 81\n"
              "    3x3::k:6150:61\n"
              "    ^^^^^^^^^^^^^^\n");
    EXPECT_TRUE(digits_of("3x3::k:6150:x:").starts_with("file:1:13: error: a cell is a number: "));
    EXPECT_TRUE(read_sudoku_text(kLongKiller + "\n# next\n" + "what?\n")
                    .at(1)
                    .error()
                    .message.contains("no killer sudoku"));
    std::string long_text = "3x3::k:";
    for (int i = 0; i < 100; ++i) long_text += "0:";
    EXPECT_TRUE(digits_of(long_text).contains("has more than 81 cells"));
}

TEST(JigsawText, HasNumbersAndThenRegions) {
    const ReadResult result =
        read_sudoku_text("1..........4..2.aaababbbcccdcddd\n2...............aaababbbcccdcddd\n");
    ASSERT_EQ(result.size(), 2U);
    ASSERT_TRUE(result[0] && result[1]);
    EXPECT_EQ(result[1]->name, "file#2");
    EXPECT_EQ(kJigsawText.write(*result[0])->text, "1..........4..2.aaababbbcccdcddd\n");
    const std::string solution = digits_of("1..........4..2.aaababbbcccdcddd\n");
    ASSERT_EQ(solution.size(), 32U);
    for (const std::size_t begin : {0U, 16U}) {
        for (const char region : {'a', 'b', 'c', 'd'}) {
            std::set<char> values;
            for (std::size_t i = 0; i < 16; ++i) {
                if ("aaababbbcccdcddd"[i] == region) values.insert(solution[begin + i]);
            }
            EXPECT_EQ(values.size(), 4U);
        }
    }
}

TEST(JigsawText, MistakesHaveTheirPlaces) {
    const ReadResult result = read_sudoku_text(
        "1..........4..2.aaababbbcccdcddd\n1..........4..2.aaababbbcccdcdd1\n1.7\n5..............."
        "aaababbbcccdcddd\n");
    ASSERT_EQ(result.size(), 4U);
    EXPECT_EQ(to_text(result[1].error()),
              "file:2:32: error: the region '1' has 1 cells, and each has 4\n"
              "    1..........4..2.aaababbbcccdcdd1\n"
              "                                   ^\n");
    EXPECT_EQ(result[2].error().message, "the line has 3 characters");
    EXPECT_EQ(result[3].error().message, "'5' is no number of this sudoku");
}

/// The candidates of a sudoku: its known numbers, and all others.
std::string all_candidates(const std::string& givens, bool is_drawn) {
    std::string text;
    for (std::size_t i = 0; i < givens.size(); ++i) {
        for (char value = '1'; value <= '9'; ++value) {
            const bool is_left = givens[i] == '0' || givens[i] == value;
            if (is_left || !is_drawn) text += is_left ? value : '.';
        }
        if (is_drawn) text += i % 9 == 8 ? " |\n" : i % 3 == 2 ? " | " : " ";
        if (is_drawn && (i == 26 || i == 53)) text += ":----------+----------:\n";
    }
    return text + "\n";
}

TEST(PencilMarks, AreALineOrADrawing) {
    EXPECT_EQ(digits_of(all_candidates(kClassic, false)), kClassicSolution);
    EXPECT_EQ(digits_of(".---------.---------.\n" + all_candidates(kClassic, true)), kClassicSolution);
    std::string excluded = all_candidates(std::string(81, '0'), false);
    for (std::size_t i = 0; i < 81; ++i) {
        // Each cell may hold its value of the solution, and the next one.
        for (char value = '1'; value <= '9'; ++value) {
            const char own = kClassicSolution[i], next = own == '9' ? '1' : static_cast<char>(own + 1);
            if (value != own && value != next) excluded[9 * i + static_cast<std::size_t>(value - '1')] = '.';
        }
    }
    const ReadResult result = read_sudoku_text(excluded);
    ASSERT_TRUE(result.at(0));
    EXPECT_TRUE(digits_of(excluded).contains(kClassicSolution));
    EXPECT_EQ(kPencilMarks.write(*result[0])->text, excluded);
}

TEST(PencilMarks, ACellWithoutAValueIsAMistake) {
    std::string text = all_candidates(kClassic, false);
    text.replace(18, 9, ".........");
    EXPECT_TRUE(digits_of(text).starts_with("file:1:19: error: '.........' names no value for this cell\n"))
        << digits_of(text);
    EXPECT_TRUE(digits_of(all_candidates(kClassic, false) + "12\n").size() == 81);
    EXPECT_EQ(read_sudoku_text(all_candidates(kClassic, false) + "12\n").at(1).error().message,
              "the line has 2 characters");
}

TEST(Sdk, HasALineForEachRow) {
    std::string rows, boxed;
    for (std::size_t i = 0; i < 81; ++i) {
        const char c = kClassic[i] == '0' ? '.' : kClassic[i];
        rows += c;
        boxed += c;
        if (i % 9 == 8) rows += '\n';
        if (i % 3 == 2) boxed += i % 9 == 8 ? "\n" : " | ";
        if (i == 26 || i == 53) boxed += "---+---+---\n";
    }
    EXPECT_EQ(digits_of(rows), kClassicSolution);
    EXPECT_EQ(digits_of(boxed), kClassicSolution);
    const ReadResult result =
        read_sudoku_text("#ASomebody\n#DA title\n#LHard\n#CNothing\n[Puzzle]\n" + rows + "[State]\n" + rows);
    ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
    EXPECT_EQ(result[0]->title, "A title");
    EXPECT_EQ(result[0]->author, "Somebody");
    EXPECT_EQ(result[0]->difficulty, "Hard");
    ASSERT_EQ(result[0]->remarks.size(), 1U);
    EXPECT_EQ(result[0]->remarks[0].message, "the part [State], which somebody filled in, is left out");
    EXPECT_EQ(kSdk.write(*result[0])->text, "#A Somebody\n#D A title\n#L Hard\n" + rows);
}

TEST(Sdk, OtherTextsAreNotTakenForIt) {
    for (const std::string text : {"3 2\n1 1\n3\n2\n", "2 1\n1 1\n1 2\n1 1\n", "2\n2\n1\n1\n\n",
                                   "1 2 3 4\n2 3 4 1\n3 4 1 2\n4 1 2 3\n"})
        EXPECT_FALSE(kSdk.recognises(text)) << text;
    EXPECT_TRUE(read_sudoku_text("1..\n", "sdk")
                    .at(0)
                    .error()
                    .message.contains("no sudoku with a line for each row"));
    EXPECT_EQ(read_sudoku_text("5...\n....\n....\n....\n").at(0).error().message,
              "the numbers of this sudoku are 1 to 4");
}

TEST(OpenSudoku, HasGames) {
    const std::string file =
        "<?xml version='1.0'?>\n<opensudoku version=\"2\"><name>Three &amp; "
        "more</name><author>Me</author>\n<game data=\"" +
        kClassic + "\"/><game data=\"" + std::string(81, '0') + "\"/></opensudoku>";
    const ReadResult result = read_sudoku_text(file);
    ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
    EXPECT_EQ(result[0]->title, "Three & more");
    EXPECT_EQ(result[0]->author, "Me");
    EXPECT_EQ(result[0]->initials.size(), 2U);
    auto solver = PuzzleSolver::build(*result[0]);
    ASSERT_TRUE(solver);
    EXPECT_EQ(solver->solve({.limit = 2}).solutions.size(), 1U);
    EXPECT_TRUE(
        digits_of("<opensudoku>\n<game data=\"12\"/></opensudoku>")
            .starts_with(
                "file:2:2: error: a game needs data=\"…\" with 81 digits, with 0 for an open cell\n"));
    EXPECT_TRUE(digits_of("<opensudoku><game data=\"version: 1\"/></opensudoku>")
                    .contains("saved while it was played"));
    EXPECT_TRUE(digits_of("<opensudoku></opensudoku>").contains("the file has no <game>"));
}

TEST(Hodoku, FoundNumbersAreLeftOut) {
    std::string values;
    for (std::size_t i = 0; i < 81; ++i)
        values += kClassic[i] == '0' && i < 9 ? std::string("+") + kClassicSolution[i]
                                              : std::string(1, kClassic[i] == '0' ? '.' : kClassic[i]);
    const std::string line = ":0300:4:" + values + ":411 412:\n:0000-1:x:" + kClassic + "::\n";
    const ReadResult result = read_sudoku_text(line);
    ASSERT_EQ(result.size(), 2U);
    ASSERT_TRUE(result[0] && result[1]);
    EXPECT_EQ(result[0]->initials, result[1]->initials);
    EXPECT_EQ(result[0]->remarks.at(0).message,
              "numbers and deleted candidates that somebody found are left out");
    EXPECT_TRUE(result[1]->remarks.empty());
    EXPECT_EQ(digits_of(line), kClassicSolution);
    EXPECT_TRUE(
        digits_of(":0000:x:12:").starts_with("file:1:9: error: there are 2 values, and a sudoku has 81\n"));
    EXPECT_TRUE(digits_of(":0000:x:1a:").starts_with("file:1:10: error: this is no number from 1 to 9\n"));
}

}  // namespace
}  // namespace sator::tests
