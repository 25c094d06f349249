// Explains whole puzzles: a search over each step's rules and premises alone proves it again, none of these
// can be left out, and the last state is the solver's solution.
#include "sator/explain/explanation/explanation.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <random>

#include "sator/exchange/standard_formats.hpp"
#include "sator/explain/explanation/why_not.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "tests/judges/explanation_judge.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

class ExplainedPuzzle : public testing::TestWithParam<std::string> {};

/// Takes hundreds of trials, most of which only a search refutes.
constexpr std::string_view kLongest = "magic-hexagon/order-three.sator";

TEST_P(ExplainedPuzzle, IsProvedStepByStep) {
    if (GetParam() == kLongest && std::getenv("SATOR_FULL") == nullptr)
        GTEST_SKIP() << "takes seconds: SATOR_FULL=1";
    const std::filesystem::path path = std::filesystem::path(SATOR_SOURCE_DIR) / "puzzles" / GetParam();
    Resources files([](const std::string& name) { return file_contents(name); });
    const auto puzzles = read_puzzles(file_contents(path).value(), path.string(), files);
    ASSERT_TRUE(puzzles[0].has_value());
    expect_explained(*puzzles[0], files, 0, JudgedProperties::ProofAndMinimality);
}

/// Candidates of crosswords: either the steps are proved or a solution has the candidate.
TEST(WhyNot, IsProvedForCandidatesOfCrosswords) {
    std::mt19937 random(5);
    Resources files([](const std::string& name) { return file_contents(name); });
    const auto folder = std::filesystem::path(SATOR_SOURCE_DIR) / "puzzles" / "regex";
    std::size_t impossible = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const auto puzzles = read_puzzles(file_contents(entry.path()).value(), entry.path().string(), files);
        ASSERT_TRUE(puzzles[0].has_value());
        ClueCache clues;
        RuleContext context{*puzzles[0], clues, files, {}};
        const auto rules = make_rules(Registry::standard(), context);
        ASSERT_TRUE(rules.has_value());
        const Model model = build_model(*puzzles[0], *rules);
        const PuzzleContext puzzle_context(*puzzles[0], *rules, model);
        for (int i = 0; i < 20; ++i) {
            const Candidate candidate{CellId(random() % puzzle_context.cell_count()),
                                      ValueId(random() % puzzle_context.puzzle().alphabet.size())};
            const WhyNot why = why_not(puzzle_context, {}, candidate, Limits{});
            for (const Step& step : why.steps)
                EXPECT_EQ(prove(puzzle_context, step, Limits{}), Proof::Proved)
                    << sentence(puzzle_context, step);
            if (why.answer == WhyNot::Answer::Possible) {
                EXPECT_EQ(value_id(why.solution[candidate.cell.index()]), candidate.value);
            }
            impossible += why.answer == WhyNot::Answer::Impossible ? 1 : 0;
        }
    }
    EXPECT_GT(impossible, 100u);
}

std::vector<std::string> gallery() {
    std::vector<std::string> names;
    const std::filesystem::path folder = std::filesystem::path(SATOR_SOURCE_DIR) / "puzzles";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        const auto ending = entry.path().extension();
        if (ending == ".sator" || ending == ".json")
            names.push_back(std::filesystem::relative(entry.path(), folder).string());
    }
    std::ranges::sort(names);
    return names;
}

std::string test_name(const testing::TestParamInfo<std::string>& info) {
    std::string name = info.param;
    for (char& c : name) {
        if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
    }
    return name;
}

INSTANTIATE_TEST_SUITE_P(Gallery, ExplainedPuzzle, testing::ValuesIn(gallery()), test_name);

/// Returns a 4 × 4 sudoku with some values of a shuffled solution given, and sometimes a wrong one.
std::string random_sudoku(std::mt19937& random) {
    std::array<char, 4> symbols{'1', '2', '3', '4'};
    std::ranges::shuffle(symbols, random);
    constexpr std::string_view kSolution = "1234341221434321";
    std::string line;
    for (const char c : kSolution) {
        const bool is_given = random() % 8 < 3, is_wrong = random() % 64 == 0;
        line += is_given ? symbols[(static_cast<std::size_t>(c - '1') + (is_wrong ? 1 : 0)) % 4] : '.';
    }
    return line;
}

TEST(Explanation, AgreesWithTheSolverOnRandomSudokus) {
    std::mt19937 random(7);
    std::string lines;
    constexpr int kPuzzles = 300;
    for (int i = 0; i < kPuzzles; ++i) lines += random_sudoku(random) + "\n";
    Resources files;
    const auto puzzles = read_puzzles(lines, "random.txt", files);
    ASSERT_TRUE(puzzles[0].has_value());
    for (std::size_t i = 0; i < puzzles[0]->initials.size(); ++i) {
        expect_explained(*puzzles[0], files, i, JudgedProperties::ProofAndMinimality);
    }
}

std::optional<std::filesystem::path> shared_corpus() {
    const char* named = std::getenv("SATOR_SHARED");
    const auto folder = named != nullptr ? std::filesystem::path(named)
                                         : std::filesystem::path(SATOR_SOURCE_DIR).parent_path() / "shared";
    if (!std::filesystem::exists(folder / "corpus")) return std::nullopt;
    return folder / "corpus";
}

class ExplainedCorpus : public testing::TestWithParam<const char*> {};

/// Returns n such that every n-th puzzle of a file is explained; 1 with SATOR_FULL.
std::size_t every_so_many() {
    return std::getenv("SATOR_FULL") != nullptr ? 1 : 7;
}

void expect_file_explained(const std::string& file) {
    const auto corpus = shared_corpus();
    if (!corpus) GTEST_SKIP() << "there is no ../shared/corpus";
    Resources files([](const std::string& name) { return file_contents(name); });
    const auto path = *corpus / file;
    const auto puzzles = read_puzzles(file_contents(path).value(), path.string(), files);
    for (const auto& puzzle : puzzles) {
        ASSERT_TRUE(puzzle.has_value());
        const std::size_t initials = std::max<std::size_t>(1, puzzle->initials.size());
        for (std::size_t i = 0; i < initials; i += every_so_many())
            expect_explained(*puzzle, files, i, JudgedProperties::Proof);
    }
}

TEST_P(ExplainedCorpus, IsProvedStepByStep) {
    expect_file_explained(GetParam());
}

INSTANTIATE_TEST_SUITE_P(Shared, ExplainedCorpus,
                         testing::Values("regex/official.json", "regex/mit2013.json", "regex/bbc2017.json",
                                         "sudoku/top95.txt", "nonogram/1.non", "nonogram/21.non",
                                         "nonogram/gnome.non"));

class ExplainedLongCorpus : public ExplainedCorpus {};

TEST_P(ExplainedLongCorpus, IsProvedStepByStep) {
    if (std::getenv("SATOR_FULL") == nullptr) GTEST_SKIP() << "takes long: SATOR_FULL=1";
    expect_file_explained(GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    Shared, ExplainedLongCorpus,
    testing::Values("sudoku/clue17-1000.txt", "nonogram/6.non", "nonogram/42.non", "nonogram/529.non",
                    "nonogram/spade.non", "solvomatic/puzzles/evil-sudoku.txt",
                    "solvomatic/puzzles/hardest-sudoku.txt", "solvomatic/puzzles/jigsaw-sudoku-2.txt",
                    "solvomatic/puzzles/jigsaw-sudoku-9.txt", "solvomatic/puzzles/magic-square.txt",
                    "solvomatic/puzzles/magic-hexagon.txt", "solvomatic/puzzles/palindrome.txt",
                    "solvomatic/puzzles/word-pyramid.txt", "solvomatic/puzzles/word-square.txt"));

}  // namespace
}  // namespace sator::tests
