#include "cli/answers/answer_text.hpp"

#include <gtest/gtest.h>

#include "cli/process/output.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using std::chrono::milliseconds;

/// Returns the answer for a puzzle without cells that was stopped by a limit.
std::string stopped_text(BigCount found, double share_done, bool is_counted = false) {
    ask::SolveAnswer solved{.asked = {"latin", std::make_shared<const Puzzle>()}};
    solved.found.count = found;
    solved.found.share_done = share_done;
    solved.found.solve = milliseconds(2000);
    solved.limit = Limit::Time;
    solved.is_count = is_counted;
    TextOutput out, err;
    return answer_text(solved, Session{.out = out, .err = err});
}

TEST(AnswerText, ReportsTheProgressOfAStoppedSearch) {
    EXPECT_EQ(
        stopped_text(0, 0.25),
        "latin\n"
        "unknown: stopped by the time limit; 0 solutions found so far; about 25 % of the search is done, the "
        "rest may take 6 s\n");
    EXPECT_TRUE(stopped_text(9, 0.25, true).ends_with("the rest may take up to 6 s\n"));
    EXPECT_EQ(stopped_text(1, 0), "latin\nunknown: stopped by the time limit; 1 solution found so far\n");
    const std::string little = stopped_text(0, 1e-9);
    EXPECT_NE(little.find("; less than a millionth of the search is done"), std::string::npos) << little;
}

}  // namespace
}  // namespace sator::tests
