// GAC on clues is exact: on random clues and random domains, the propagators must keep exactly the values
// that brute force supports, i.e. enumeration of the strings with BacktrackingMatcher.
#include <gtest/gtest.h>

#include <random>

#include "sator/base/utf8.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "sator/propagators/languages/clue_propagators.hpp"
#include "tests/random/random_clues.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Domains = std::vector<Word>;

/// Returns each value that some matching string over the domains uses.
Domains brute_force(const RegexTree& tree, const Domains& domains, const std::u32string& letters) {
    Domains supported(domains.size(), 0);
    std::u32string text(domains.size(), U' ');
    std::vector<std::size_t> values(domains.size(), 0);
    BacktrackingMatcher matcher(tree);
    const auto visit = [&](auto self, std::size_t cell) -> void {
        if (cell == domains.size()) {
            if (matcher.matches(text) != MatchResult::Yes) return;
            for (std::size_t i = 0; i < values.size(); ++i) supported[i] |= Word{1} << values[i];
            return;
        }
        for (std::size_t v = 0; v < letters.size(); ++v) {
            if ((domains[cell] >> v & 1) == 0) continue;
            text[cell] = letters[v];
            values[cell] = v;
            self(self, cell + 1);
        }
    };
    visit(visit, 0);
    return supported;
}

/// Returns the domains at the root after propagation, all empty on a conflict.
Domains propagate(const std::vector<std::shared_ptr<const Propagator>>& propagators, const Domains& domains) {
    Model model;
    std::vector<VariableId> scope;
    for (const Word& domain : domains) scope.push_back(model.add_cell({&domain, 1}));
    for (const auto& propagator : propagators) model.post(propagator, scope);
    Search search(model, Limits{});
    Domains kept(domains.size(), 0);
    search.solve({}, [&](std::span<const Value>) { return false; });
    const Store& store = search.store();
    if (search.root_failed()) return kept;
    for (std::size_t i = 0; i < kept.size(); ++i) kept[i] = store.domain(scope[i]).word(0);
    return kept;
}

void compare(std::uint32_t seed, const ClueFeatures& taste, int clues, const RegexFlags& flags = {}) {
    const std::u32string letters = to_code_points(taste.letters);
    CodePointSet characters;
    for (const char32_t c : letters) characters = characters | CodePointSet{{c, c}};
    const AlphabetCharacters alphabet{Alphabet::of_characters(characters)};
    RandomClues random(seed, taste);
    int supported_clues = 0, inexact = 0;
    for (int i = 0; i < clues; ++i) {
        const std::string clue = random.next();
        RegexOptions options;
        options.flags = flags;
        const auto tree = parse_regex(to_code_points(clue), options);
        ASSERT_TRUE(tree.has_value()) << clue;
        const std::size_t length = 1 + random.below(6);
        const auto propagators = clue_propagators(*tree, alphabet, length, {});
        ASSERT_TRUE(propagators.has_value()) << clue;
        for (int round = 0; round < 3; ++round) {
            Domains domains(length);
            const Word all = (Word{1} << letters.size()) - 1;
            for (Word& domain : domains)
                domain = round == 0 ? all : 1 + random.below(static_cast<std::uint32_t>(all));
            const Domains expected = brute_force(*tree, domains, letters);
            supported_clues += expected[0] != 0;
            const Domains kept = propagate(*propagators, domains);
            for (std::size_t cell = 0; cell < length; ++cell) {
                ASSERT_EQ(expected[cell] & ~kept[cell], 0u) << clue << " loses a value of cell " << cell;
            }
            if (kept == expected) continue;
            ASSERT_TRUE(taste.references && taste.lookaround)
                << clue << " on " << length << " cells, round " << round;
            ++inexact;
        }
    }
    // On such small clues only a search for support can reach its limit: if there are many ways to match the
    // empty string.
    EXPECT_LT(inexact, clues / 200);
    EXPECT_GT(supported_clues, clues / 10) << "too few clues match anything: the test says little";
}

/// Returns the number of strings over the domains that the propagators accept.
std::size_t count_solutions(const std::vector<std::shared_ptr<const Propagator>>& propagators,
                            const Domains& domains) {
    Model model;
    std::vector<VariableId> scope;
    for (const Word& domain : domains) scope.push_back(model.add_cell({&domain, 1}));
    for (const auto& propagator : propagators) model.post(propagator, scope);
    std::size_t count = 0;
    Search(model, Limits{}).solve({}, [&](std::span<const Value>) { return ++count > 0; });
    return count;
}

std::size_t count_by_brute_force(const RegexTree& tree, const Domains& domains,
                                 const std::u32string& letters) {
    std::size_t count = 0;
    std::u32string text(domains.size(), U' ');
    BacktrackingMatcher matcher(tree);
    const auto visit = [&](auto self, std::size_t cell) -> void {
        if (cell == domains.size()) {
            count += matcher.matches(text) == MatchResult::Yes ? 1 : 0;
            return;
        }
        for (std::size_t v = 0; v < letters.size(); ++v) {
            text[cell] = letters[v];
            if ((domains[cell] >> v & 1) != 0) self(self, cell + 1);
        }
    };
    visit(visit, 0);
    return count;
}

// What such lookaheads forbid is posted apart from the rest of the clue.
TEST(ClueSupport, IsGacForForbiddenRepeats) {
    const std::u32string letters = U"abcd";
    const AlphabetCharacters alphabet{Alphabet::of_characters(CodePointSet{{U'a', U'd'}})};
    std::mt19937 random(6);
    std::size_t found = 0;
    for (const char* clue :
         {R"((?!.*(.).*\1).*)", R"((?!.*(.)\1).*)", R"((?!.*([ab]).*\1)[abc]+)", R"((?!.*(.).\1)(a|bc|d)*)",
          R"(^a?b(?!.(.).?\1).*)", R"(a(?!(.).*\1.*).*d)", R"((?!.*(.)\1)(?!.*(b).*\2)(a|b|cd)*)",
          R"((?=.*a)(?!.*(.)\1).*)", R"((?!.*(.)\1)(.).*\2)", R"((?!(?:.*)(.)(?:.{1,2})\1).+)"}) {
        const auto tree = parse_regex(to_code_points(clue), {});
        ASSERT_TRUE(tree.has_value()) << clue;
        for (std::size_t length = 1; length <= 6; ++length) {
            const auto propagators = clue_propagators(*tree, alphabet, length, {});
            ASSERT_TRUE(propagators.has_value()) << clue;
            for (int round = 0; round < 4; ++round) {
                Domains domains(length, 15);
                for (Word& domain : domains) domain = round == 0 ? 15 : 1 + random() % 15;
                const std::size_t expected = count_by_brute_force(*tree, domains, letters);
                EXPECT_EQ(count_solutions(*propagators, domains), expected) << clue << " on " << length;
                EXPECT_EQ(propagate(*propagators, domains), brute_force(*tree, domains, letters)) << clue;
                found += expected;
            }
        }
    }
    EXPECT_GT(found, 5'000U);
}

TEST(ClueSupport, IsGacForRegularClues) {
    compare(1, {.references = false, .lookaround = false, .letters = "abc"}, 3000);
}

TEST(ClueSupport, IsCorrectForReferences) {
    compare(2, {.references = true, .lookaround = false, .letters = "abc"}, 3000);
}

TEST(ClueSupport, IsGacForLookaround) {
    compare(3, {.references = false, .lookaround = true, .letters = "abc"}, 3000);
}

TEST(ClueSupport, IsCorrectForReferencesAndLookaround) {
    compare(4, {.references = true, .lookaround = true, .letters = "ab"}, 3000);
}

TEST(ClueSupport, IsCorrectIgnoringCase) {
    RegexFlags flags;
    flags.ignore_case = true;
    compare(5, {.references = true, .lookaround = true, .letters = "aAb"}, 1500, flags);
}

}  // namespace
}  // namespace sator::tests
