// A puzzle of which parts were left out has no verdict: each question about it, and what `ignore_unknown` makes of it.
#include <gtest/gtest.h>

#include <string>

#include "sator/ask/asker.hpp"
#include "sator/ask/json/answer_json.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A sudoku of three by three in f-puzzles' form, with one value and with `more` fields.
std::string odd_puzzle(const std::string& more, const std::string& second_row = "{},{},{}") {
    return R"({"size":3,"grid":[[{"value":1,"given":true},{},{}],[)" + second_row + "],[{},{},{}]]," + more +
           "}";
}

/// A field that no reader knows, and a cage whose sum cannot be read.
const std::string kUnknown = R"("mirror":[{"cells":["R1C1"]}])",
                  kRestriction = R"("killercage":[{"cells":["R1C1","R1C2"],"value":"odd"}])";
/// A second row in which no number is left for the first cell.
const std::string kContradiction = R"({"value":1,"given":true},{},{})";

ask::Reply asked(const std::string& text, const ask::Question& question, bool ignores = false) {
    ask::Source source = ask::Source::of(text, "odd.json");
    source.ignore_unknown = ignores;
    return ask::ask(source, question);
}

TEST(NoVerdict, NoQuestionAboutSolutionsHasAVerdict) {
    for (const std::string& part : {kUnknown, kRestriction}) {
        for (const ask::Question& question :
             {ask::Question(ask::Solve{}), ask::Question(ask::Solve{.all = true}),
              ask::Question(ask::Count{}), ask::Question(ask::Check{}), ask::Question(ask::Rate{}),
              ask::Question(ask::Split{})}) {
            const ask::Reply reply = asked(odd_puzzle(part), question);
            EXPECT_NE(reply.first<ask::NoVerdict>(), nullptr) << part << question.index();
            EXPECT_EQ(reply.answers.size(), 1U);
            EXPECT_EQ(reply.exit, ExitCode::Stopped);
        }
    }
}

TEST(NoVerdict, NoSolutionIsCertainIfAllPartsRestrict) {
    const std::string certain = odd_puzzle(kRestriction, kContradiction);
    for (const ask::Question& question : {ask::Question(ask::Solve{}), ask::Question(ask::Count{})}) {
        const ask::Reply reply = asked(certain, question);
        ASSERT_NE(reply.first<ask::SolveAnswer>(), nullptr);
        EXPECT_TRUE(reply.first<ask::SolveAnswer>()->found.count.is_zero());
        EXPECT_EQ(reply.exit, ExitCode::None);
    }
    EXPECT_NE(asked(certain, ask::Check{}).first<ask::CheckAnswer>(), nullptr);
    EXPECT_EQ(asked(certain, ask::Explain{}).exit, ExitCode::None);
    EXPECT_EQ(asked(certain, ask::Candidates{}).exit, ExitCode::None);
    const std::string uncertain = odd_puzzle(kRestriction + "," + kUnknown, kContradiction);
    EXPECT_NE(asked(uncertain, ask::Solve{}).first<ask::NoVerdict>(), nullptr);
    const ask::Reply explained = asked(uncertain, ask::Explain{});
    EXPECT_EQ(explained.exit, ExitCode::Stopped);
    EXPECT_EQ(explained.first<ask::ExplainAnswer>()->explanation.end, ExplanationEnd::Stopped);
}

TEST(NoVerdict, StepsAreKeptAndCandidatesAreUpperBounds) {
    const std::string text = odd_puzzle(kUnknown, R"({"value":2,"given":true},{},{})");
    const ask::Reply explained = asked(text, ask::Explain{}), hinted = asked(text, ask::Hint{});
    ASSERT_NE(explained.first<ask::ExplainAnswer>(), nullptr);
    EXPECT_EQ(explained.exit, ExitCode::Stopped);
    EXPECT_FALSE(explained.first<ask::ExplainAnswer>()->explanation.steps.empty());
    EXPECT_EQ(hinted.exit, ExitCode::Stopped);
    const ask::Reply reply = asked(text, ask::Candidates{});
    const auto* candidates = reply.first<ask::CandidatesAnswer>();
    ASSERT_NE(candidates, nullptr);
    EXPECT_EQ(candidates->found.verdict, Verdict::Unknown);
    ASSERT_TRUE(candidates->found.ambiguity);
    EXPECT_TRUE(candidates->found.ambiguity->count.is_zero());
    for (const auto& cell : candidates->found.ambiguity->cells) {
        for (const auto& candidate : cell.candidates) EXPECT_FALSE(candidate.is_exact);
    }
    EXPECT_EQ(reply.exit, ExitCode::Stopped);
}

TEST(NoVerdict, NoSolutionIsDrawnAndNoPuzzleIsMade) {
    const std::string text = odd_puzzle(kUnknown);
    const ask::Reply drawn = asked(text, ask::Render{.solution = true});
    EXPECT_TRUE(drawn.first<ask::RenderAnswer>()->has_no_solution);
    EXPECT_EQ(drawn.exit, ExitCode::Stopped);
    EXPECT_EQ(asked(text, ask::Render{}).exit, ExitCode::Found);
    EXPECT_EQ(asked(text, ask::Create{.unrated = true}).exit, ExitCode::Wrong);
    EXPECT_EQ(asked(text, ask::Create{.unrated = true}, true).exit, ExitCode::Found);
    const ask::Reply converted = asked(text, ask::Convert{.to = "sator"});
    EXPECT_EQ(converted.exit, ExitCode::Found);
    EXPECT_TRUE(ask::answer_json(converted.answers[0], "")
                    ->contains(R"("not_understood":["not understood: 'mirror'"])"));
}

TEST(NoVerdict, IgnoringItMakesRemarksOfTheParts) {
    const ask::Reply reply = asked(odd_puzzle(kUnknown), ask::Solve{}, true);
    ASSERT_NE(reply.first<ask::SolveAnswer>(), nullptr);
    const Puzzle& puzzle = *reply.first<ask::SolveAnswer>()->asked.puzzle;
    EXPECT_TRUE(puzzle.left_out.empty());
    ASSERT_EQ(puzzle.remarks.size(), 1U);
    EXPECT_EQ(puzzle.remarks[0].message, "not understood: 'mirror'");
    EXPECT_EQ(reply.exit, ExitCode::Found);
    Puzzle built = puzzle;
    built.left_out.push_back({error_in("", "a rule"), false});
    EXPECT_NE(ask::ask(ask::Source::of(built), ask::Solve{}).first<ask::NoVerdict>(), nullptr);
}

TEST(NoVerdict, JsonNamesTheParts) {
    const ask::Reply reply = asked(odd_puzzle(kUnknown), ask::Solve{});
    EXPECT_EQ(
        ask::answer_json(reply.answers[0], "").value_or(""),
        R"({"sator":1,"puzzle":"odd","status":"unknown","message":"not all of the puzzle is understood",)"
        R"("left_out":[{"line":0,"text":"not understood: 'mirror'",)"
        R"("hint":"the puzzle is read without it, so it may have more solutions","restricts":false}]})"
        "\n");
    for (const ask::Question& question :
         {ask::Question(ask::Explain{}), ask::Question(ask::Hint{}), ask::Question(ask::Candidates{}),
          ask::Question(ask::Parse{}), ask::Question(ask::Words{}),
          ask::Question(ask::Render{.form = ask::Render::Form::Data})}) {
        const ask::Reply other = asked(odd_puzzle(kUnknown), question);
        EXPECT_TRUE(ask::answer_json(other.answers[0], "")->contains(R"("left_out":[{"line":0)"))
            << question.index();
    }
}

}  // namespace
}  // namespace sator::tests
