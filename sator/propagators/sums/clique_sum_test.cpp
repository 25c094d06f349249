#include "sator/propagators/sums/clique_sum.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "sator/engine/state/propagation_engine.hpp"
#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Cliques = std::vector<CliqueSum::Clique>;

bool differs_in_cliques(const Cliques& cliques, std::span<const Value> values) {
    for (const auto& [coefficient, first, size] : cliques) {
        for (std::uint32_t i = first; i < first + size; ++i) {
            for (std::uint32_t j = first; j < i; ++j) {
                if (values[i] == values[j]) return false;
            }
        }
    }
    return true;
}

bool holds(const Cliques& cliques, LinearRelation relation, std::int64_t constant,
           std::span<const Value> values) {
    std::int64_t sum = 0;
    for (const auto& [coefficient, first, size] : cliques) {
        for (std::uint32_t i = first; i < first + size; ++i) sum += coefficient * values[i];
    }
    const bool is_sum = relation == LinearRelation::Equal    ? sum == constant
                        : relation == LinearRelation::AtMost ? sum <= constant
                                                             : sum != constant;
    return is_sum && differs_in_cliques(cliques, values);
}

std::string walk_clique_sum(const Cliques& cliques, LinearRelation relation, std::int64_t constant,
                            std::size_t values, std::size_t rounds) {
    const std::size_t positions = cliques.back().first + cliques.back().size;
    const CliqueSum sum(cliques, relation, constant);
    const bool is_exact = relation == LinearRelation::Equal && positions <= 3;
    return walk(
        positions, values, sum,
        [&](std::span<const Value> chosen) { return holds(cliques, relation, constant, chosen); },
        is_exact ? Strength::Gac : Strength::Checking, rounds);
}

/// All ways to part `positions` positions in sequence into cliques.
std::vector<std::vector<std::uint32_t>> compositions(std::uint32_t positions) {
    std::vector<std::vector<std::uint32_t>> all;
    for (std::uint32_t cuts = 0; cuts < 1U << (positions - 1); ++cuts) {
        std::vector<std::uint32_t> sizes{1};
        for (std::uint32_t i = 1; i < positions; ++i) {
            if ((cuts >> (i - 1) & 1) != 0) sizes.push_back(0);
            ++sizes.back();
        }
        if (std::ranges::is_sorted(sizes)) all.push_back(std::move(sizes));
    }
    return all;
}

/// The sum over these cliques for all signs, and for each sum around the middle of what is possible.
std::string walk_all_signs(const std::vector<std::uint32_t>& sizes, LinearRelation relation,
                           std::size_t values, std::int64_t factor = 1) {
    for (std::uint32_t signs = 0; signs < 1U << sizes.size(); ++signs) {
        Cliques cliques;
        std::int64_t least = 0, greatest = 0;
        for (std::uint32_t q = 0, next = 0; q < sizes.size(); next += sizes[q++]) {
            const std::int64_t coefficient = ((signs >> q & 1) != 0 ? -1 : 1) * (q == 0 ? factor : 1);
            cliques.push_back({coefficient, next, sizes[q]});
            const auto most = coefficient * static_cast<std::int64_t>(sizes[q] * (values - 1));
            (coefficient < 0 ? least : greatest) += most;
        }
        const std::int64_t step = std::max<std::int64_t>(1, (greatest - least) / 6);
        for (std::int64_t constant = least + step / 2; constant <= greatest; constant += step) {
            std::string fault = walk_clique_sum(cliques, relation, constant, values, 9);
            if (!fault.empty()) return fault + " constant " + std::to_string(constant);
        }
    }
    return "";
}

class CliqueSumOfPartition : public testing::TestWithParam<LinearRelation> {};

TEST_P(CliqueSumOfPartition, AgreesWithTheDefinitionForAllSmallPartitionsAndSigns) {
    for (std::uint32_t positions = 1; positions <= 6; ++positions) {
        for (const auto& sizes : compositions(positions)) {
            for (std::size_t values = positions <= 4 ? 2 : 5; values <= 5; ++values) {
                if (values < sizes.back() && values < 5) continue;
                EXPECT_EQ(walk_all_signs(sizes, GetParam(), values), "")
                    << positions << " positions, " << values << " values";
            }
        }
    }
}

TEST_P(CliqueSumOfPartition, AgreesWithTheDefinitionForLargerCoefficients) {
    EXPECT_EQ(walk_all_signs({1, 1, 1}, GetParam(), 5, 3), "");
    EXPECT_EQ(walk_all_signs({2, 2}, GetParam(), 5, 2), "");
    EXPECT_EQ(walk_all_signs({2, 3}, GetParam(), 5, 2), "");
    EXPECT_EQ(walk_all_signs({3, 1, 1}, GetParam(), 4, 7), "");
}

INSTANTIATE_TEST_SUITE_P(Relations, CliqueSumOfPartition,
                         testing::Values(LinearRelation::Equal, LinearRelation::AtMost,
                                         LinearRelation::NotEqual));

TEST(CliqueSum, UsesTheBoundsOfDifferentValues) {
    const Cliques cliques{{1, 0, 4}, {1, 4, 1}};
    Model model;
    std::vector<VariableId> cells;
    const Word nine = 0x1FF;
    for (int i = 0; i < 5; ++i) cells.push_back(model.add_cell({&nine, 1}));
    // The clique has 0 + 1 + 2 + 3 = 6 at least.
    model.post(std::make_shared<const CliqueSum>(cliques, LinearRelation::Equal, 8), cells);
    PropagationEngine engine(model, {});
    ASSERT_TRUE(engine.begin());
    EXPECT_EQ(engine.store().domain(cells[0]).max(), 5);
    EXPECT_EQ(engine.store().domain(cells[4]).max(), 2);
}

TEST(CliqueSum, HandlesTheGreatestValueOfAWord) {
    const Cliques cliques{{1, 0, 2}, {-1, 2, 2}};
    Model model;
    std::vector<VariableId> cells;
    const Word all = ~Word{0};
    for (int i = 0; i < 4; ++i) cells.push_back(model.add_cell({&all, 1}));
    model.post(std::make_shared<const CliqueSum>(cliques, LinearRelation::Equal, 62 + 63 - 1), cells);
    PropagationEngine engine(model, {});
    ASSERT_TRUE(engine.begin());
    EXPECT_EQ(engine.store().domain(cells[0]).min(), 62);
    EXPECT_EQ(engine.store().domain(cells[2]).max(), 1);
}

}  // namespace
}  // namespace sator::tests
