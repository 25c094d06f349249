// Listings with prefetched solutions must have the same solutions in the same order as those without.
#include "sator/engine/search/solution_prefetch.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <variant>

#include "tests/random/random_models.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using SolutionList = std::vector<std::vector<Value>>;

constexpr std::size_t kMaxSolutions = 3000;

struct Listed {
    SolutionList solutions;
    std::uint64_t nodes;
};

/// Lists in a stable order, with weights frozen after `alone` nodes. If `prefetch` is given, it is consulted
/// at each conflict from then on.
Listed listed_ahead(const Model& model, std::uint64_t alone, SolutionPrefetch* prefetch) {
    Search search(model, Limits{});
    std::optional<PrefetchHooks> hooks;
    if (prefetch != nullptr) hooks.emplace(*prefetch);
    const SearchQuestion question{
        .learn = Learn::Never, .weights_fixed_after = alone, .hooks = hooks ? &*hooks : nullptr};
    SolutionList found;
    search.solve(question, [&](std::span<const Value> values) {
        found.emplace_back(values.begin(), values.end());
        return found.size() < kMaxSolutions;
    });
    return {found, search.statistics().nodes};
}

TEST(SolutionPrefetch, KeepsTheOrderOfSolutions) {
    std::vector<Model> models = {pigeonhole()};
    std::mt19937_64 random(8);
    for (int round = 0; round < 12; ++round) models.push_back(two_parts(random));
    for (std::uint64_t seed = 0; seed < 100; ++seed) models.push_back(RandomModel(seed).model);
    std::size_t compared = 0, helped = 0;
    std::uint64_t nodes = 0, nodes_without = 0;
    for (const Model& model : models) {
        const std::uint64_t alone = random() % 20;
        const Listed without = listed_ahead(model, alone, nullptr);
        if (without.solutions.size() == kMaxSolutions) continue;
        SolutionPrefetch prefetch(model, Limits{}, {}, nullptr, {.prefetch_after = 1});
        const Listed with = listed_ahead(model, alone, &prefetch);
        EXPECT_EQ(with.solutions, without.solutions);
        EXPECT_LE(with.nodes, without.nodes);
        ++compared;
        helped += with.nodes < without.nodes;
        nodes += with.nodes;
        nodes_without += without.nodes;
    }
    EXPECT_GT(compared, 50U);
    EXPECT_GT(helped, 5U);
    EXPECT_LT(nodes, nodes_without) << helped;
}

TEST(SolutionPrefetch, FindsAllOrNothing) {
    const Model holes = pigeonhole();
    SolutionPrefetch none(holes, Limits{}, {}, nullptr);
    EXPECT_EQ(none.find_all(5), nullptr) << "it takes more nodes";
    EXPECT_LT(none.statistics().nodes, 100U);
    const auto no_solution = none.find_all(1'000'000);
    ASSERT_NE(no_solution, nullptr);
    EXPECT_TRUE(no_solution->empty());

    Model free;
    const Word all = 0b11;
    for (int i = 0; i < 20; ++i) free.add_cell({&all, 1});
    SolutionPrefetch many(free, Limits{}, {}, nullptr);
    EXPECT_EQ(many.find_all(1'000'000'000), nullptr);
    EXPECT_EQ(many.found_one().size(), 20U);
    EXPECT_LT(many.statistics().nodes, 10'000U);

    const FixedCell given{VariableId(0), 1};
    Model two;
    for (int i = 0; i < 2; ++i) two.add_cell({&all, 1});
    const auto some = SolutionPrefetch(two, Limits{}, {.fixed = {&given, 1}}, nullptr).find_all(100);
    ASSERT_NE(some, nullptr);
    SolutionList sorted = *some;
    std::ranges::sort(sorted);
    EXPECT_EQ(sorted, (SolutionList{{1, 0}, {1, 1}}));
}

TEST(SolutionPrefetch, UsesAtMostHalfOfTheMemory) {
    const Model model = pigeonhole();
    const auto is_answered = [&](const Limits& limits) {
        return std::holds_alternative<Unsatisfiable>(
            Search(model, limits).solve({}, [](std::span<const Value>) { return true; }));
    };
    const auto is_known = [&](const Limits& limits) {
        return SolutionPrefetch(model, limits, {}, nullptr).find_all(1'000'000) != nullptr;
    };
    Limits limits{.memory_bytes = 1};
    while (!is_answered(limits)) limits.memory_bytes *= 2;
    EXPECT_GT(limits.memory_bytes, 100U);
    EXPECT_FALSE(is_known(limits));
    limits.memory_bytes *= 64;
    EXPECT_TRUE(is_known(limits));
}

TEST(SolutionPrefetch, PaysOffIfSolutionsAreRare) {
    const Model model = pigeonhole();
    const SolutionPrefetch prefetch(model, Limits{}, {}, nullptr);
    EXPECT_TRUE(prefetch.pays_off(1, 0));
    EXPECT_TRUE(prefetch.pays_off(100'000, 912));
    EXPECT_FALSE(prefetch.pays_off(0, 0));
    EXPECT_FALSE(prefetch.pays_off(10'000, 912));
}

}  // namespace
}  // namespace sator::tests
