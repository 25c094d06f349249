// Which values have two places left in a group, with real all-different rules, and which pairs are decided.
#include "sator/engine/search/value_places.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <random>
#include <set>
#include <tuple>
#include <vector>

#include "sator/engine/search/dom_wdeg_order.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Pairs = std::set<std::tuple<std::size_t, std::size_t, Value>>;

Pairs pairs_of(const Model& model, const Store& store) {
    const ValuePlaces places(model);
    Pairs pairs;
    for (std::uint32_t group = 0; group < places.group_count(); ++group) {
        places.visit_pairs(store, group, [&](VariableId first, VariableId second, Value value) {
            pairs.emplace(first.index(), second.index(), value);
        });
    }
    return pairs;
}

TEST(ValuePlaces, AreTheTwoCellsThatHaveARequiredValue) {
    std::mt19937 random(1);
    for (int round = 0; round < 200; ++round) {
        const std::size_t words = 1 + random() % 2, cells = 2 + random() % 5;
        Model model;
        std::vector<VariableId> scope;
        std::vector<std::vector<Word>> domains;
        for (std::size_t i = 0; i < cells; ++i) {
            std::vector<Word>& domain = domains.emplace_back();
            for (std::size_t w = 0; w < words; ++w) domain.push_back(random() % 64 + 1);
            scope.push_back(model.add_cell(domain));
        }
        std::vector<Word> required;
        for (std::size_t w = 0; w < words; ++w) required.push_back(random() % 64);
        model.post(std::make_shared<AllDifferent>(required), scope);
        Pairs expected;
        for (std::size_t value = 0; value < words * kWordBits; ++value) {
            std::vector<std::size_t> having;
            for (std::size_t i = 0; i < cells; ++i) {
                if (has_bit(domains[i], value)) having.push_back(i);
            }
            if (having.size() == 2 && has_bit(required, value))
                expected.emplace(having[0], having[1], static_cast<Value>(value));
        }
        EXPECT_EQ(pairs_of(model, Store(model)), expected) << round;
    }
}

/// Four cells of a permutation of 0 to 3. Value 3 has two places.
Model permutation_with_two_places() {
    Model model;
    const Word all = 0b1111, rest = 0b0111;
    std::vector<VariableId> scope;
    for (const Word domain : {all, rest, rest, all}) scope.push_back(model.add_cell({&domain, 1}));
    model.post(std::make_shared<AllDifferent>(std::vector<Word>{all}), scope);
    return model;
}

TEST(ValuePlaces, AreDecidedInsteadOfACellWithMoreCandidates) {
    const Model model = permutation_with_two_places();
    const Store store(model);
    DomWdegOrder order(model, {.branch_on_places = 1});
    const auto cell = order.choose(store);
    ASSERT_TRUE(cell);
    const auto place = order.place_instead(store, *cell);
    ASSERT_TRUE(place);
    EXPECT_EQ(place->cell, VariableId(0));
    EXPECT_EQ(place->value, 3);
}

TEST(ValuePlaces, TheHeavierPlaceIsDecided) {
    const Model model = permutation_with_two_places();
    const Store store(model);
    DomWdegOrder order(model, {.branch_on_places = 1});
    order.set_weights(std::vector<double>{1, 1, 1, 2});
    const auto place = order.place_instead(store, *order.choose(store));
    ASSERT_TRUE(place);
    EXPECT_EQ(place->cell, VariableId(3));
}

TEST(ValuePlaces, ACellOfLargeWeightIsBetter) {
    const Model model = permutation_with_two_places();
    const Store store(model);
    DomWdegOrder order(model, {.branch_on_places = 1});
    order.set_weights(std::vector<double>{1, 9, 1, 1});
    ASSERT_TRUE(order.choose(store));
    EXPECT_FALSE(order.place_instead(store, VariableId(1)));
}

TEST(ValuePlaces, AnOptionSwitchesThemOff) {
    const Model model = permutation_with_two_places();
    const Store store(model);
    DomWdegOrder order(model, {.branch_on_places = 0});
    EXPECT_FALSE(order.place_instead(store, *order.choose(store)));
}

TEST(ValuePlaces, SolutionsAreTheSameWithAndWithoutThem) {
    std::mt19937 random(3);
    for (int round = 0; round < 100; ++round) {
        Model model;
        std::vector<VariableId> scope;
        for (std::size_t i = 0; i < 6; ++i) {
            const Word domain = 1 + random() % 63;
            scope.push_back(model.add_cell({&domain, 1}));
        }
        for (int group = 0; group < 2; ++group) {
            std::ranges::shuffle(scope, random);
            const std::vector<VariableId> some(scope.begin(), scope.begin() + 4);
            model.post(std::make_shared<AllDifferent>(std::vector<Word>{Word{1} << random() % 6}), some);
        }
        std::set<std::vector<Value>> found[2];
        for (const std::uint64_t branches : {0, 1}) {
            Search search(
                model, Limits{},
                {.options = {.redundant_after = 0, .learn_after = 0, .branch_on_places = branches}});
            search.solve({}, [&](std::span<const Value> solution) {
                EXPECT_TRUE(found[branches].emplace(solution.begin(), solution.end()).second);
                return true;
            });
        }
        EXPECT_EQ(found[0], found[1]) << round;
    }
}

}  // namespace
}  // namespace sator::tests
