#include "sator/propagators/placement_endgame.hpp"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "sator/engine/search.hpp"

namespace sator {
namespace {

constexpr std::size_t kValues = 3, kPositions = 6;
constexpr Value kBlank = 2;

/// One to three words of one to three values each, each with some ways over random positions.
Placements random_words(std::mt19937& random) {
    Placements placements(kPositions);
    for (std::size_t words = 1 + random() % 3; words > 0; --words) {
        std::vector<std::uint32_t> word(1 + random() % 3);
        for (std::uint32_t& value : word) value = random() % kBlank;
        std::vector<std::vector<ShortRows::Entry>> ways(1 + random() % 5);
        for (auto& way : ways) {
            std::vector<std::uint32_t> positions(kPositions);
            std::iota(positions.begin(), positions.end(), 0U);
            std::ranges::shuffle(positions, random);
            // A position that a given holds already is not stated.
            const std::size_t stated = random() % 8 == 0 ? word.size() - 1 : word.size();
            for (std::size_t i = 0; i < stated; ++i) way.push_back({positions[i], word[i]});
        }
        placements.add_word(ways);
    }
    return placements;
}

using Grids = std::multiset<std::vector<Value>>;

Grids all(const Model& model, std::unique_ptr<Endgame> endgame) {
    Grids grids;
    Search search(model, {});
    search.end_by(std::move(endgame));
    search.solve({}, [&](std::span<const Value> values) {
        grids.emplace(values.begin(), values.end());
        return true;
    });
    return grids;
}

TEST(PlacementEndgame, ListsWhatASearchFinds) {
    std::mt19937 random(5);
    std::size_t listed = 0, needed = 0;
    for (int round = 0; round < 2000; ++round) {
        const auto placement =
            std::make_shared<Placement>(std::make_shared<Placements>(random_words(random)), kBlank);
        Model model;
        std::vector<VariableId> scope;
        for (std::size_t p = 0; p < kPositions; ++p) {
            const bool is_needed = random() % 8 == 0;
            const Word domain = is_needed ? 0b011 : 0b111;
            needed += is_needed ? 1 : 0;
            scope.push_back(model.add_cell(std::span(&domain, 1)));
        }
        const Word one = 0b010;
        model.add_cell(std::span(&one, 1));  // which no word can stand on
        model.post(placement, scope);
        const Grids grids = all(model, placement->endgame(scope));
        EXPECT_EQ(grids, all(model, nullptr)) << round;
        listed += grids.size();
    }
    EXPECT_GT(listed, 5'000U);
    EXPECT_GT(needed, 500U);
}

TEST(PlacementEndgame, LeavesWhatIsDemandedElsewhere) {
    Placements placements(2);
    placements.add_word({{{0, 1}}, {{1, 1}}});
    const auto placement = std::make_shared<Placement>(std::make_shared<Placements>(placements), kBlank);
    Model model;
    const Word any = 0b111;
    const std::vector<VariableId> scope = {model.add_cell(std::span(&any, 1)),
                                           model.add_cell(std::span(&any, 1))};
    model.post(placement, scope);
    EXPECT_EQ(all(model, placement->endgame(scope)).size(), 2U);
    model.add_cell(std::span(&any, 1));  // open, and in no word's way
    EXPECT_EQ(all(model, placement->endgame(scope)).size(), 6U);
}

}  // namespace
}  // namespace sator
