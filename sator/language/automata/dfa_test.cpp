#include "sator/language/automata/dfa.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "sator/base/utf8.hpp"
#include "sator/language/automata/minimise_dfa.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "tests/random/random_pattern.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::size_t kLimit = 1'000'000;

AlphabetCharacters characters_of(std::u32string_view symbols) {
    const std::vector<std::optional<char32_t>> characters(symbols.begin(), symbols.end());
    return AlphabetCharacters(characters);
}

Dfa determinised(std::u32string_view clue, std::u32string_view symbols) {
    const auto automaton = PositionAutomaton::build(*parse_regex(clue), characters_of(symbols), std::nullopt);
    auto dfa = determinise(*automaton, kLimit);
    EXPECT_TRUE(dfa.has_value()) << to_utf8(clue);
    return std::move(dfa.value());
}

std::vector<std::uint32_t> values_of(std::u32string_view text) {
    std::vector<std::uint32_t> values;
    for (const char32_t c : text) values.push_back(static_cast<std::uint32_t>(c - U'A'));
    return values;
}

/// Returns a lower bound of the number of states of the minimal automaton (Myhill and Nerode): the number of
/// prefixes of length up to `half` that suffixes of length up to `half` distinguish, without the dead one.
std::size_t different_prefixes(const Dfa& dfa, std::size_t half) {
    std::set<std::vector<bool>> kinds;
    for (std::size_t n = 0; n <= half; ++n) {
        for (const std::u32string& prefix : all_strings(U"ABC", n)) {
            std::vector<bool> kind;
            for (std::size_t m = 0; m <= half; ++m) {
                for (const std::u32string& ending : all_strings(U"ABC", m)) {
                    kind.push_back(dfa.matches(values_of(prefix + ending)));
                }
            }
            if (std::ranges::find(kind, true) != kind.end()) kinds.insert(kind);
        }
    }
    return kinds.size();
}

TEST(Dfa, AgreesWithTheBacktrackingMatcher) {
    RandomPattern random(2, {.anchors = true});
    for (int i = 0; i < 200; ++i) {
        const std::u32string clue = random(1 + i % 4);
        const Dfa dfa = determinised(clue, U"ABC");
        const Dfa smallest = minimise(dfa);
        const RegexTree tree = *parse_regex(clue);
        BacktrackingMatcher matcher(tree);
        for (std::size_t length = 0; length <= 5; ++length) {
            for (const std::u32string& text : all_strings(U"ABC", length)) {
                const bool expected = matcher.matches(text) == MatchResult::Yes;
                ASSERT_EQ(dfa.matches(values_of(text)), expected) << to_utf8(clue) << " on " << to_utf8(text);
                ASSERT_EQ(smallest.matches(values_of(text)), expected)
                    << to_utf8(clue) << " on " << to_utf8(text);
            }
        }
    }
}

TEST(Dfa, MinimisedHasAStateForEachMyhillNerodeClass) {
    RandomPattern random(3, {});
    std::size_t compared = 0;
    for (int i = 0; i < 60; ++i) {
        const std::u32string clue = random(1 + i % 3);
        const Dfa smallest = minimise(determinised(clue, U"ABC"));
        if (smallest.size() > 4) continue;  // for up to 4 states, strings of 3 symbols suffice
        ++compared;
        EXPECT_EQ(smallest.size(), different_prefixes(smallest, 3)) << to_utf8(clue);
    }
    EXPECT_GT(compared, 20u);
}

TEST(Dfa, EqualLanguagesHaveEqualSmallestAutomata) {
    const auto table = [](const Dfa& dfa) {
        std::vector<std::vector<State>> rows;
        for (State state = 0; state < dfa.size(); ++state) {
            rows.emplace_back(dfa.next(state).begin(), dfa.next(state).end());
            rows.back().push_back(dfa.accepts(state) ? 1 : 0);
        }
        return rows;
    };
    const std::pair<const char32_t*, const char32_t*> pairs[] = {{U"(?:A|B)*", U"(?:A*B*)*"},
                                                                 {U"A{2,4}", U"AA(?:A|AA)?"},
                                                                 {U"(?:AB)*A", U"A(?:BA)*"},
                                                                 {U"(?:A*)*B|B", U"A*B"}};
    for (const auto& [one, other] : pairs) {
        EXPECT_EQ(table(minimise(determinised(one, U"AB"))), table(minimise(determinised(other, U"AB"))))
            << to_utf8(one);
    }
}

TEST(Dfa, AnEmptyLanguageHasNoState) {
    for (const char32_t* clue : {U"[]", U"A[]", U"A$B", U"D"}) {
        EXPECT_EQ(minimise(determinised(clue, U"ABC")).size(), 0u) << to_utf8(clue);
    }
    EXPECT_EQ(minimise(determinised(U"", U"ABC")).size(), 1u);
}

TEST(Dfa, ManyStatesAreMinimisedQuickly) {
    EXPECT_EQ(minimise(determinised(U"A{0,6000}", U"A")).size(), 6001u);
    EXPECT_EQ(minimise(determinised(U"(?:A|AA){300}", U"A")).size(), 601u);
}

TEST(Dfa, StopsAtTheTransitionLimit) {
    const RegexTree tree = *parse_regex(U".*A.{40}");
    const auto automaton = PositionAutomaton::build(tree, characters_of(U"AB"), std::nullopt);
    EXPECT_FALSE(determinise(*automaton, 10'000).has_value());
}

}  // namespace
}  // namespace sator::tests
