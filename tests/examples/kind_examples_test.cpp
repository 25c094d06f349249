// The examples of every kind of puzzle have the stated numbers of solutions, and so have the statements that they stand for.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>

#include "sator/exchange/standard_formats.hpp"
#include "sator/explain/rate/rated_kind.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/kinds/expansion_text.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "sator/text/read/sator_language.hpp"
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

/// Returns all examples of a kind. A kind without a text has one.
std::vector<KindExample> examples_of(const Kind& kind) {
    if (kind.definition != nullptr) return kind.definition->examples;
    return {{std::string(kind.example), kind.example_solutions}};
}

class KindExamples : public testing::TestWithParam<std::string> {
  protected:
    const Kind& kind() const { return *find_kind(GetParam()); }
};

TEST_P(KindExamples, HaveTheStatedSolutions) {
    EXPECT_TRUE(kind().syntax.starts_with(kind().name));
    for (const KindExample& example : examples_of(kind())) {
        ASSERT_GT(example.solutions, 0U);
        EXPECT_TRUE(!example.name.empty() || ("\n" + example.text).contains("\n" + std::string(kind().name)));
        EXPECT_EQ(solutions_of_kind(example.text, example.solutions + 1), example.solutions) << example.text;
    }
}

TEST_P(KindExamples, StandForStatementsWithTheSameSolutions) {
    for (const KindExample& example : examples_of(kind())) {
        const std::string statements = expansion_text(example.text);
        for (const Kind& other : kind_table())
            EXPECT_FALSE(("\n" + statements).contains("\n" + std::string(other.name) + "\n")) << other.name;
        EXPECT_EQ(solutions_of_kind(statements, example.solutions + 1), example.solutions) << statements;
    }
}

/// Returns what a format writes, or why it does not.
std::string written_as(const Format& format, const Puzzle& puzzle) {
    const auto written = format.write(puzzle);
    return written ? written->text : written.error().message;
}

bool loses_something(const Format& format, const Puzzle& puzzle) {
    const auto written = format.write(puzzle);
    return !written || !written->losses.empty();
}

/// Kinds that are recognised by their drawing alone, because all their numbers are in one statement, or because a number is in an
/// expression or has no rule of its own, or because they name colours. A format that has them reports what it loses of plain statements.
// clang-format off
constexpr std::string_view kKnownByDrawing[] = {
    "aquapelago", "choco_banana", "circles_and_squares", "coloured_nonogram", "context", "corner_chain",
    "creek", "dominion", "guide_arrow", "hitori", "juosan", "kurochute", "light_and_shadow", "makaro",
    "martini", "mochikoro", "mochinyoro", "nibun_nogo", "nondango", "norinuri", "nuribou", "nurikabe", "nurimaze",
    "nurimisaki", "oasis", "parquet", "pentopia", "regional_poly", "roma", "scrin", "slant", "slovak_sums",
    "smullyan", "snake", "statue_park", "tetrochain", "wagiri", "yajikazu",
};
// clang-format on

TEST_P(KindExamples, AreRecognisedByTheirStatements) {
    const bool is_known_by_drawing =
        std::ranges::find(kKnownByDrawing, kind().name) != std::end(kKnownByDrawing);
    bool loses = false;
    for (const KindExample& example : examples_of(kind())) {
        const auto puzzle = read(example.text), plain = read(expansion_text(example.text));
        ASSERT_TRUE(puzzle != nullptr && plain != nullptr);
        EXPECT_EQ(explain::kind_by_rules(*puzzle), explain::kind_by_rules(*plain)) << example.text;
        for (const Format& format : standard_formats()) {
            // Only the language says values between cells; convert refuses other formats before they are asked.
            const bool says_values = puzzle->grid.between.empty() || format.name == kSatorLanguage.name;
            if (format.write == nullptr || !says_values) continue;
            if (is_known_by_drawing && written_as(format, *puzzle) != written_as(format, *plain)) {
                loses = true;
                EXPECT_TRUE(loses_something(format, *plain)) << format.name << example.text;
                continue;
            }
            EXPECT_EQ(written_as(format, *puzzle), written_as(format, *plain)) << format.name << example.text;
        }
    }
    EXPECT_EQ(loses, is_known_by_drawing);
}

TEST_P(KindExamples, AreWrittenAndReadBackAsTheSamePuzzle) {
    for (const KindExample& example : examples_of(kind())) {
        const auto puzzle = read(example.text);
        ASSERT_NE(puzzle, nullptr);
        const auto written = write_sator(*puzzle);
        ASSERT_TRUE(written) << to_text(written.error());
        const auto again = read(*written);
        ASSERT_NE(again, nullptr);
        EXPECT_TRUE(*again == *puzzle) << *written;
    }
}

TEST_P(KindExamples, AreTheSamePuzzlesInTidyForm) {
    for (const KindExample& example : examples_of(kind())) {
        const std::string tidy = tidy_text(example.text, Registry::standard());
        const auto puzzle = read(example.text), again = read(tidy);
        ASSERT_TRUE(puzzle != nullptr && again != nullptr);
        EXPECT_TRUE(*again == *puzzle) << tidy;
    }
}

TEST_P(KindExamples, HaveRulesInEnglishAndGerman) {
    if (kind().definition == nullptr) return;
    EXPECT_FALSE(kind().definition->says.empty());
    EXPECT_FALSE(kind().definition->says_german.empty());
    EXPECT_FALSE(kind().definition->names.empty());
    const auto& input = kind().definition->input;
    EXPECT_TRUE(!input.clicks.empty() || input.keys != text::KindInput::Keys::Any);
}

std::vector<std::string> kind_names() {
    std::vector<std::string> kind_names;
    for (const Kind& kind : kind_table()) kind_names.emplace_back(kind.name);
    return kind_names;
}

INSTANTIATE_TEST_SUITE_P(All, KindExamples, testing::ValuesIn(kind_names()),
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
        {"relations", "- each shows a rule for relations that are the puzzle's own"},
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
