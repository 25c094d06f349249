#include "sator/language/words/dawg.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "sator/language/automata/mdd.hpp"
#include "sator/language/automata/mdd_strings.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Values = std::vector<std::uint32_t>;

std::vector<Values> list(const Mdd& mdd) {
    std::vector<Values> strings;
    for (MddStrings each(mdd); each.next();) strings.emplace_back(each.values().begin(), each.values().end());
    return strings;
}

/// Returns the number of states of the minimal automaton: the number of different suffix sets of prefixes.
std::size_t different_suffix_sets(const std::set<Values>& words) {
    std::set<std::set<Values>> different;
    std::set<Values> prefixes;
    for (const Values& word : words) {
        for (std::size_t n = 0; n <= word.size(); ++n)
            prefixes.insert(Values(word.begin(), word.begin() + n));
    }
    for (const Values& prefix : prefixes) {
        std::set<Values> suffixes;
        for (const Values& word : words) {
            if (!std::ranges::equal(std::span(word).first(std::min(word.size(), prefix.size())), prefix))
                continue;
            suffixes.insert(Values(word.begin() + prefix.size(), word.end()));
        }
        different.insert(suffixes);
    }
    return different.size();
}

TEST(Dawg, IsTheMinimalAutomatonOfItsWords) {
    std::mt19937 random(1);
    for (int round = 0; round < 200; ++round) {
        const std::uint32_t values = 1 + random() % 4;
        std::set<Values> words;
        ValueWords in_any_order;
        for (std::uint32_t i = 0, count = random() % 30; i < count; ++i) {
            Values word(random() % 6);
            for (std::uint32_t& value : word) value = random() % values;
            words.insert(word);
            in_any_order.add(word);
        }
        const Dawg lexicon(in_any_order, values);
        if (!words.empty()) {
            EXPECT_EQ(lexicon.state_count(), different_suffix_sets(words));
        }
        for (std::size_t length = 0; length < 8; ++length) {
            std::vector<Values> expected;
            std::ranges::copy_if(words, std::back_inserter(expected),
                                 [&](const Values& w) { return w.size() == length; });
            const Mdd mdd(lexicon.unroll(length));
            EXPECT_EQ(list(mdd), expected);
            EXPECT_EQ(mdd.count(), BigCount(expected.size()));
        }
        for (int i = 0; i < 50; ++i) {
            Values word(random() % 6);
            for (std::uint32_t& value : word) value = random() % values;
            EXPECT_EQ(lexicon.contains(word), words.contains(word));
        }
    }
}

TEST(Dawg, LargeValuesAndLongWordsKeepTheirOrder) {
    std::mt19937 random(2);
    std::set<Values> words;
    ValueWords in_any_order;
    for (int i = 0; i < 60; ++i) {
        Values word(i % 2 == 0 ? 3 : 70, 65'540);
        for (std::size_t k = 0; k < 3; ++k) word[k] = 65'530 + random() % 10;
        words.insert(word);
        in_any_order.add(word);
    }
    const Dawg lexicon(in_any_order, 65'541);
    std::vector<Values> found = list(Mdd(lexicon.unroll(3)));
    const std::vector<Values> long_ones = list(Mdd(lexicon.unroll(70)));
    found.insert(found.end(), long_ones.begin(), long_ones.end());
    std::ranges::sort(found);
    EXPECT_TRUE(std::ranges::equal(found, words));
}

TEST(Dawg, OmitsWordsOutsideTheAlphabet) {
    const std::vector<std::optional<char32_t>> symbols = {U'A', std::nullopt, U'B'};
    const AlphabetCharacters characters(symbols);
    ValueWords words;
    EXPECT_TRUE(words.add(U"BAB", characters));
    EXPECT_FALSE(words.add(U"ABC", characters));
    EXPECT_TRUE(words.add(U"", characters));
    const Dawg lexicon(words, characters.size());
    EXPECT_EQ(list(Mdd(lexicon.unroll(3))), (std::vector<Values>{{2, 0, 2}}));
    EXPECT_TRUE(lexicon.contains(Values{}));
    EXPECT_FALSE(lexicon.contains(Values{0}));
}

}  // namespace
}  // namespace sator::tests
