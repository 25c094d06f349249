// What a search model gets for each search option, and that no option changes the solutions.
#include <gtest/gtest.h>

#include <set>

#include "sator/exchange/standard_formats.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/solve/search_model.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A jigsaw sudoku with cages, a sum over two regions, and counts of 1s: each kind of propagator can be added.
constexpr std::string_view kJigsaw =
    "layout 5x5\n\nrange 1..5\n\nrule permutation 1..5\n\n| a a a a a\n\n|a\n|a\n|a\n|a\n|a\n\n"
    "| a a a b b\n| a c a b b\n| c c c b e\n| c d d e e\n| d d d e e\n\n"
    "rule cage 8\n\n| a a a . .\n| . . . . .\n| . . . . .\n| . . . . .\n| . . . . .\n\n"
    "rule sum 9\n\n| . . . . .\n| . . . . .\n| . . . . .\n| . . . a a\n| . . . . a\n\n"
    "rule count 1 1 at rows columns\n";

PuzzleSolver jigsaw_solver() {
    Resources none;
    auto puzzles = read_puzzles(std::string(kJigsaw), "jigsaw.sator", none);
    EXPECT_TRUE(puzzles[0]);
    return std::move(*PuzzleSolver::build(std::move(*puzzles[0])));
}

/// The names of the propagators of a model with these additions.
std::multiset<std::string_view> names_with(const Model& posted, const AddedPropagators& additions) {
    LimitWatch watch;
    SearchModel model(posted, watch);
    std::multiset<std::string_view> names;
    for (const auto& by : model.searched(additions, watch).propagators()) names.insert(by.propagator->name());
    return names;
}

TEST(AddedPropagators, AreThoseThatAreAskedFor) {
    const PuzzleSolver solver = jigsaw_solver();
    const AddedPropagators none{.set_families = false, .clique_sums = false};
    const auto base = names_with(solver.model(), none);
    EXPECT_EQ(base.count("value_sets") + base.count("clique_sum") + base.count("same_values") +
                  base.count("count_difference"),
              0U);
    const auto families = names_with(solver.model(), {.set_families = true, .clique_sums = false});
    EXPECT_GT(families.count("value_sets"), 0U);
    const auto cliques = names_with(solver.model(), {.set_families = false, .clique_sums = true});
    EXPECT_GT(cliques.count("clique_sum"), 0U);
    const auto derived =
        names_with(solver.model(), {.set_families = false, .clique_sums = true, .derived_sums = 9});
    EXPECT_GT(derived.count("clique_sum"), cliques.count("clique_sum"));
    const auto counts =
        names_with(solver.model(), {.set_families = false, .clique_sums = false, .derived_counts = 9});
    EXPECT_GT(counts.count("count_difference"), 0U);
    const auto leftovers =
        names_with(solver.model(), {.set_families = false, .clique_sums = false, .leftovers = 4});
    EXPECT_GT(leftovers.count("same_values"), 0U);
    EXPECT_EQ(names_with(solver.model(), {.set_families = false, .clique_sums = false, .derived_sums = 9}),
              base)
        << "derived sums need cliques";
}

struct Answer {
    std::set<std::vector<Value>> grids;
    std::uint64_t propagations = 0;
};

/// All redundant propagators run from the start, so that each shows in the number of calls.
Answer answer_with(SearchOptions options) {
    options.redundant_after = options.heavy_redundant_after = 0;
    options.endgame = 0;
    PuzzleSolver solver = jigsaw_solver();
    Answer answer;
    for (const Solution& solution : solver.solve({.search = options}).solutions)
        answer.grids.emplace(solution.values().begin(), solution.values().end());
    answer.propagations = solver.statistics().propagations;
    return answer;
}

TEST(AddedPropagators, AreSwitchedByOptionsThatChangeNoSolution) {
    const Answer usual = answer_with({});
    ASSERT_GT(usual.grids.size(), 5U);
    SearchOptions each[5];
    each[0].families = 0;
    each[1].clique_sums = 0;
    each[2].derived_sums = 0;
    each[3].leftovers = 4;
    each[4].derived_counts = 0;
    for (const SearchOptions& options : each) {
        const Answer other = answer_with(options);
        EXPECT_EQ(other.grids, usual.grids) << changed_search_options(options);
        EXPECT_NE(other.propagations, usual.propagations) << changed_search_options(options);
    }
}

}  // namespace
}  // namespace sator::tests
