// Reads every file of ../shared/corpus/solvomatic. The expected counts of what the drawings mark were made
// without this reader.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>

#include "sator/text/read/sator_language.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

fs::path sator_corpus() {
    const char* shared = std::getenv("SATOR_SHARED");
    return (shared != nullptr ? fs::path(shared) : fs::path(SATOR_SOURCE_DIR) / ".." / "shared") / "corpus" /
           "solvomatic" / "puzzles";
}

/// Returns "81 cells, 9 values; permutation 1..9: 27×9, …": the numbers and lengths of the sequences of each
/// rule, then the givens.
std::string outline(const Puzzle& puzzle) {
    std::string text = std::to_string(puzzle.grid.cell_count()) + " cells, " +
                       std::to_string(puzzle.alphabet.size()) + " values";
    for (const RuleStatement& rule : puzzle.rules) {
        std::map<std::size_t, std::size_t> counts;  // by length
        for (const MarkedDrawing& drawing : rule.drawings) {
            for (const Sequence& sequence : drawing) ++counts[sequence.cells.size()];
        }
        text += "; " + rule.name;
        for (const Argument& argument : rule.arguments) text += " " + argument.text;
        for (const auto& [length, count] : counts)
            text += " " + std::to_string(count) + "x" + std::to_string(length);
    }
    for (const Initial& initial : puzzle.initials)
        text += "; " + std::to_string(initial.givens.size()) + " givens";
    return text;
}

struct Expected {
    const char* file;
    const char* outline;
};

class SatorCorpus : public testing::TestWithParam<Expected> {};

TEST_P(SatorCorpus, ReadsEveryFile) {
    const fs::path path = sator_corpus() / GetParam().file;
    if (!fs::exists(path)) GTEST_SKIP() << path << " is not there";
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    Resources resources;
    const auto puzzle =
        read_sator({GetParam().file, std::make_shared<const std::string>(text.str())}, resources);
    ASSERT_TRUE(puzzle) << to_text(puzzle.error().front());
    EXPECT_EQ(outline(*puzzle), GetParam().outline);
}

INSTANTIATE_TEST_SUITE_P(
    Solvomatic, SatorCorpus,
    testing::Values(
        Expected{"evil-sudoku.txt", "81 cells, 9 values; permutation 1..9 27x9; 23 givens"},
        Expected{"hardest-sudoku.txt", "81 cells, 9 values; permutation 1..9 27x9; 21 givens"},
        Expected{"jigsaw-sudoku-2.txt",
                 "81 cells, 9 values; permutation 1..9 27x9; superset 1..9 3x9 2x10 2x11 1x12; "
                 "subset 1..9 1..9 3x9 2x10 2x11 1x12; 19 givens"},
        Expected{"jigsaw-sudoku-9.txt",
                 "81 cells, 9 values; permutation 1..9 27x9; superset 1..9 4x9 1x10 1x11 2x12; "
                 "subset 1..9 1..9 4x9 1x10 1x11 2x12; 17 givens"},
        Expected{"magic-hexagon.txt",
                 "19 cells, 19 values; permutation 1..19 1x19; sum 38 6x3 6x4 3x5; in_order 6x2"},
        Expected{"magic-square.txt",
                 "16 cells, 16 values; permutation 1..16 1x16; sum 34 10x4; sum 17 8x2; in_order 4x2"},
        Expected{"palindrome.txt", "5 cells, 26 values; word puzzles/word-list-cel_2-15.txt 2x5"},
        Expected{"word-pyramid.txt", "10 cells, 26 values; word puzzles/word-list-cel_2-15.txt 3x2 3x3 3x4"},
        Expected{"word-square.txt",
                 "16 cells, 26 values; word puzzles/word-list-cel_2-15.txt 8x4; in_order 1x2"}),
    [](const auto& test) {
        std::string name = test.param.file;
        std::erase_if(name, [](char c) { return !std::isalnum(static_cast<unsigned char>(c)); });
        return name;
    });

}  // namespace
}  // namespace sator::tests
