#include <gtest/gtest.h>

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Reads a text in whatever format it is.
ReadResult read_kakuros(const std::string& text) {
    Resources none;
    return read_puzzles(text, "file", none);
}

/// Returns the values of the only solution, or why there is none.
std::string kakuro_solution(const std::string& text) {
    const ReadResult result = read_kakuros(text);
    if (!result.at(0)) return to_text(result[0].error());
    auto solver = PuzzleSolver::build(*result[0]);
    if (!solver) return to_text(solver.error().front());
    const auto solutions = solver->solve({.limit = 2}).solutions;
    if (solutions.size() != 1) return std::to_string(solutions.size()) + " solutions";
    std::string values;
    for (const Value value : solutions[0].values())
        values += to_utf8(result[0]->alphabet[static_cast<std::size_t>(value)].text);
    return values;
}

// 3 in two cells and 7 in two cells down, 23 in three; the rows in other spellings.
const std::string kDrawn =
    "kakuro\n| #   #    23\\ 3\\\n| #   11\\7 .   .\n| \\18 .    .   .\n| \\12 .    .   #\n";

TEST(KakuroText, HasSeveralSpellings) {
    const std::string solved = kakuro_solution(kDrawn);
    ASSERT_FALSE(solved.contains("error")) << solved;
    for (const std::string text :
         {"#   #    23\\ 3\\\n#   11\\7 .   .\n\\18 .    .   .\n\\12 .    .   #\n",
          "| x | x | 23\\ | 3\\ |\n| x | 11\\7 | - | - |\n| \\18 | - | - | - |\n| \\12 | - | - | x |\n",
          "\\,\\,23\\,3\\\n\\,11\\7,,\n\\18,,,\n\\12,,,\\\n",
          "-1 -1 23: 3:\n-1 11:7 0 0\n:18 0 0 0\n:12 0 0 -1\n",
          "My kakuro\n\n:  :  23:  3:\n:  11:7 _  _\n:18 _  _  _\n:12 _  _  :\n\nHave fun.\n",
          "■ ■ 23\\0 3\\0\n■ 11\\07 · ·\n0\\18 · · ·\n0\\12 · · ■\n"}) {
        const ReadResult result = read_kakuros(text);
        ASSERT_TRUE(result.at(0)) << text << to_text(result[0].error());
        EXPECT_TRUE(result[0]->left_out.empty());
        EXPECT_EQ(kakuro_solution(text), solved) << text;
    }
}

TEST(KakuroText, APrintedBoardIsReadBack) {
    const std::string printed =
        "My kakuro\n\n"
        "┌───────────────────────────┐\n"
        "│ ▒▒▒▒   ▒▒▒▒    23\\     3\\ │\n"
        "│             ┌─────────────┤\n"
        "│ ▒▒▒▒   11\\7 │    .      . │\n"
        "│      ┌──────┘             │\n"
        "│  \\18 │    .      .      . │\n"
        "│      │             ┌──────┤\n"
        "│  \\12 │    .      . │ ▒▒▒▒ │\n"
        "└──────┴─────────────┴──────┘\n\n";
    const std::string rules =
        "Each run of white cells holds different digits. Their sum stands in the black cell before the "
        "run.\n";
    EXPECT_EQ(kakuro_solution(printed + rules), kakuro_solution(kDrawn));
    EXPECT_EQ(read_kakuros(printed + rules).at(0)->title, "My kakuro");
    const ReadResult other = read_kakuros(printed + rules + "Odd digits are shaded.\n");
    ASSERT_TRUE(other.at(0));
    EXPECT_EQ(other[0]->left_out.at(0).what.message, "not understood: 'Odd digits are shaded.'");
}

TEST(KakuroText, ASumWithoutARunIsRefused) {
    EXPECT_TRUE(kakuro_solution("#  2\\ 3\\\n\\5 .  .\n\\9 #  #\n").contains("error"));
}

TEST(KakuroText, OtherTextsAreNone) {
    for (const std::string text :
         {"a \\5\n. .\n", "\\5 .\n. .\n", "12:30 14:15\n", "\\5 . .\n3: . .\n", "\\5 . .\n\\6 .\n",
          "\\5 . .\n\\6 . .\nand\n\\7 . .\n", "\\123 . .\n\\6 . .\n"})
        EXPECT_FALSE(exchange::kKakuroText.recognises(text)) << text;
    for (const Format& format : standard_formats()) {
        if (format.name == "kakuro") continue;
        EXPECT_FALSE(exchange::kKakuroText.recognises(format.example)) << format.name;
    }
}

TEST(KakuroText, EveryCutTextIsReadOrRefused) {
    const std::string text(exchange::kKakuroText.example);
    for (std::size_t length = 0; length <= text.size(); ++length) {
        for (const auto& puzzle : read_kakuros(text.substr(0, length)))
            EXPECT_TRUE(puzzle || !puzzle.error().message.empty());
    }
}

}  // namespace
}  // namespace sator::tests
