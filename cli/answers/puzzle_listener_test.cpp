// Calls with several puzzles, of which a limit is reached between two.
#include "cli/answers/puzzle_listener.hpp"

#include <gtest/gtest.h>

#include <atomic>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Interrupts the call after its second answer.
class Interrupter final : public PuzzleListener {
  public:
    Interrupter(Session& session, std::atomic<bool>& interrupted)
        : PuzzleListener(session, AnswerFormat::Text), interrupted_(interrupted) {}

    std::size_t answered() const { return answered_; }

  private:
    std::string text_of(const ask::Answer& answer) override {
        interrupted_ = ++answered_ == 2;
        return std::get<ask::SolveAnswer>(answer).asked.name + "\n";
    }

    std::atomic<bool>& interrupted_;
    std::size_t answered_ = 0;
};

TEST(PuzzleListener, StartsNoFurtherPuzzleAfterALimit) {
    std::atomic<bool> interrupted = false;
    TextOutput out, err;
    Session session{.out = out, .err = err};
    Interrupter listener(session, interrupted);
    ask::Source source;
    const std::string three = "latin 1x1\ninitial\n| .\ninitial\n| .\ninitial\n| .\n";
    source.texts = {{three, "many.sator"}, {three, "last.sator"}};
    const ExitCode code = ask::ask(source, ask::Solve{}, {.interrupted = &interrupted}, listener);
    EXPECT_EQ(listener.answered(), 2U);
    EXPECT_EQ(code, ExitCode::Stopped);
    EXPECT_EQ(out.text(),
              "many#1\n\nmany#2\n\nmany#3\nunknown: stopped by the interrupt before the puzzle was begun\n"
              "\nlast\nunknown: stopped by the interrupt before the puzzle was begun\n");
    EXPECT_EQ(err.text(), "");
}

}  // namespace
}  // namespace sator::tests
