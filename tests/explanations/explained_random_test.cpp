// Explains random puzzles: every step is proved again, and the last state is the solver's result.
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>

#include "sator/exchange/standard_formats.hpp"
#include "tests/judges/explanation_judge.hpp"
#include "tests/random/random_puzzle_data.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// The factor by which SATOR_FULL multiplies the number of puzzles.
constexpr unsigned kFullTestFactor = 10;

unsigned puzzles(unsigned count) {
    return std::getenv("SATOR_FULL") != nullptr ? count * kFullTestFactor : count;
}

/// Counts the judged explanations by how they end.
class Judged {
  public:
    void judge(const std::expected<Puzzle, Diagnostic>& puzzle) {
        ASSERT_TRUE(puzzle.has_value()) << puzzle.error().message;
        Resources files;
        ExplanationEnd end = ExplanationEnd::Stopped;
        expect_explained(*puzzle, files, 0, JudgedProperties::ProofAndMinimality, &end);
        ++ends_[end];
    }

    /// Requires at least `least` puzzles of each kind: with one solution, with several, with none.
    void expect_each(unsigned least) {
        for (const ExplanationEnd end :
             {ExplanationEnd::Solved, ExplanationEnd::Several, ExplanationEnd::NoSolution})
            EXPECT_GE(ends_[end], least);
    }

  private:
    std::map<ExplanationEnd, unsigned> ends_;
};

TEST(RandomExplanations, AreProvedForRegexCrosswords) {
    RandomPuzzleData random(11);
    Judged judged;
    for (unsigned i = 0; i < puzzles(300) && !testing::Test::HasFailure(); ++i) {
        SCOPED_TRACE(i);
        judged.judge(make_regex_crossword(random.crossword()));
    }
    judged.expect_each(15);
}

TEST(RandomExplanations, AreProvedForNonograms) {
    RandomPuzzleData random(12);
    Judged judged;
    for (unsigned i = 0; i < puzzles(200) && !testing::Test::HasFailure(); ++i) {
        const std::string text = random.nonogram().text();
        SCOPED_TRACE(text);
        Resources files;
        const auto read = read_puzzles(text, "random.non", files);
        ASSERT_EQ(read.size(), 1u);
        judged.judge(read[0]);
    }
    judged.expect_each(5);
}

TEST(RandomExplanations, AreProvedForKillerSudokus) {
    RandomPuzzleData random(13);
    Judged judged;
    for (unsigned i = 0; i < puzzles(200) && !testing::Test::HasFailure(); ++i) {
        SCOPED_TRACE(i);
        judged.judge(random.killer().puzzle().build());
    }
    judged.expect_each(15);
}

TEST(RandomExplanations, AreProvedForKakuro) {
    RandomPuzzleData random(14);
    Judged judged;
    for (unsigned i = 0; i < puzzles(150) && !testing::Test::HasFailure(); ++i) {
        SCOPED_TRACE(i);
        judged.judge(random.kakuro().puzzle().build());
    }
    judged.expect_each(5);
}

}  // namespace
}  // namespace sator::tests
