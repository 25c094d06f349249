#include "sator/language/automata/mdd.hpp"

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <set>
#include <string>

#include "sator/base/utf8.hpp"
#include "sator/language/automata/mdd_strings.hpp"
#include "sator/language/automata/minimise_dfa.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "tests/random/random_pattern.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::size_t kMddLimit = 1'000'000;
constexpr std::u32string_view kUpperCase = U"ABCDEFGHIJKLMNOPQRSTUVWXYZ";

PositionAutomaton positions_of(std::u32string_view clue, std::u32string_view symbols,
                               std::optional<std::size_t> length) {
    const std::vector<std::optional<char32_t>> characters(symbols.begin(), symbols.end());
    return PositionAutomaton::build(parse_regex(clue).value(), AlphabetCharacters(characters), length)
        .value();
}

Mdd mdd_of(std::u32string_view clue, std::u32string_view symbols, std::size_t length) {
    return Mdd(unroll(positions_of(clue, symbols, length), length, kMddLimit).value());
}

std::vector<std::u32string> list(const Mdd& mdd, std::u32string_view symbols) {
    std::vector<std::u32string> strings;
    for (MddStrings each(mdd); each.next();) {
        strings.emplace_back();
        for (const std::uint32_t value : each.values()) strings.back() += symbols[value];
    }
    return strings;
}

std::vector<std::u32string> matching(std::u32string_view clue, std::u32string_view symbols,
                                     std::size_t length) {
    const RegexTree tree = parse_regex(clue).value();
    BacktrackingMatcher matcher(tree);
    std::vector<std::u32string> strings = all_strings(symbols, length);
    std::erase_if(strings,
                  [&](const std::u32string& text) { return matcher.matches(text) != MatchResult::Yes; });
    return strings;
}

/// Returns the number of states of a layer of the minimal diagram: the number of different suffix sets of
/// prefixes.
std::size_t different_suffix_sets(const std::vector<std::u32string>& strings, std::size_t layer) {
    std::map<std::u32string, std::set<std::u32string>> suffixes;
    for (const std::u32string& text : strings) suffixes[text.substr(0, layer)].insert(text.substr(layer));
    std::set<std::set<std::u32string>> different;
    for (auto& [prefix, set] : suffixes) different.insert(set);
    return different.size();
}

TEST(Mdd, ListsAndCountsTheMatchesOfTheBacktrackingMatcher) {
    RandomPattern random(4, {.anchors = true});
    for (int i = 0; i < 150; ++i) {
        const std::u32string clue = random(1 + i % 4);
        for (std::size_t length = 0; length <= 5; ++length) {
            const Mdd mdd = mdd_of(clue, U"ABC", length);
            const auto strings = matching(clue, U"ABC", length);
            ASSERT_EQ(list(mdd, U"ABC"), strings) << to_utf8(clue);
            ASSERT_EQ(mdd.count(), BigCount(strings.size())) << to_utf8(clue);
            ASSERT_EQ(mdd.is_empty(), strings.empty()) << to_utf8(clue);
            for (std::size_t layer = 0; layer <= length; ++layer) {
                ASSERT_EQ(mdd.layer_begin(layer + 1) - mdd.layer_begin(layer),
                          different_suffix_sets(strings, layer))
                    << to_utf8(clue) << " layer " << layer;
            }
        }
    }
}

TEST(Mdd, IsTheSameFromADfaAndFromItsOwnSubsetConstruction) {
    RandomPattern random(5, {});
    for (int i = 0; i < 100; ++i) {
        const std::u32string clue = random(1 + i % 4);
        const Dfa dfa = minimise(determinise(positions_of(clue, U"ABC", std::nullopt), kMddLimit).value());
        for (std::size_t length = 0; length <= 4; ++length) {
            const LayeredNfa unrolled = unroll(dfa, length, kMddLimit).value();
            const auto strings = matching(clue, U"ABC", length);
            ASSERT_EQ(list(Mdd(unrolled), U"ABC"), strings) << to_utf8(clue);
            ASSERT_EQ(list(Mdd(determinise(unrolled, kMddLimit).value()), U"ABC"), strings) << to_utf8(clue);
        }
    }
}

TEST(Mdd, CountsWithoutListing) {
    EXPECT_EQ(mdd_of(U".*", kUpperCase, 100).count().to_string(), [] {
        BigCount power = 1;
        for (int i = 0; i < 100; ++i) power *= 26;
        return power.to_string();
    }());
    EXPECT_EQ(mdd_of(U"(?:AB|C){0,50000}", kUpperCase, 50).count().to_string(),
              "20365011074");  // Fibonacci(51)
    EXPECT_EQ(mdd_of(U"A{0,50000}", kUpperCase, 1000).count().to_string(), "1");
    EXPECT_EQ(mdd_of(U".*", kUpperCase, 1000).transition_count(), 1000u);
    EXPECT_EQ(mdd_of(U".*A.{12}", kUpperCase, 40).transition_count(), 40u);
}

TEST(Mdd, StoresManyPathsInFewStates) {
    const std::u32string_view clue = U"(H|EI|DE|K|E)*";
    const Mdd mdd = mdd_of(clue, U"DEHIK", 6);
    EXPECT_EQ(list(mdd, U"DEHIK"), matching(clue, U"DEHIK", 6));
    // Every string can be read in exactly one way: three symbols stand for themselves, and there are two
    // pairs.
    std::vector<std::uint64_t> count = {1, 3};
    for (int n = 2; n <= 11; ++n) count.push_back(3 * count[n - 1] + 2 * count[n - 2]);
    EXPECT_EQ(mdd_of(clue, kUpperCase, 11).count(), BigCount(count[11]));
    EXPECT_LE(mdd_of(clue, kUpperCase, 11).size(), 40u);
}

TEST(Mdd, StopsAtTheTransitionLimit) {
    EXPECT_FALSE(unroll(positions_of(U".*A.{20}A.*", U"AB", 60), 60, 10'000).has_value());
    EXPECT_FALSE(unroll(positions_of(U"A*", U"AB", 20'000), 20'000, 10'000).has_value());
}

}  // namespace
}  // namespace sator::tests
