// Reads the puzzles of regexcrossword.com. Each clue must match the known solution of its line, which checks
// the directions and the order of lines.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "sator/base/utf8.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::filesystem::path corpus() {
    const char* shared = std::getenv("SATOR_SHARED");
    const std::filesystem::path root = shared != nullptr ? shared : SATOR_SOURCE_DIR "/../shared";
    return root / "corpus" / "regex";
}

/// Checks a puzzle against its solution, which has the cells in row order.
void expect_clues_match(const Puzzle& puzzle, std::u32string_view solution) {
    ASSERT_EQ(puzzle.grid.cell_count(), solution.size()) << puzzle.name;
    for (const RuleStatement& rule : puzzle.rules) {
        const Sequence& line = rule.drawings.at(0).at(0);
        std::u32string text;
        for (const CellId cell : line.cells) text += solution[cell.index()];
        const auto clue = parse_regex(to_code_points(rule.arguments.at(0).text));
        ASSERT_TRUE(clue) << puzzle.name << ", " << line.label;
        EXPECT_EQ(matches_by_backtracking(*clue, text), MatchResult::Yes)
            << puzzle.name << ", " << line.label;
    }
    for (const char32_t c : solution) {
        EXPECT_TRUE(puzzle.alphabet.find(Symbol::of_character(c)))
            << puzzle.name << ": " << to_utf8(std::u32string(1, c));
    }
}

TEST(Corpus, CluesMatchTheKnownSolutions) {
    if (!std::filesystem::exists(corpus())) GTEST_SKIP() << "there is no " << corpus();
    const auto expected = nlohmann::json::parse(file_text(corpus() / "expected.json"));
    std::size_t puzzles = 0;
    Resources none;
    for (const std::string file : {"official.json", "mit2013.json", "bbc2017.json"}) {
        for (const auto& puzzle : read_puzzles(file_text(corpus() / file), file, none)) {
            ASSERT_TRUE(puzzle) << to_text(puzzle.error());
            std::string solution;
            for (const auto& row : expected.at(puzzle->name).at("rows")) solution += row.get<std::string>();
            expect_clues_match(*puzzle, to_code_points(solution));
            ++puzzles;
        }
    }
    EXPECT_EQ(puzzles, 57U);
}

}  // namespace
}  // namespace sator::tests
