#include "sator/language/symbols/symbol_classes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// If `ordered`, values in the order of their characters. Otherwise every second value has no character, and
/// the rest are in descending order.
std::vector<std::optional<char32_t>> class_characters(std::size_t count, bool ordered) {
    std::vector<std::optional<char32_t>> result;
    for (std::size_t i = 0; i < count; ++i) result.emplace_back(static_cast<char32_t>('0' + i));
    if (!ordered) {
        std::ranges::reverse(result);
        for (std::size_t i = 1; i < count; i += 2) result[i].reset();
    }
    return result;
}

TEST(AlphabetCharacters, FindTheValuesOfASet) {
    std::mt19937 random(1);
    for (int round = 0; round < 200; ++round) {
        const auto symbols = class_characters(1 + random() % 200, random() % 2 == 0);
        const AlphabetCharacters alphabet(symbols);
        std::vector<CodePointRange> ranges;
        for (int i = 0; i < 3; ++i) {
            const auto first = static_cast<char32_t>(random() % 300);
            ranges.push_back({first, first + static_cast<char32_t>(random() % 40)});
        }
        const CodePointSet set = random() % 2 == 0 ? CodePointSet(ranges) : ~CodePointSet(ranges);
        std::vector<Word> values(alphabet.words(), 0);
        alphabet.find_values(set, values);
        for (std::size_t v = 0; v < symbols.size(); ++v) {
            EXPECT_EQ(has_bit(values, v), symbols[v] && set.contains(*symbols[v])) << v;
            if (symbols[v]) {
                EXPECT_EQ(alphabet.value_of(*symbols[v]), v);
            }
        }
        EXPECT_FALSE(alphabet.value_of(U'/').has_value());
    }
}

TEST(SymbolClasses, PartitionTheValuesLikeTheSets) {
    std::mt19937 random(2);
    for (int round = 0; round < 200; ++round) {
        const std::size_t count = 1 + random() % 150;
        const std::size_t words = words_for(count);
        std::vector<Word> masks((random() % 6) * words, 0);
        for (std::size_t i = 0; i < 30 && !masks.empty(); ++i) {
            const std::size_t set = random() % (masks.size() / words);
            set_bit(std::span(masks).subspan(set * words, words), random() % count);
        }
        const SymbolClasses classes(masks, count);
        const auto told_apart = [&](std::size_t a, std::size_t b) {
            for (std::size_t set = 0; set < masks.size(); set += words) {
                const auto mask = std::span(masks).subspan(set, words);
                if (has_bit(mask, a) != has_bit(mask, b)) return true;
            }
            return false;
        };
        for (std::size_t a = 0; a < count; ++a) {
            for (std::size_t b = 0; b < a; ++b) EXPECT_EQ(classes[a] != classes[b], told_apart(a, b));
            if (classes[a] != kNoClass) {
                EXPECT_TRUE(has_bit(classes.values(classes[a]), a));
            }
        }
        for (SymbolClass c = 0; c < classes.size(); ++c) {
            EXPECT_EQ(classes.count(c), count_bits(classes.values(c)));
            EXPECT_EQ(classes[classes.least(c)], c);
            if (c > 0) {
                EXPECT_LT(classes.least(c - 1), classes.least(c));
            }
        }
    }
}

TEST(SymbolClasses, AValueInNoSetHasNoClass) {
    const std::vector<CodePointSet> sets = {{{U'A', U'M'}}, {{U'K', U'K'}}};
    const std::vector<std::optional<char32_t>> symbols = {U'A', U'K', U'Z', std::nullopt};
    const SymbolClasses classes(sets, AlphabetCharacters(symbols));
    EXPECT_EQ(classes.size(), 2u);
    EXPECT_EQ(classes[0], 0u);
    EXPECT_EQ(classes[1], 1u);
    EXPECT_EQ(classes[2], kNoClass);
    EXPECT_EQ(classes[3], kNoClass);
}

}  // namespace
}  // namespace sator::tests
