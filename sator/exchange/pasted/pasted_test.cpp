// Sudokus and nonograms as people paste them, from forums, spreadsheets and programs.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "sator/exchange/standard_formats.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

ReadResult read_pasted_puzzles(const std::string& text) {
    Resources none;
    return read_puzzles(text, "pasted.txt", none);
}

/// The digits of the only solution; or the error, or how many solutions there are.
std::string pasted_solution(const std::string& text, std::size_t puzzle = 0) {
    const ReadResult result = read_pasted_puzzles(text);
    if (!result.at(puzzle)) return to_text(result[puzzle].error());
    auto solver = PuzzleSolver::build(*result[puzzle]);
    if (!solver) return to_text(solver.error().front());
    const auto solutions = solver->solve({.limit = 2}).solutions;
    if (solutions.size() != 1) return std::to_string(solutions.size()) + " solutions";
    std::string digits;
    for (const auto value : solutions[0].values()) digits += static_cast<char>('1' + static_cast<int>(value));
    return digits;
}

const std::string kClassicGivens =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const std::string kClassicSolved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const std::string kGivens = "1...|..3.|4...|..2.";
const std::string kSolved = "1342243142133124";

/// The small sudoku with another sign for an open cell, and with texts between cells, and around and between rows.
std::string laid_out(const std::string& open, const std::string& between, const std::string& begin = "",
                     const std::string& end = "\n") {
    std::string text = begin;
    for (std::size_t i = 0; i < kGivens.size(); ++i) {
        const bool is_row_end = kGivens[i] == '|';
        if (is_row_end) {
            text += end + begin;
        } else {
            if (i > 0 && kGivens[i - 1] != '|') text += between;
            text += kGivens[i] == '.' ? open : std::string(1, kGivens[i]);
        }
    }
    return text + end;
}

TEST(Pasted, AnySignIsAnOpenCell) {
    for (const std::string open : {"_", "-", "x", "X", "*", "?", "0", ".", "·", "□"}) {
        for (const std::string between : {"", " ", ", ", "\t", ";", " | "})
            EXPECT_EQ(pasted_solution(laid_out(open, between)), kSolved) << open << " between: " << between;
    }
}

TEST(Pasted, ASpreadsheetLeavesOpenCellsEmpty) {
    for (const std::string between : {",", ";", "\t"}) {
        std::string text;
        for (std::size_t i = 0; i < kClassicGivens.size(); ++i)
            text += (kClassicGivens[i] == '0' ? "" : std::string(1, kClassicGivens[i])) +
                    (i % 9 == 8 ? "\n" : between);
        EXPECT_EQ(pasted_solution(text), kClassicSolved) << between;
    }
    EXPECT_EQ(pasted_solution("53  7  12\n6  195\n 98    6\n8   6   3\n4  8 3  1\n7   2   6\n 6    28\n"
                              "   419  5\n    8  79\n"),
              kClassicSolved)
        << "a blank is an open cell";
}

TEST(Pasted, WallsAndQuotesAreNoCells) {
    EXPECT_EQ(pasted_solution(laid_out(" ", " | ", "+---+---+---+---+\n| ", " |\n")), kSolved);
    EXPECT_EQ(pasted_solution(laid_out(" ", " │ ", "├───┼───┼───┼───┤\n│ ", " │\n")), kSolved);
    EXPECT_EQ(pasted_solution("1 . | . .\n. . | 3 .\n----+----\n4 . | . .\n. . | 2 .\n"), kSolved);
    EXPECT_EQ(pasted_solution("1 - | - -\n- - | 3 -\n---------\n4 - | - -\n- - | 2 -\n"), kSolved);
    EXPECT_EQ(pasted_solution(laid_out(".", " ", "> ")), kSolved) << "a quoted mail";
}

TEST(Pasted, DrawnRegionsAreRead) {
    const std::string jigsaw =
        "Six pieces\n\n"
        "┌───────────────┬───────┐\n│ .   .   .   . │ .   . │\n│   ┌───────┐   │       │\n│ 3 │ .   . │ . │ "
        ".   . │\n"
        "├───┘       ├───┤       │\n│ 5   .   . │ . │ .   . │\n├───┐   ┌───┘   └───┬───┤\n│ . │ 1 │ .   5   "
        ". │ . │\n"
        "│   └───┴───┐       │   │\n│ .   6   . │ .   . │ . │\n│       ┌───┴───────┘   │\n│ .   . │ .   .   "
        ".   4 │\n"
        "└───────┴───────────────┘\n\nEach row, column and region holds 1 to 6 once.\n";
    const ReadResult result = read_pasted_puzzles(jigsaw);
    ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
    EXPECT_TRUE(result[0]->left_out.empty());
    EXPECT_EQ(result[0]->regions.size(), 6U);
    EXPECT_EQ(pasted_solution(jigsaw).size(), 36U);
    // The same lines with a sentence of another kind, or with walls that close other regions, are no sudoku.
    const std::string odd = jigsaw.substr(0, jigsaw.find("Each")) + "Some cells hold mines.\n";
    EXPECT_EQ(read_pasted_puzzles(odd).at(0)->left_out.at(0).what.message,
              "not understood: 'Some cells hold mines.'");
    std::string broken = jigsaw;
    broken.replace(broken.find("│   ┌───────┐   │"), std::string("│   ┌───────┐   │").size(),
                   "│   ┌───    │   │");
    EXPECT_FALSE(read_pasted_puzzles(broken).at(0));
}

TEST(Pasted, LinesAndPuzzlesMayHaveNumbers) {
    EXPECT_EQ(pasted_solution("1. 1 . . .\n2. . . 3 .\n3. 4 . . .\n4. . . 2 .\n"), kSolved);
    EXPECT_EQ(pasted_solution("    1 2 3 4\nA | 1 . . .\nB | . . 3 .\nC | 4 . . .\nD | . . 2 .\n"), kSolved);
    EXPECT_EQ(pasted_solution("17) 1_____3_4_____2_\n"), kSolved);
}

TEST(Pasted, SeveralGridsAreSeveralPuzzles) {
    const std::string text = "Grid 01\n" + laid_out("0", "") + "Grid 02\n" + laid_out("0", "");
    const ReadResult result = read_pasted_puzzles(text);
    ASSERT_EQ(result.size(), 2U);
    ASSERT_TRUE(result[1]) << to_text(result[1].error());
    EXPECT_EQ(result[1]->title, "Grid 02");
    EXPECT_EQ(pasted_solution(text, 1), kSolved);
    EXPECT_EQ(read_pasted_puzzles("1_____3_4_____2_\n_1____3_4_____2_\n").size(), 2U);
}

TEST(Pasted, TheListsOfProgramsAreRead) {
    EXPECT_EQ(pasted_solution(laid_out("0", ", ", "[", "],\n").insert(0, "board = [") + "]"), kSolved);
    EXPECT_EQ(pasted_solution("int grid[4][4] = {\n" + laid_out("0", ", ", "  {", "}, // a row\n") + "};\n"),
              kSolved);
    EXPECT_EQ(pasted_solution("[" + laid_out("None", ",", "[", "],\n") + "]"), kSolved);
    EXPECT_EQ(pasted_solution(R"([["1","","",""],["","","3",""],["4","","",""],["","","2",""]])"), kSolved);
    EXPECT_EQ(pasted_solution("array([[1 0 0 0]\n [0 0 3 0]\n [4 0 0 0]\n [0 0 2 0]])"), kSolved);
    EXPECT_EQ(pasted_solution("[1,0,0,0,0,0,3,0,4,0,0,0,0,0,2,0]"), kSolved);
    EXPECT_EQ(pasted_solution("[" + laid_out("-1", ", ", "[", "],\n") + "]"), kSolved);
    EXPECT_EQ(pasted_solution("[\"1...\", \"..3.\", \"4...\", \"..2.\"]"), kSolved);
    EXPECT_EQ(pasted_solution("{\"puzzle\": \"1.....3.4.....2.\"}"), kSolved);
    EXPECT_EQ(pasted_solution("{'grid': [[1,0,0,0],[0,0,3,0],[4,0,0,0],[0,0,2,0]], 'difficulty': 'easy'}"),
              kSolved);
}

TEST(Pasted, AnObjectHasTextsAndASolution) {
    const ReadResult result =
        read_pasted_puzzles(R"({"title": "Small", "board": [[1,0,0,0],[0,0,3,0],[4,0,0,0],[0,0,2,0]],)"
                            R"("solution": [[1,3,4,2],[2,4,3,1],[4,2,1,3],[3,1,2,4]], "level": 3})");
    ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
    EXPECT_EQ(result[0]->title, "Small");
    EXPECT_EQ(result[0]->solution.size(), 16U);
    EXPECT_TRUE(result[0]->left_out.empty());
}

TEST(Pasted, WhatMayBeARuleLeavesNoVerdict) {
    const auto left_out = [](const std::string& text) {
        const ReadResult result = read_pasted_puzzles(text);
        return result.at(0) && !result[0]->left_out.empty() ? result[0]->left_out[0].what.message : "";
    };
    EXPECT_EQ(left_out(R"({"grid": [[1,0,0,0],[0,0,3,0],[4,0,0,0],[0,0,2,0]], "arrows": [1]})"),
              "not understood: 'arrows'");
    EXPECT_TRUE(left_out("A killer sudoku\n\n" + laid_out(".", " ")).contains("'killer'"));
}

TEST(Pasted, OtherTextsAreNoSudokus) {
    for (const std::string text :
         {"Dear all,\nhere is nothing.\n", "1 2 3\n4 5 6\n", "1 . . .\n. . 5 .\n4 . . .\n. . 2 .\n",
          "1 . . .\n. . 3 .\nand then\n4 . . .\n. . 2 .\n", "1 . . .\n. . 3 .\n4 . . .\n",
          // 16 characters are no sudoku of 4 × 4 if they have blanks and another sign for an open cell.
          "1\u2193 .  .  .  .  .\n\n.  .  .  0\u2192 .  .\n\n.  .  .  .  .  .\n"})
        EXPECT_FALSE(read_pasted_puzzles(text).at(0)) << text;
}

/// An answer's values may look like open cells, and a region may be a whole row.
TEST(Pasted, PrintedAnswersOfOtherKindsAreRefused) {
    const std::string regions =
        "My norinori\n┌───────────────┐\n│ .   .   #   # │\n├───────┬───────┤\n│ #   # │ .   . │\n├───┐   "
        "└───┐   │\n"
        "│ . │ .   . │ # │\n│   └───────┤   │\n│ #   #   . │ # │\n└───────────┴───┘\n";
    const std::string latin = "My latin\n┌─────┐\n│ 1 2 │\n│ 2 1 │\n└─────┘\n";
    const std::string loop = "My masyu\nx━━o━┓\n┃    ┃\n┗━━o━┛\n";
    for (const std::string& text :
         {regions + "unique over #.\n", latin + "unique over 1..2\n", loop + "several solutions over .-\n"}) {
        const ReadResult result = read_pasted_puzzles(text);
        ASSERT_FALSE(result.at(0)) << text;
        EXPECT_EQ(result[0].error().message, "this is a printed board, which does not say the whole puzzle")
            << text;
    }
    const ReadResult jigsaw = read_pasted_puzzles(regions);
    ASSERT_TRUE(jigsaw.at(0));
    ASSERT_EQ(jigsaw[0]->regions.size(), 4U) << "the first region is a row, and the others are not";
    EXPECT_EQ(jigsaw[0]->regions[1].cells, (Slot{CellId(4), CellId(5), CellId(9), CellId(10)}));
}

TEST(Pasted, NonogramsAreListsOfRuns) {
    for (const std::string text :
         {R"({"rows": [[2], [1], [2, 1]], "columns": [[3], [1, 1], [], [1]]})",
          R"({"clues": {"row": ["2", "1", "2 1"], "col": [3, [1, 1], 0, 1]}, "width": 4})",
          "{rows: [[2], [1], [2, 1]], cols: [[3], [1, 1], [0], [1]],}"}) {
        const ReadResult result = read_pasted_puzzles(text);
        ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
        EXPECT_EQ(result[0]->grid.cell_count(), 12U);
        auto solver = PuzzleSolver::build(*result[0]);
        ASSERT_TRUE(solver);
        EXPECT_EQ(solver->solve({.limit = 2}).solutions.size(), 1U) << text;
    }
    const ReadResult result =
        read_pasted_puzzles(R"({"rows": [[2]], "columns": [[1], [1]], "colours": ["red"]})");
    ASSERT_TRUE(result.at(0));
    EXPECT_EQ(result[0]->left_out.at(0).what.message, "not understood: 'colours'");
    const ReadResult held =
        read_pasted_puzzles(R"({"clues": {"rows": [[2]], "columns": [[1], [1]], "colours": ["red"]}})");
    ASSERT_TRUE(held.at(0));
    EXPECT_EQ(held[0]->left_out.at(0).what.message, "not understood: 'colours'");
}

TEST(Pasted, LinksHaveSeveralSpellings) {
    for (const std::string link : {"https://www.sudokuwiki.org/sudoku.htm?bd=",
                                   "https://sudokuexchange.com/play/?s=", "example.org/x?grid="})
        EXPECT_EQ(pasted_solution(link + kClassicGivens), kClassicSolved) << link;
    EXPECT_FALSE(read_pasted_puzzles("https://www.sudokuwiki.org/jigsaw.htm?bd=" + kClassicGivens)
                     .at(0)
                     ->left_out.empty());
    Resources none;
    const auto classic = read_puzzles(kClassicGivens, "x", none).at(0);
    const auto find = [](std::string_view name) {
        return *std::ranges::find(standard_formats(), name, &Format::name);
    };
    const std::string link = find("fpuzzles").write(*classic)->text;
    const std::string data = link.substr(link.find('=') + 1);
    EXPECT_EQ(pasted_solution(data), kClassicSolved) << "bare data";
    EXPECT_EQ(pasted_solution(link.substr(link.find("www"))), kClassicSolved) << "without https://";
    EXPECT_EQ(pasted_solution("https://sudocle.example/?puzzleid=fpuzzles" + data), kClassicSolved);
    EXPECT_EQ(pasted_solution("I liked [this one](" + link.substr(0, link.size() - 1) + ").\n"),
              kClassicSolved)
        << "in a text";
}

/// Returns what of a text is left out, a line each.
std::string left_out_of(const std::string& text) {
    const ReadResult result = read_pasted_puzzles(text);
    std::string messages;
    for (const auto& puzzle : result) {
        EXPECT_TRUE(puzzle) << text;
        for (const LeftOut& part : puzzle ? puzzle->left_out : std::vector<LeftOut>())
            messages += part.what.message + "\n";
    }
    return messages;
}

// A second grid whose signs fill a region each says where the regions of the first are.
TEST(Pasted, RegionsMayBeASecondGrid) {
    const std::string givens = "1...\n..3.\n4...\n..2.\n";
    for (const std::string regions : {"1112\n1322\n3324\n3444\n", "aaab\nacbb\nccbd\ncddd\n"}) {
        for (const std::string between : {"", "\n", "\nRegions:\n"}) {
            const ReadResult result = read_pasted_puzzles(givens + between + regions);
            ASSERT_EQ(result.size(), 1U) << between << regions;
            ASSERT_TRUE(result[0]);
            const ReadResult drawn = read_pasted_puzzles(
                "grid 4x4\nrange 1..4\nrule permutation 1..4 at rows; columns; regions\n"
                "regions\n| aaab\n| acbb\n| ccbd\n| cddd\ninitial\n| 1...\n| ..3.\n| 4...\n| ..2.\n");
            ASSERT_TRUE(drawn.at(0)) << to_text(drawn[0].error());
            auto solver = PuzzleSolver::build(*result[0]), expected = PuzzleSolver::build(*drawn[0]);
            ASSERT_TRUE(solver && expected);
            EXPECT_EQ(solver->solve({.limit = 99}).solutions.size(),
                      expected->solve({.limit = 99}).solutions.size());
            EXPECT_TRUE(result[0]->left_out.empty()) << result[0]->left_out[0].what.message;
        }
    }
    EXPECT_EQ(read_pasted_puzzles("1...\n..3.\n4...\n..2.\n\n1234\n3412\n2143\n4321\n").size(), 2U)
        << "two sudokus";
}

TEST(Pasted, CagesBesideAGridAreNotForgotten) {
    const std::string givens = "1...\n..3.\n4...\n..2.\n";
    EXPECT_EQ(left_out_of(givens + "aabb\nacbb\nccdd\ncddd\na5, b9\n"),
              "not understood: the letters 'aabb' …\nnot understood: 'a5, b9'\n");
    EXPECT_EQ(left_out_of(givens + "3: r1c1 r1c2\n"), "not understood: 'r1c1 r1c2'\n");
    EXPECT_EQ(left_out_of(givens + "R1C1 + R1C2 = 3\n"), "not understood: 'R1C1 + R1C2 = 3'\n");
    EXPECT_EQ(left_out_of(givens + "Place r1c2 first, then r2c2.\nr1c2: {23} >> {2}, r2c2\n"), "")
        << "steps of a solution";
    EXPECT_EQ(left_out_of("#3 12/24/2025\n" + givens + "SE 7.2/1.2/1.2\n"), "");
}

TEST(Pasted, ASquareOfNumbersMayBeNoSudoku) {
    EXPECT_EQ(left_out_of("0 1 . .\n. . 0 .\n. 0 . .\n1 1 . 0\n"),
              "the grid has 0 beside another sign for open cells, and a sudoku has no 0\n");
    EXPECT_EQ(left_out_of("0100\n0000\n0030\n2004\n"), "") << "0 is the sign of open cells";
    const auto remark = [](const std::string& text) {
        const ReadResult result = read_pasted_puzzles(text);
        return result.at(0) && !result[0]->remarks.empty() ? result[0]->remarks[0].message : "";
    };
    const std::string doubt = "the grid is read as a sudoku, because the text names no other kind";
    const std::string slitherlink = "3 . . 2\n. 2 . .\n. 3 1 .\n. . . 2\n";
    EXPECT_EQ(left_out_of(slitherlink),
              "the grid has equal numbers in a row or column, so that it may be no sudoku\n");
    EXPECT_EQ(left_out_of("My sudoku\n" + slitherlink), "") << "then it is a wrong one";
    std::string wrong = kClassicGivens;
    wrong[2] = '5';
    for (std::size_t row = 1; row < 9; ++row) wrong.insert(10 * row - 1, "\n");
    EXPECT_EQ(remark(wrong + "\n"), doubt);
    EXPECT_EQ(left_out_of(wrong + "\n"), "");
    EXPECT_EQ(remark("1 . . 2\n. . . .\n. . 3 .\n. . . .\n"), doubt) << "three givens are too few";
    EXPECT_EQ(remark("1 . . 2\n. . . .\n. . 3 .\n. 4 . .\n"), "");
}

TEST(Pasted, OtherKindsAreNamed) {
    const std::string givens = "1...\n..3.\n4...\n..2.\n";
    for (const std::string name : {"Windoku", "Sudoku-X", "A jigsaw", "Slitherlink 4x4", "Light up"})
        EXPECT_FALSE(left_out_of(name + "\n" + givens).empty()) << name;
    EXPECT_EQ(left_out_of("Slitherlink\n" + givens), "not understood: 'slitherlink', which the text names\n");
    for (const std::string name :
         {"Sudoku", "My daily sudoku 4x4", "I saw a pattern of light in the tents of this grid"})
        EXPECT_EQ(left_out_of(name + "\n" + givens), "") << name;
    EXPECT_EQ(left_out_of("A jigsaw\n" + givens + "aaab\nacbb\nccbd\ncddd\n"), "") << "its regions are there";
    EXPECT_EQ(left_out_of(givens + "Sum of the corners = 10\n"),
              "the text of the rules names 'sum of', and the puzzle's data do not state such a rule\n");
    const std::string six = "1....6\n..2...\n.3..4.\n......\n5....1\n..4...\n";
    EXPECT_EQ(left_out_of("The boxes are 3 high and 2 wide.\n" + six),
              "not understood: the boxes, which are not the usual ones\n");
    EXPECT_EQ(left_out_of("The boxes are 2x3.\n" + six), "");
}

TEST(Pasted, TheFieldsOfAnObjectNameKindsToo) {
    const std::string grid = R"("grid": [[1,0,0,0],[0,0,3,0],[4,0,0,0],[0,0,2,0]]})";
    for (const std::string field : {"name", "title", "type", "description"})
        EXPECT_EQ(left_out_of("{\"" + field + "\": \"Hitori\", " + grid),
                  "not understood: 'hitori', which the text names\n")
            << field;
    EXPECT_EQ(left_out_of(R"({"name": "A killer sudoku", )" + grid),
              "the text of the rules names 'killer', and the puzzle's data do not state such a rule\n");
    EXPECT_EQ(left_out_of(R"({"name": "Easy 5", "comment": "made today", )" + grid), "");
}

TEST(Pasted, CandidatesMayStandBetweenSentences) {
    std::string marks = "What is next?\n\n.-----.-----.-----.\n";
    for (std::size_t cell = 0; cell < kClassicSolved.size(); ++cell) {
        const bool is_known = kClassicGivens[cell] != '0';
        marks += cell % 9 == 0 ? "| " : "";
        marks += is_known ? std::string(1, kClassicSolved[cell]) : "123456789";
        marks += cell % 9 == 8 ? "|\n" : cell % 3 == 2 ? "| " : " ";
    }
    EXPECT_EQ(pasted_solution(marks + "'-----'-----'-----'\nI see no single.\n"), kClassicSolved);
    EXPECT_EQ(left_out_of("A killer sudoku:\n" + marks),
              "the text of the rules names 'killer', and the puzzle's data do not state such a rule\n");
}

/// Packs the clues of the classic sudoku, some solved cells, and candidates that leave out what the solution does not need.
std::string packed_board() {
    constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuvwxyz";
    std::string packed = "S9B";
    for (std::size_t cell = 0; cell < kClassicGivens.size(); ++cell) {
        const auto value = static_cast<unsigned>(kClassicSolved[cell] - '0');
        const unsigned candidates = 1U << (value - 1) | 1U;
        const unsigned number = kClassicGivens[cell] != '0' ? value
                                : cell % 3 == 0             ? 9 + value
                                                            : 18 + candidates;
        packed += kDigits[number / 36];
        packed += kDigits[number % 36];
    }
    return packed;
}

TEST(Pasted, PackedBoardsOfSudokuwikiHaveTheirClues) {
    const std::string link = "https://www.sudokuwiki.org/sudoku.htm?bd=" + packed_board();
    const ReadResult result = read_pasted_puzzles(link);
    ASSERT_TRUE(result.at(0)) << to_text(result[0].error());
    EXPECT_EQ(pasted_solution(link), kClassicSolved);
    EXPECT_EQ(result[0]->initials.at(0).givens.size(),
              kClassicGivens.size() - static_cast<std::size_t>(std::ranges::count(kClassicGivens, '0')));
    ASSERT_EQ(result[0]->remarks.size(), 1U);
    EXPECT_EQ(result[0]->remarks[0].message,
              "of the board, only the clues are read, and not what was filled in or ruled out");
}

TEST(Pasted, OtherBoardsOfSudokuwikiAreRefused) {
    const std::string packed = packed_board(), page = "https://www.sudokuwiki.org/sudoku.htm?bd=";
    for (const std::string& link :
         {"https://www.sudokuwiki.org/killersudoku.htm?bd=" + packed, page + packed + "00",
          page + packed.substr(0, packed.size() - 2) + "zz", page + "S9B" + std::string(162, '1'),
          page + packed.substr(3), page + std::string(162, '2')}) {
        const ReadResult result = read_pasted_puzzles(link);
        const bool is_refused =
            !result.at(0) && result[0].error().message.contains("a packed board of sudokuwiki");
        EXPECT_TRUE(is_refused) << link;
    }
}

/// Rows without brackets around them, and lists that are assigned to variables.
TEST(Pasted, ListsMayBeWithoutTheirBracketsOrInVariables) {
    const std::string cells = "1...\n..3.\n4...\n..2.\n";
    const auto puzzle = [](const std::string& text) {
        const ReadResult result = read_pasted_puzzles(text);
        EXPECT_TRUE(result.at(0)) << to_text(result[0].error());
        return result[0] ? result[0]->initials : std::vector<Initial>();
    };
    for (const std::string text :
         {"{'1','.','.','.'},\n{'.','.','3','.'},\n{'4','.','.','.'},\n{'.','.','2','.'}\n",
          "[1,0,0,0],\n[0,0,3,0],\n[4,0,0,0],\n[0,0,2,0],\n",
          "[1,-1,-1,-1]\n[-1,-1,3,-1]\n[4,-1,-1,-1]\n[-1,-1,2,-1]\n"})
        EXPECT_EQ(puzzle(text), puzzle(cells)) << text;
    const ReadResult nonogram =
        read_pasted_puzzles("const row = [[2],[1],[2,1]];\nvar column=[[3],[1,1],[],[1]];\n");
    ASSERT_TRUE(nonogram.at(0)) << to_text(nonogram[0].error());
    EXPECT_EQ(nonogram[0]->grid.cell_count(), 12U);
    EXPECT_FALSE(read_pasted_puzzles("row = [[2],[1]]; f(x); column = [[1],[1]];").at(0));
}

}  // namespace
}  // namespace sator::tests
