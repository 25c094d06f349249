// The example of every kind of puzzle has the stated number of solutions, and so have the statements that it stands for.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>

#include "sator/exchange/standard_formats.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/kinds/expansion_text.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "sator/text/write/tidy_text.hpp"
#include "sator/text/write/write_sator.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

/// Returns the puzzle, or null with a failure.
std::shared_ptr<const Puzzle> read(const std::string& text) {
    Resources resources;
    ReadResult result = read_puzzles(text, "example.sator", resources);
    if (result.size() == 1 && result[0]) return std::make_shared<const Puzzle>(std::move(*result[0]));
    ADD_FAILURE() << (result.empty() ? "no puzzle" : to_text(result[0].error())) << text;
    return nullptr;
}

/// Returns the number of solutions of a puzzle, up to `limit`.
std::uint64_t solutions_of_kind(const std::string& text, std::uint64_t limit) {
    const auto puzzle = read(text);
    if (puzzle == nullptr) return 0;
    Resources resources;
    ClueCache clue_cache;
    RuleContext context{*puzzle, clue_cache, resources, {}};
    auto solver = PuzzleSolver::build(puzzle, Registry::standard(), context, Limits{});
    if (!solver) {
        ADD_FAILURE() << to_text(solver.error().front()) << text;
        return 0;
    }
    std::uint64_t found = 0;
    solver->solve({.verify = Verify::All}, [&](std::span<const Value>) { return ++found < limit; });
    return found;
}

class KindExample : public testing::TestWithParam<std::string> {};

TEST_P(KindExample, HasTheStatedSolutions) {
    const Kind& kind = *find_kind(GetParam());
    ASSERT_GT(kind.example_solutions, 0U);
    EXPECT_TRUE(("\n" + std::string(kind.example)).contains("\n" + std::string(kind.name)));
    EXPECT_TRUE(kind.syntax.starts_with(kind.name));
    EXPECT_EQ(solutions_of_kind(std::string(kind.example), kind.example_solutions + 1),
              kind.example_solutions);
}

TEST_P(KindExample, StandsForStatementsWithTheSameSolutions) {
    const Kind& kind = *find_kind(GetParam());
    const std::string statements = expansion_text(kind.example);
    for (const Kind& other : kind_table())
        EXPECT_FALSE(("\n" + statements).contains("\n" + std::string(other.name) + "\n")) << other.name;
    EXPECT_EQ(solutions_of_kind(statements, kind.example_solutions + 1), kind.example_solutions)
        << statements;
}

TEST_P(KindExample, IsWrittenAndReadBackAsTheSamePuzzle) {
    const auto puzzle = read(std::string(find_kind(GetParam())->example));
    ASSERT_NE(puzzle, nullptr);
    const auto written = write_sator(*puzzle);
    ASSERT_TRUE(written) << to_text(written.error());
    const auto again = read(*written);
    ASSERT_NE(again, nullptr);
    EXPECT_TRUE(*again == *puzzle) << *written;
}

TEST_P(KindExample, IsTheSamePuzzleInTidyForm) {
    const std::string example(find_kind(GetParam())->example);
    const std::string tidy = tidy_text(example, Registry::standard());
    const auto puzzle = read(example), again = read(tidy);
    ASSERT_TRUE(puzzle != nullptr && again != nullptr);
    EXPECT_TRUE(*again == *puzzle) << tidy;
}

std::vector<std::string> kind_names() {
    std::vector<std::string> kind_names;
    for (const Kind& kind : kind_table()) kind_names.emplace_back(kind.name);
    return kind_names;
}

INSTANTIATE_TEST_SUITE_P(All, KindExample, testing::ValuesIn(kind_names()),
                         [](const testing::TestParamInfo<std::string>& example) { return example.param; });

TEST(KindNames, AreDifferentAndNoRulesNames) {
    std::vector<std::string> words;
    for (const Kind& kind : kind_table()) {
        words.emplace_back(kind.name);
        for (std::string& name : other_names(kind)) words.push_back(std::move(name));
    }
    for (const std::string& word : words) {
        EXPECT_EQ(std::ranges::count(words, word), 1) << word;
        EXPECT_FALSE(is_statement_keyword(word)) << word << " is a statement, too";
        EXPECT_EQ(Registry::standard().find(word), nullptr) << word << " is a rule, too";
    }
    EXPECT_TRUE(std::ranges::is_sorted(kind_table(), {}, &Kind::name));
}

/// The words of folders of the gallery whose puzzles have another word than the folder's name, and the reason if they have none.
const std::map<std::string, std::string>& other_words() {
    static const std::map<std::string, std::string> words = {
        {"all-interval-series", "all_interval"},
        {"binary-puzzle", "binary"},
        {"cross-number", "- each has equations of its own"},
        {"double-word-square", "word_square"},
        {"entropic-sudoku", "entropic_line"},
        {"even-odd", "even"},
        {"indexer-sudoku", "row_indexer"},
        {"jigsaw-sudoku", "sudoku"},
        {"latin-square", "latin"},
        {"magic-star", "- the layout shows its lines, which no size gives"},
        {"min-max", "minimum"},
        {"modular-sudoku", "modular_line"},
        {"regex", "regex_crossword"},
        {"self-describing-number", "self_describing"},
        {"ten-lines", "ten_line"},
        {"word-placement", "place"},
        {"word-pyramid", "- the layout shows its floors, and 'words' says the rest"},
        {"zebra-puzzle", "- each has clues of its own, which are expressions"}};
    return words;
}

TEST(KindNames, CoverTheGallery) {
    const std::string_view suffix = "-sudoku";
    for (const auto& entry : fs::directory_iterator(fs::path(SATOR_SOURCE_DIR) / "puzzles")) {
        std::string word = entry.path().filename().string();
        const auto other = other_words().find(word);
        if (other != other_words().end()) {
            word = other->second;
        } else if (word.ends_with(suffix)) {
            word.resize(word.size() - suffix.size());
        }
        if (word.starts_with("- ")) continue;
        std::ranges::replace(word, '-', '_');
        EXPECT_TRUE(find_kind(word) != nullptr || Registry::standard().find(word) != nullptr)
            << word << " is neither a kind nor a rule";
    }
}

}  // namespace
}  // namespace sator::tests
