#include "sator/propagators/placement/placement_endgame.hpp"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "sator/engine/search/search.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::size_t kPositions = 6;
constexpr Value kBlank = 2;

/// Makes one to three words of one to three values each, with some options over random positions.
PlacementOptions random_words(std::mt19937& random) {
    PlacementOptions placements(kPositions);
    for (std::size_t words = 1 + random() % 3; words > 0; --words) {
        std::vector<std::uint32_t> word(1 + random() % 3);
        for (std::uint32_t& value : word) value = random() % kBlank;
        std::vector<std::vector<ShortRows::Entry>> options(1 + random() % 5);
        for (auto& option : options) {
            std::vector<std::uint32_t> positions(kPositions);
            std::iota(positions.begin(), positions.end(), 0U);
            std::ranges::shuffle(positions, random);
            // An option does not state a position that a given already holds.
            const std::size_t stated = random() % 8 == 0 ? word.size() - 1 : word.size();
            for (std::size_t i = 0; i < stated; ++i) option.push_back({positions[i], word[i]});
        }
        placements.add_word(options);
    }
    return placements;
}

using Grids = std::multiset<std::vector<Value>>;

Grids all(const Model& model, std::unique_ptr<Endgame> endgame) {
    Grids grids;
    Search search(model, {}, {.endgame = std::move(endgame)});
    search.solve({}, [&](std::span<const Value> values) {
        grids.emplace(values.begin(), values.end());
        return true;
    });
    return grids;
}

TEST(PlacementEndgame, ListsTheSameSolutionsAsTheSearch) {
    std::mt19937 random(5);
    std::size_t listed = 0, needed = 0;
    for (int round = 0; round < 2000; ++round) {
        const auto placement =
            std::make_shared<WordPlacement>(std::make_shared<PlacementOptions>(random_words(random)), kBlank);
        Model model;
        std::vector<VariableId> scope;
        for (std::size_t p = 0; p < kPositions; ++p) {
            const bool is_needed = random() % 8 == 0;
            const Word domain = is_needed ? 0b011 : 0b111;
            needed += is_needed ? 1 : 0;
            scope.push_back(model.add_cell(std::span(&domain, 1)));
        }
        const Word one = 0b010;
        model.add_cell(std::span(&one, 1));  // no word can be placed on it
        model.post(placement, scope);
        const Grids grids = all(model, placement->endgame(scope));
        EXPECT_EQ(grids, all(model, nullptr)) << round;
        listed += grids.size();
    }
    EXPECT_GT(listed, 5'000U);
    EXPECT_GT(needed, 500U);
}

// Four letters that may share a cell form each set of one to four of the eight cells, most of them with many
// choices of options: there are long stretches without a new grid.
TEST(PlacementEndgame, ListsAGridWithManyPlacementsOnce) {
    PlacementOptions placements(8);
    std::vector<std::vector<ShortRows::Entry>> anywhere;
    for (std::uint32_t position = 0; position < 8; ++position) anywhere.push_back({{position, 1}});
    for (int word = 0; word < 4; ++word) placements.add_word(anywhere);
    const auto placement =
        std::make_shared<WordPlacement>(std::make_shared<PlacementOptions>(placements), kBlank);
    Model model;
    std::vector<VariableId> scope;
    const Word any = 0b111;
    for (int cell = 0; cell < 8; ++cell) scope.push_back(model.add_cell(std::span(&any, 1)));
    model.post(placement, scope);
    const Grids grids = all(model, placement->endgame(scope));
    EXPECT_EQ(grids.size(), 8U + 28U + 56U + 70U);
    EXPECT_EQ((std::set(grids.begin(), grids.end()).size()), grids.size());
    // The search must pause now and then for limits to be checked.
    const auto endgame = placement->endgame(scope);
    ASSERT_TRUE(endgame->begin(Store(model)));
    std::vector<Value> solution(8);
    int pauses = 0;
    for (auto progress = Endgame::Progress::Found; progress != Endgame::Progress::Exhausted;) {
        progress = endgame->next(solution);
        pauses += progress == Endgame::Progress::Paused ? 1 : 0;
    }
    EXPECT_GT(pauses, 0);
}

TEST(PlacementEndgame, LeavesOtherCellsToTheSearch) {
    PlacementOptions placements(2);
    placements.add_word({{{0, 1}}, {{1, 1}}});
    const auto placement =
        std::make_shared<WordPlacement>(std::make_shared<PlacementOptions>(placements), kBlank);
    Model model;
    const Word any = 0b111;
    const std::vector<VariableId> scope = {model.add_cell(std::span(&any, 1)),
                                           model.add_cell(std::span(&any, 1))};
    model.post(placement, scope);
    EXPECT_EQ(all(model, placement->endgame(scope)).size(), 2U);
    model.add_cell(std::span(&any, 1));  // open, and in no option
    EXPECT_EQ(all(model, placement->endgame(scope)).size(), 6U);
}

}  // namespace
}  // namespace sator::tests
