// Questions as a program asks them: through values, without a front end.
#include "sator/ask/asker.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

const std::string kOpen = "sudoku 4x4\n| 1 2 3 .\n| 3 4 . .\n| 2 . . .\n| . . . .\n";

TEST(Asker, AnswersEachPuzzleAndEachGrid) {
    ask::Source source = ask::Source::of(kOpen, "one.sator");
    source.texts.push_back({"latin 2x2\ninitial\n| 1 .\n| . .\ninitial\n| 2 .\n| . .\n", "two.sator"});
    const ask::Reply reply = ask::ask(source, ask::Count{});
    std::vector<std::string> names;
    for (const ask::Answer& answer : reply.answers)
        names.push_back(std::get<ask::SolveAnswer>(answer).asked.name);
    EXPECT_EQ(names, (std::vector<std::string>{"one", "two#1", "two#2"}));
    EXPECT_EQ(reply.exit, ExitCode::Found);
}

TEST(Asker, PutsAMistakeInThePlaceOfItsPuzzle) {
    ask::Source source = ask::Source::of("sudoku 4x4\nsumm 3 at row 1\n", "wrong.sator");
    source.texts.push_back({std::unexpected(error_in("gone.sator", "no such file")), "gone.sator"});
    source.texts.push_back({kOpen, "right.sator"});
    const ask::Reply reply = ask::ask(source, ask::Solve{});
    ASSERT_EQ(reply.answers.size(), 3U);
    EXPECT_EQ(std::get<ask::Refused>(reply.answers[0]).puzzle, "wrong");
    EXPECT_EQ(std::get<ask::Refused>(reply.answers[1]).errors.front().message, "no such file");
    EXPECT_EQ(std::get<ask::SolveAnswer>(reply.answers[2]).found.solutions->size(), 2U);
    EXPECT_EQ(reply.errors().size(), 2U);
    EXPECT_EQ(reply.exit, ExitCode::Wrong);
}

TEST(Asker, KeepsWhatAnAnswerRefersTo) {
    const auto reply = std::make_unique<ask::Reply>(ask::ask(ask::Source::of(kOpen), ask::Explain{}));
    const ask::ExplainAnswer explained = *reply->first<ask::ExplainAnswer>();
    ASSERT_FALSE(explained.told().empty());
    EXPECT_TRUE(explained.told()[0].sentence.ends_with(".")) << explained.told()[0].sentence;
}

TEST(Asker, SaysWhichLimitKeptItFromAnAnswer) {
    const Limits none{.deadline = Limits::Clock::now()};
    const ask::Reply reply = ask::ask(ask::Source::of(kOpen), ask::Rate{}, none);
    EXPECT_EQ(reply.exit, ExitCode::Stopped);
    ASSERT_NE(reply.first<ask::Unanswered>(), nullptr);
    EXPECT_EQ(reply.first<ask::Unanswered>()->limit, Limit::Time);
}

TEST(Asker, HintsAtAMistakeOrAtAStep) {
    const auto hint = [](const char* value) {
        return *ask::ask(ask::Source::of(kOpen), ask::Hint{.player = {.grid = {{"R1C4", value}}}})
                    .first<ask::HintAnswer>();
    };
    EXPECT_EQ(hint("4").mistakes(), "");
    EXPECT_TRUE(hint("4").texts()[0].starts_with("Look at "));
    EXPECT_NE(hint("3").mistakes(), "");
}

}  // namespace
}  // namespace sator::tests
