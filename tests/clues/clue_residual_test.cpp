// The residuals and value classes of a clue's propagator, judged by BacktrackingMatcher: equal residuals must
// have equal completions, and values of one class must be interchangeable.
#include <gtest/gtest.h>

#include "sator/base/utf8.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "sator/propagators/languages/clue_propagators.hpp"
#include "tests/judges/residual_walk.hpp"
#include "tests/random/random_clues.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns how often a residual occurred again.
std::size_t judge(std::uint32_t seed, const ClueFeatures& taste, int clues) {
    const std::u32string letters = to_code_points(taste.letters);
    CodePointSet characters;
    for (const char32_t c : letters) characters = characters | CodePointSet{{c, c}};
    const AlphabetCharacters alphabet{Alphabet::of_characters(characters)};
    RandomClues random(seed, taste);
    std::size_t met_again = 0;
    for (int i = 0; i < clues; ++i) {
        const std::string clue = random.next();
        const auto tree = parse_regex(to_code_points(clue), {});
        const std::size_t length = 3 + random.below(3);
        const auto propagators =
            tree ? clue_propagators(*tree, alphabet, length, {}) : std::unexpected(tree.error());
        EXPECT_TRUE(propagators.has_value()) << clue;
        if (!propagators) continue;
        BacktrackingMatcher matcher(*tree);
        const auto meaning = [&](std::span<const Value> values) {
            std::u32string text;
            for (const Value v : values) text += letters[static_cast<std::size_t>(v)];
            return matcher.matches(text) == MatchResult::Yes;
        };
        const WalkSpace space = WalkSpace::of(length, letters.size());
        const ResidualFaults faults = residual_faults(*propagators->back(), meaning, space, 4, seed);
        EXPECT_EQ(faults.first, "") << clue;
        met_again += faults.repeated;
    }
    return met_again;
}

TEST(ClueResidual, AgreesOnRegularClues) {
    EXPECT_GT(judge(1, {.references = false, .lookaround = false, .letters = "abc"}, 300), 100u);
}

TEST(ClueResidual, AgreesOnLookaround) {
    EXPECT_GT(judge(2, {.references = false, .lookaround = true, .letters = "abc"}, 300), 300u);
}

TEST(ClueResidual, AgreesOnReferences) {
    EXPECT_GT(judge(3, {.references = true, .lookaround = true, .letters = "abc"}, 300), 300u);
}

}  // namespace
}  // namespace sator::tests
