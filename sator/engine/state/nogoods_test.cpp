#include "sator/engine/state/nogoods.hpp"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <random>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr Word kAll = 0b1111;

/// Three cells of four values, and nogoods over them, at the question's own level.
class NogoodsTest : public testing::Test {
  protected:
    NogoodsTest() {
        for (int i = 0; i < 3; ++i) model_.add_cell({&kAll, 1});
        store_.emplace(model_);
        nogoods_.emplace(model_);
    }

    static Premise lost(std::size_t cell, Word values) {
        return {.variable = VariableId(cell), .values = {values}};
    }
    bool keep(std::size_t cell, Word values) { return store_->keep(VariableId(cell), std::array{values}); }
    Word candidates(std::size_t cell) const { return store_->domain(VariableId(cell)).word(0); }

    Model model_;
    std::optional<Store> store_;
    std::optional<Nogoods> nogoods_;
};

TEST_F(NogoodsTest, AFulfilledImportIsAConflict) {
    ASSERT_TRUE(keep(0, 0b0001) && keep(1, 0b0011));
    EXPECT_FALSE(nogoods_->import_nogood({lost(0, 0b1110), lost(1, 0b1100)}, 1, *store_));
}

TEST_F(NogoodsTest, AnImportWithOneOpenPremisePropagates) {
    ASSERT_TRUE(keep(0, 0b0001) && keep(2, 0b0011));
    ASSERT_TRUE(nogoods_->import_nogood({lost(0, 0b1110), lost(1, 0b1100), lost(2, 0b1000)}, 2, *store_));
    EXPECT_EQ(candidates(1), Word{0b1100});
    EXPECT_EQ(candidates(0), Word{0b0001});
    EXPECT_EQ(candidates(2), Word{0b0011});
}

TEST_F(NogoodsTest, AnImportWithSeveralOpenPremisesIsWatched) {
    ASSERT_TRUE(keep(0, 0b0001));
    ASSERT_TRUE(nogoods_->propagate(*store_));
    ASSERT_TRUE(nogoods_->import_nogood({lost(0, 0b1110), lost(1, 0b1100), lost(2, 0b1000)}, 2, *store_));
    EXPECT_EQ(candidates(1), kAll);
    EXPECT_EQ(candidates(2), kAll);
    ASSERT_TRUE(keep(2, 0b0111));
    ASSERT_TRUE(nogoods_->propagate(*store_));
    EXPECT_EQ(candidates(1), Word{0b1100});
}

TEST_F(NogoodsTest, AnImportOfOnePremisePropagates) {
    ASSERT_TRUE(nogoods_->import_nogood({lost(1, 0b0110)}, 1, *store_));
    EXPECT_EQ(candidates(1), Word{0b0110});
}

TEST_F(NogoodsTest, NamesTheNogoodOfAConflict) {
    ASSERT_TRUE(nogoods_->import_nogood({lost(0, 0b0001), lost(1, 0b0001)}, 1, *store_));
    ASSERT_TRUE(keep(0, 0b1110) && keep(1, 0b1110));
    EXPECT_FALSE(nogoods_->propagate(*store_));
    EXPECT_TRUE(nogoods_->is_nogood(nogoods_->failed()));
}

/// Numbers of forgotten nogoods are used again, so that nogoods are not stored in the order of their numbers.
TEST(Nogoods, KeepTheirPremisesWhenOthersAreForgotten) {
    constexpr std::size_t kCells = 12, kWordsOfLarge = 3, kNogoods = 40, kRounds = 5;
    Model model;
    const std::vector<Word> large(kWordsOfLarge, ~Word{0});
    for (std::size_t i = 0; i < kCells; ++i)
        model.add_cell(i % 2 == 0 ? std::span(&kAll, 1) : std::span<const Word>(large));
    const Store store(model);
    Nogoods nogoods(model);
    std::mt19937_64 random(3);
    std::map<PropagatorId, Nogood> added;
    for (std::size_t round = 0; round < kRounds; ++round) {
        while (nogoods.size() < kNogoods) {
            Nogood nogood;
            for (std::size_t i = 0; i < kCells; ++i) {
                if (random() % 2 == 0) continue;
                nogood.push_back(
                    {.variable = VariableId(i), .values = std::vector<Word>(i % 2 == 0 ? 1 : kWordsOfLarge)});
                for (Word& word : nogood.back().values) word = i % 2 == 0 ? 1 + random() % kAll : random();
            }
            if (!nogood.empty())
                added[nogoods.add(nogood, static_cast<std::uint32_t>(random() % kNogoods))] = nogood;
        }
        nogoods.reduce(store);
        EXPECT_EQ(nogoods.size(), kNogoods / 2);
        for (const auto& [id, nogood] : added) {
            std::size_t premises = 0;
            nogoods.for_each_premise(id, [&](const Nogoods::PremiseView& premise) {
                const Premise& same = nogood[premises++];
                EXPECT_EQ(premise.variable, same.variable) << round;
                EXPECT_TRUE(std::ranges::equal(premise.values, same.values)) << round;
            });
            EXPECT_TRUE(premises == 0 || premises == nogood.size()) << round;
        }
    }
}

}  // namespace
}  // namespace sator::tests
