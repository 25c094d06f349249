// The propagators of clues along paths of changes and backtracks, judged by BacktrackingMatcher. They visit
// only what a change touches, and must leave the same domains as a call from scratch.
#include <gtest/gtest.h>

#include "sator/base/utf8.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "sator/propagators/languages/clue_propagators.hpp"
#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/walk_run.hpp"
#include "tests/random/random_clues.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

struct Walks {
    ClueFeatures taste;
    std::size_t alternatives = 1;  ///< the number of random clues joined into one
    char32_t least_character = 0;  ///< all characters from this one on are in the alphabet, though no cell
                                   ///< has them
    std::string propagator;        ///< name of the propagator that the clues must get; others are skipped
    int clues = 100;
};

void walk_clues(std::uint32_t seed, const Walks& walks) {
    const std::u32string letters = to_code_points(walks.taste.letters);
    CodePointSet characters;
    for (const char32_t c : letters) characters = characters | CodePointSet{{c, c}};
    if (walks.least_character != 0)
        characters = characters | CodePointSet{{walks.least_character, letters[0]}};
    const Alphabet symbols = Alphabet::of_characters(characters);
    const AlphabetCharacters alphabet{symbols};
    const auto least = static_cast<Value>(symbols.size() - letters.size());
    RandomClues random(seed, walks.taste);
    int walked = 0;
    for (int i = 0; i < walks.clues; ++i) {
        std::string clue = random.next();
        for (std::size_t more = 1; more < walks.alternatives; ++more) clue += "|" + random.next();
        const auto tree = parse_regex(to_code_points(clue), {});
        ASSERT_TRUE(tree.has_value()) << clue;
        const std::size_t length = 3 + random.below(3);
        const auto propagators = clue_propagators(*tree, alphabet, length, {});
        ASSERT_TRUE(propagators.has_value()) << clue;
        ASSERT_EQ(propagators->size(), 1u) << clue;
        if (propagators->front()->name() != walks.propagator) continue;
        ++walked;
        BacktrackingMatcher matcher(*tree);
        const auto holds = [&](std::span<const Value> values) {
            std::u32string text;
            for (const Value v : values) text += letters[static_cast<std::size_t>(v - least)];
            return matcher.matches(text) == MatchResult::Yes;
        };
        WalkSpace space = WalkSpace::of(length, letters.size());
        for (WalkSpace::Variable& variable : space.variables) {
            variable.least += least;
            variable.greatest += least;
        }
        EXPECT_EQ(walk_in(space, *propagators->front(), holds, Strength::Gac, 100, seed), "") << clue;
        space.scope.back() = 0;
        space.variables.pop_back();
        EXPECT_EQ(walk_in(space, *propagators->front(), holds, Strength::Gac, 40, seed), "") << clue;
    }
    EXPECT_GT(walked, walks.clues / 6);
}

TEST(ClueWalk, IsCorrectForFewPositions) {
    walk_clues(1, {.taste = {.letters = "abc"}, .propagator = "in_positions"});
}

TEST(ClueWalk, IsCorrectForManyPositions) {
    walk_clues(2, {.taste = {.letters = "abc"}, .alternatives = 30, .propagator = "in_positions"});
}

TEST(ClueWalk, IsCorrectForValuesInSeveralWords) {
    walk_clues(3, {.taste = {.letters = "xyz"}, .least_character = U'!', .propagator = "in_positions"});
}

TEST(ClueWalk, IsCorrectForLayeredStates) {
    walk_clues(4, {.taste = {.lookaround = true, .letters = "abc"}, .propagator = "in_mdd", .clues = 400});
}

/// `(A.|BC)[AB]*` over A to C is entailed as soon as the first cell is fixed to A, although the other cells
/// are open: one path reads all that is left.
TEST(ClueWalk, IsEntailedIfOnePathReadsAllCandidates) {
    const AlphabetCharacters alphabet{Alphabet::of_characters(CodePointSet{{U'A', U'C'}})};
    const auto tree = parse_regex(U"(A.|BC)[AB]*", {});
    const auto propagators = clue_propagators(*tree, alphabet, 4, {});
    const WalkSpace space = WalkSpace::of(4, 3);
    WalkRun run(*propagators->front(), space, {{0, 1}, {0, 1, 2}, {0, 1}, {0, 1}});
    ASSERT_TRUE(run.run());
    EXPECT_FALSE(run.is_entailed());
    const auto change = [&](std::size_t cell, Value removed) {
        run.store().push_level();
        EXPECT_TRUE(run.store().remove(VariableId(cell), removed));
        EXPECT_TRUE(run.run());
    };
    change(3, 0);
    EXPECT_FALSE(run.is_entailed());
    change(0, 1);
    EXPECT_TRUE(run.is_entailed());
    run.store().backtrack();
    EXPECT_FALSE(run.is_entailed());
    change(1, 0);
    EXPECT_FALSE(run.is_entailed());
    change(0, 0);
    EXPECT_TRUE(run.is_entailed());
}

}  // namespace
}  // namespace sator::tests
