#include "sator/create/recipe/random_forest.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <set>

#include "sator/create/recipe/drawn_filling.hpp"

namespace sator::create {
namespace {

TEST(RandomForest, PassesEachCellOnce) {
    constexpr MadeGridSize kSize{.columns = 7, .rows = 6};
    std::size_t made = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        RandomSource random(seed);
        const Forest forest = random_forest(kSize, {.usual_cells = 8}, random);
        if (forest.trees.empty()) continue;
        ++made;
        std::set<std::size_t> cells;
        for (const auto& tree : forest.trees) {
            cells.insert(tree.begin(), tree.end());
            int ends = 0;
            for (const std::size_t cell : tree) ends += std::popcount(forest.ways[cell]);
            // A tree has one line less than cells, and each line has two ends.
            EXPECT_EQ(static_cast<std::size_t>(ends), 2 * (tree.size() - 1));
            EXPECT_GE(tree.size(), 3U);
        }
        EXPECT_EQ(cells.size(), kSize.columns * kSize.rows);
    }
    EXPECT_GT(made, 0U);
}

TEST(RandomForest, PathsHaveTwoEnds) {
    constexpr MadeGridSize kSize{.columns = 6, .rows = 6};
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        RandomSource random(seed);
        const auto filling = drawn_paths(kSize, random);
        if (!filling) continue;
        // Two signs for each path, and a line less than cells in each.
        EXPECT_EQ(filling->signs.size() % 2, 0U);
        EXPECT_EQ(filling->between.size(), 36 - filling->signs.size() / 2);
    }
}

TEST(DrawnFilling, AMakerHasAName) {
    EXPECT_NE(filling_maker("figures"), nullptr);
    EXPECT_EQ(filling_maker("nothing"), nullptr);
}

}  // namespace
}  // namespace sator::create
