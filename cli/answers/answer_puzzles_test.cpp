// Calls with several puzzles, of which a limit is reached between two.
#include "cli/answers/answer_puzzles.hpp"

#include <gtest/gtest.h>

#include <atomic>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns a puzzle with three initial drawings.
std::shared_ptr<const Puzzle> three_in_one() {
    Puzzle puzzle;
    puzzle.initials = {{"#1", {}}, {"#2", {}}, {"#3", {}}};
    return std::make_shared<const Puzzle>(std::move(puzzle));
}

TEST(AnswerPuzzles, StartsNoFurtherPuzzleAfterALimit) {
    std::atomic<bool> interrupted = false;
    TextOutput out, err;
    Session session{.out = out, .err = err};
    const PuzzleCall call{session, {.interrupted = &interrupted}};
    const std::vector<ReadPuzzle> puzzles = {{"many", three_in_one()}, {"last", three_in_one()}};
    std::size_t answered = 0;
    const ExitCode code = answer_puzzles(call, puzzles, [&](const ReadPuzzle& read) {
        return answer_initials(call, read, [&](std::size_t, const std::string&) {
            interrupted = ++answered == 2;
            return ExitCode::Found;
        });
    });
    EXPECT_EQ(answered, 2U);
    EXPECT_EQ(code, ExitCode::Stopped);
    EXPECT_EQ(out.text(),
              "\n\nmany#3\nunknown: stopped by the interrupt before the puzzle was begun\n"
              "\nlast\nunknown: stopped by the interrupt before the puzzle was begun\n");
}

}  // namespace
}  // namespace sator::tests
