#include <gtest/gtest.h>

#include "sator/text/read/sator_language.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns the number of windows that a kind's statement is about in a drawing of regions, or the error.
std::string windows_in(const std::string& drawing, const std::string& size = "2x2") {
    const std::string text =
        "define kind mine\n  names own\n  drawing a letter for each region\n  range 1..9\n"
        "  count 1 ..3 at windows " +
        size + "\nend\n\nmine\n" + drawing;
    Resources none;
    const auto puzzle = read_sator({"test", std::make_shared<const std::string>(text)}, none, {});
    if (!puzzle) return to_text(puzzle.error().front());
    std::size_t windows = 0;
    for (const RuleStatement& rule : puzzle->rules) {
        for (const MarkedDrawing& drawn : rule.drawings) windows += drawn.size();
    }
    return std::to_string(windows);
}

TEST(KindWindows, SayNothingInAGridThatIsSmaller) {
    EXPECT_EQ(windows_in("| a a\n| a b\n"), "1");
    EXPECT_EQ(windows_in("| a a b\n"), "0");
    EXPECT_EQ(windows_in("| a\n| b\n"), "0");
    EXPECT_EQ(windows_in("| a a b\n", "3x1"), "1");
    EXPECT_EQ(windows_in("| a\n| a\n| b\n", "3x1"), "0");
}

}  // namespace
}  // namespace sator::tests
