#include "sator/propagators/placement/word_placement.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Option = std::vector<ShortRows::Entry>;
using Ways = std::vector<std::vector<Option>>;  // by word

/// The plainest meaning: some choice of options writes exactly these values on a blank scope.
bool is_written(const Ways& words, std::span<const Value> values, Value blank) {
    std::vector<std::size_t> choice(words.size(), 0);
    for (const auto& options : words) {
        if (options.empty()) return false;
    }
    for (;;) {
        std::vector<Value> written(values.size(), blank);
        bool agrees = true;
        for (std::size_t w = 0; w < words.size(); ++w) {
            for (const auto& [position, value] : words[w][choice[w]]) {
                agrees = agrees && (written[position] == blank || written[position] == value);
                written[position] = value;
            }
        }
        if (agrees && std::ranges::equal(written, values)) return true;
        std::size_t w = 0;
        while (w < words.size() && ++choice[w] == words[w].size()) choice[w++] = 0;
        if (w == words.size()) return false;
    }
}

constexpr Value kBlankValue = 2;

std::string fault(const Ways& words, std::size_t positions, Strength strength, std::size_t rounds = 100) {
    const auto placements = std::make_shared<PlacementOptions>(positions);
    for (const auto& options : words) placements->add_word(options);
    const auto holds = [&](std::span<const Value> values) { return is_written(words, values, kBlankValue); };
    return walk(positions, 3, WordPlacement(placements, kBlankValue), holds, strength, rounds);
}

TEST(WordPlacement, IsGacForOneWord) {
    EXPECT_EQ(fault({{{{0, 1}, {1, 0}}, {{1, 1}, {2, 0}}, {{3, 1}}}}, 4, Strength::Gac), "");
    EXPECT_EQ(fault({{{{0, 1}, {1, 0}, {2, 1}}}}, 3, Strength::Gac), "");
}

TEST(WordPlacement, ChecksSeveralWords) {
    const std::vector<Option> first = {{{0, 1}, {1, 0}}, {{1, 1}, {2, 0}}, {{2, 1}, {3, 0}}};
    const std::vector<Option> second = {{{0, 0}, {1, 0}}, {{1, 0}, {2, 0}}, {{2, 0}, {3, 0}}};
    EXPECT_EQ(fault({first, second}, 4, Strength::Checking), "");
    EXPECT_EQ(fault({first, second, first}, 4, Strength::Checking), "");
}

TEST(WordPlacement, IsCorrectForRandomOptions) {
    std::mt19937 random(2);
    for (int round = 0; round < 10; ++round) {
        Ways words(1 + random() % 3, std::vector<Option>(1 + random() % 4));
        for (auto& options : words) {
            for (Option& option : options) {
                for (std::uint32_t position = 0; position < 5; ++position) {
                    if (random() % 3 == 0)
                        option.push_back({position, static_cast<std::uint32_t>(random() % 2)});
                }
            }
        }
        EXPECT_EQ(fault(words, 5, words.size() == 1 ? Strength::Gac : Strength::Checking, 40), "");
    }
}

TEST(WordPlacement, FailsIfAWordHasNoOption) {
    EXPECT_EQ(fault({{{{0, 1}}}, {}}, 2, Strength::Gac, 20), "");
}

TEST(WordPlacement, LeavesAllBlankWithoutWords) {
    EXPECT_EQ(fault({}, 3, Strength::Gac, 20), "");
}

}  // namespace
}  // namespace sator::tests
