#include "sator/language/match/partial_matcher.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <limits>

#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

// The number of ways to split a run of As into runs doubles with each further A.
TEST(PartialMatcher, StopsAtALimitWhileBacktracking) {
    const Alphabet alphabet = Alphabet::of_characters(CodePointSet{{U'A', U'B'}});
    const AlphabetCharacters characters(alphabet);
    const auto tree = parse_regex(U"(A+)+(\\1)B", {});
    ASSERT_TRUE(tree.has_value());
    const auto program = compile_match_program(*tree, characters, {});
    ASSERT_TRUE(program.has_value());
    constexpr std::size_t kLength = 60;
    const std::vector<std::uint64_t> all_as(kLength * program->value_words, 1);
    const std::atomic<bool> interrupted = true;
    LimitWatch watch({.interrupted = &interrupted});
    std::uint64_t steps = std::numeric_limits<std::uint64_t>::max();
    PartialMatcher::Question question;
    EXPECT_EQ(PartialMatcher(*program, kLength).match(all_as, steps, question, &watch),
              PartialMatcher::Answer::StepLimit);
}

}  // namespace
}  // namespace sator::tests
