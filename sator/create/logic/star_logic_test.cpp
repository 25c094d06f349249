#include "sator/create/logic/star_logic.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "sator/create/clues/base_puzzle.hpp"
#include "sator/create/shapes/grown_regions.hpp"

namespace sator::create {
namespace {

constexpr std::size_t kStarRows = 5;

/// The columns of the stars in the rows, such that no two touch.
using StarColumns = std::vector<std::size_t>;

std::vector<StarColumns> all_star_columns() {
    std::vector<StarColumns> found;
    StarColumns columns(kStarRows);
    std::iota(columns.begin(), columns.end(), 0);
    do {
        const bool touches = std::ranges::adjacent_find(columns, [](std::size_t a, std::size_t b) {
                                 return a + 1 == b || b + 1 == a;
                             }) != columns.end();
        if (!touches) found.push_back(columns);
    } while (std::ranges::next_permutation(columns).found);
    return found;
}

/// The number of ways to put one star in each row, column and region.
std::size_t count_star_columns(const Partition& regions) {
    const auto all = all_star_columns();
    return static_cast<std::size_t>(std::ranges::count_if(all, [&](const StarColumns& columns) {
        std::vector<bool> is_used(regions.parts().size());
        for (std::size_t row = 0; row < kStarRows; ++row) {
            const std::size_t region = regions.part_of(CellId(row * kStarRows + columns[row]));
            if (is_used[region]) return false;
            is_used[region] = true;
        }
        return true;
    }));
}

/// Random regions around the stars of a random solution.
Partition regions_around(const Grid& grid, const StarColumns& columns, RandomSource& random) {
    std::vector<Slot> groups;
    for (std::size_t row = 0; row < kStarRows; ++row)
        groups.push_back({CellId(row * kStarRows + columns[row])});
    return *grown_regions(grid, groups, random);
}

TEST(StarLogic, DecidesOnlyPuzzlesWithOneSolution) {
    BasePuzzles bases({}, {});
    const Grid grid = (*bases.of("grid 5x5\nrange . \"*\"\n"))->puzzle->grid;
    const auto all = all_star_columns();
    std::size_t decided = 0, made = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        RandomSource random(seed);
        const StarColumns& columns = all[random.below(all.size())];
        Partition regions = regions_around(grid, columns, random);
        StarLogic logic(kStarRows, 1);
        const bool is_decided = logic.left_open(regions).empty();
        decided += is_decided ? 1 : 0;
        if (is_decided) {
            EXPECT_EQ(count_star_columns(regions), 1U) << seed;
        }
        std::vector<bool> has_star(kStarRows * kStarRows);
        for (std::size_t row = 0; row < kStarRows; ++row) has_star[row * kStarRows + columns[row]] = true;
        if (!make_solvable_by_logic(regions, has_star, logic, random)) continue;
        ++made;
        EXPECT_EQ(count_star_columns(regions), 1U) << seed;
        for (const Slot& region : regions.parts())
            EXPECT_TRUE(region.empty() || regions.is_connected(region));
    }
    EXPECT_GT(decided, 5U);
    EXPECT_GT(made, 100U);
}

}  // namespace
}  // namespace sator::create
