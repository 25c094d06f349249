// Interrupts questions at a call of a propagator. The interrupted answer must be a prefix of the complete
// answer, and the next question must be answered as if there had been no interruption.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string_view>

#include "sator/exchange/standard_formats.hpp"
#include "sator/explain/explanation/explanation.hpp"
#include "sator/explain/explanation/find_hint.hpp"
#include "sator/explain/explanation/prove.hpp"
#include "sator/explain/explanation/why_not.hpp"
#include "sator/explain/rate/rating.hpp"
#include "sator/explain/text/sentence.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/words/resources.hpp"
#include "tests/judges/interrupting_model.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// The number of moments at which each question is interrupted.
constexpr std::uint64_t kMoments = 15;

/// An example puzzle whose propagators can interrupt a question.
class InterruptedPuzzle : public testing::TestWithParam<const char*> {
  protected:
    void SetUp() override {
        const auto path = std::filesystem::path(SATOR_SOURCE_DIR) / "puzzles" / GetParam();
        std::ostringstream text;
        text << std::ifstream(path, std::ios::binary).rdbuf();
        auto puzzles = read_puzzles(text.str(), path.string(), files_);
        ASSERT_TRUE(puzzles[0].has_value());
        puzzle_ = std::make_unique<Puzzle>(std::move(*puzzles[0]));
        RuleContext context{*puzzle_, clues_, files_, {}};
        auto rules = make_rules(Registry::standard(), context);
        ASSERT_TRUE(rules.has_value());
        rules_ = std::move(*rules);
        model_ = interrupting(build_model(*puzzle_, rules_), interruption_);
        context_ = std::make_unique<PuzzleContext>(*puzzle_, rules_, model_);
        if (!puzzle_->initials.empty()) givens_ = puzzle_->initials[0].givens;
    }

    /// Asks without an interruption, then with interruptions at moments spread over the question, then
    /// without again. `ask(limits)` answers; `judge(answer, whole)` compares with the complete answer.
    template <class Ask, class Judge>
    void interrupt(Ask ask, Judge judge) {
        interruption_.wait_for(std::numeric_limits<std::uint64_t>::max());
        const auto whole = ask(Limits{});
        const std::uint64_t calls = interruption_.calls;
        for (std::uint64_t moment = 0; moment <= kMoments; ++moment) {
            interruption_.wait_for(1 + moment * calls / kMoments);
            judge(ask(interruption_.limits()), whole);
        }
        interruption_.wait_for(std::numeric_limits<std::uint64_t>::max());
        judge(ask(Limits{}), whole);
        // A context made under a limit that is already reached must not keep incomplete results.
        interruption_.flag = true;
        context_ = std::make_unique<PuzzleContext>(*puzzle_, rules_, model_);
        judge(ask(interruption_.limits()), whole);
        interruption_.flag = false;
        judge(ask(Limits{}), whole);
    }

    std::vector<std::string> sentences(std::span<const Step> steps) const {
        std::vector<std::string> all;
        for (const Step& step : steps) all.push_back(sentence(*context_, step));
        return all;
    }

    Interruption interruption_;
    Resources files_;
    ClueCache clues_;
    std::unique_ptr<Puzzle> puzzle_;
    RuleList rules_;
    Model model_;
    std::unique_ptr<PuzzleContext> context_;
    std::span<const Given> givens_;
};

TEST_P(InterruptedPuzzle, HasAPrefixOfItsExplanation) {
    const auto ask = [&](const Limits& limits) { return explain::explain(*context_, givens_, limits); };
    interrupt(ask, [&](const Explanation& explanation, const Explanation& whole) {
        const auto steps = sentences(explanation.steps), all = sentences(whole.steps);
        ASSERT_LE(steps.size(), all.size());
        EXPECT_TRUE(std::equal(steps.begin(), steps.end(), all.begin()));
        EXPECT_EQ(explanation.end == ExplanationEnd::Stopped, explanation.limit.has_value());
        if (explanation.end == ExplanationEnd::Stopped) return;
        EXPECT_EQ(explanation.end, whole.end);
        EXPECT_EQ(steps.size(), all.size());
    });
}

TEST_P(InterruptedPuzzle, HasItsRatingOrAPartialOne) {
    const auto ask = [&](const Limits& limits) { return rate(*context_, givens_, limits, 2); };
    bool is_rated = false;
    std::size_t told = 0;
    interrupt(ask, [&](const RatingResult& result, const RatingResult& whole) {
        is_rated = whole.rating.has_value();
        told += result.so_far ? 1 : 0;
        EXPECT_FALSE(result.rating && result.so_far);
        if (!result.rating && result.reason == Unrated::Stopped) {
            if (!result.so_far || !whole.rating) return;
            EXPECT_LE(result.so_far->paths, 2U);
            EXPECT_LE(result.so_far->steps, whole.rating->width.size());
            if (result.so_far->paths == 2) {
                EXPECT_EQ(result.so_far->effort, whole.rating->effort);
            }
            return;
        }
        ASSERT_EQ(result.rating.has_value(), whole.rating.has_value());
        if (!whole.rating) return;
        EXPECT_EQ(result.rating->effort, whole.rating->effort);
        EXPECT_EQ(result.rating->width, whole.rating->width);
        EXPECT_EQ(result.rating->hardest, whole.rating->hardest);
    });
    // Propagators' calls interrupt; a plain sudoku's explanation takes none.
    const bool asks_propagators = std::string_view(GetParam()) != "sudoku/plain.sator";
    EXPECT_EQ(told > 0, is_rated && asks_propagators);
}

TEST_P(InterruptedPuzzle, HasItsHintOrNone) {
    const auto ask = [&](const Limits& limits) { return find_hint(*context_, givens_, {}, limits); };
    interrupt(ask, [&](const Hint& hint, const Hint& whole) {
        EXPECT_TRUE(hint.mistakes.is_none());
        if (hint.step) {
            EXPECT_EQ(sentence(*context_, *hint.step), sentence(*context_, *whole.step));
        }
        EXPECT_TRUE(hint.step || hint.limit || !whole.step);
    });
}

TEST_P(InterruptedPuzzle, ExplainsWhyNotOrReportsTheLimit) {
    const CellId cell(context_->cell_count() / 2);
    for (std::size_t v = 0; v < 2; ++v) {
        const auto ask = [&](const Limits& limits) {
            return why_not(*context_, givens_, {cell, ValueId(v)}, limits);
        };
        interrupt(ask, [&](const WhyNot& why, const WhyNot& whole) {
            if (why.answer == WhyNot::Answer::Stopped) return;
            EXPECT_EQ(why.answer, whole.answer);
            EXPECT_EQ(why.steps.empty(), whole.steps.empty() || why.limit.has_value());
            for (const Step& step : why.steps)
                EXPECT_EQ(prove(*context_, step, Limits{}), Proof::Proved) << sentence(*context_, step);
        });
    }
}

INSTANTIATE_TEST_SUITE_P(Puzzles, InterruptedPuzzle,
                         testing::Values("sudoku/plain.sator", "regex/first-steps.json",
                                         "magic-square/order-three.sator",
                                         "cryptarithm/send-more-money.sator", "nonogram/at-home.sator",
                                         "killer-sudoku/cages.sator"));

}  // namespace
}  // namespace sator::tests
