#include "sator/explain/check/implied_rules.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns e.g. "0 by 1" if rule 1 implies rule 0.
std::set<std::string> implied(SmallPuzzle& puzzle) {
    ClueCache clues;
    Resources files;
    RuleContext context{puzzle.puzzle(), clues, files, {}};
    const auto parts = PuzzleParts::make(Registry::standard(), context);
    std::set<std::string> found;
    if (!parts) return {"wrong"};
    for (const auto& [rule, by] : implied_rules(*parts, context, Limits{}))
        found.insert(std::to_string(rule.index()) + " by " + std::to_string(by.index()));
    return found;
}

using Names = std::set<std::string>;

TEST(ImpliedRules, FollowFromPermutations) {
    for (const char* name : {"distinct", "permutation"}) {
        SmallPuzzle puzzle(1, 9, U"123456789");
        puzzle.rule(
            name,
            name == std::string("distinct") ? std::vector<std::string>{} : std::vector<std::string>{"1..9"},
            {{0, 1, 2, 3, 4, 5, 6, 7, 8}});
        puzzle.rule("sum", {"45"}, {{0, 1, 2, 3, 4, 5, 6, 7, 8}});
        puzzle.rule("distinct", {}, {{1, 3, 5, 7}});
        puzzle.rule("sum", {"36"}, {{0, 1, 2, 3, 4, 5, 6, 7}});
        puzzle.rule("permutation", {"1..9"}, {{8, 7, 6, 5, 4, 3, 2, 1, 0}});
        EXPECT_EQ(implied(puzzle), (Names{"1 by 0", "2 by 0", "4 by 0"})) << name;
    }
}

// More fillings than are listed.
TEST(ImpliedRules, FollowFromSums) {
    SmallPuzzle puzzle(1, 8, U"123456789");
    puzzle.rule("sum", {"40"}, {{0, 1, 2, 3, 4, 5, 6, 7}});
    puzzle.rule("sum", {"40"}, {{7, 6, 5, 4, 3, 2, 1, 0}});
    puzzle.rule("sum", {"20"}, {{0, 1, 2, 3}});
    EXPECT_EQ(implied(puzzle), (Names{"1 by 0"}));
}

TEST(ImpliedRules, FollowFromClues) {
    SmallPuzzle puzzle(1, 14, U"ABCD");
    const std::vector<std::size_t> all{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13};
    puzzle.rule("regex", {"/(AB|BA|C[AB]|[AB]C)+/"}, {all});
    puzzle.rule("regex", {"/[A-C]+/"}, {all});
    puzzle.rule("regex", {"/(?!.*(AAA|BBB|CCC)).*/"}, {all});
    puzzle.rule("regex", {"/.*[AB].*/"}, {{4, 5}});
    puzzle.rule("regex", {"/(?!.*(AA|BBB)).*/"}, {all});
    EXPECT_EQ(implied(puzzle), (Names{"1 by 0", "2 by 0", "3 by 0"}));
}

TEST(ImpliedRules, FollowFromCluesWithReferences) {
    SmallPuzzle puzzle(1, 14, U"ABCD");
    const std::vector<std::size_t> all{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13};
    puzzle.rule("regex", {R"(/(.)(.).*\2\1/)"}, {all});
    puzzle.rule("regex", {R"(/(.).*\1/)"}, {all});
    EXPECT_EQ(implied(puzzle), (Names{"1 by 0"}));
}

}  // namespace
}  // namespace sator::tests
