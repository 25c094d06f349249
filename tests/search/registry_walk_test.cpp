// Each rule of the registry, on random cells of a small grid, with cells that occur twice in a sequence.
// Pruning before any decision must lose no solution, must be idempotent, and must be monotone.

#include <gtest/gtest.h>

#include "sator/engine/search/search.hpp"
#include "sator/engine/state/propagator_caller.hpp"
#include "tests/random/random_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// The candidates of each cell; nullopt after a conflict.
using Pruned = std::optional<std::vector<std::set<Value>>>;

/// Runs propagators until the queue is empty. Returns false on a conflict.
bool run_waiting(Store& store) {
    PropagatorCaller caller(store);
    for (PropagatorId id; store.queue().pop(id);) {
        if (store.is_entailed(id)) continue;
        caller.clear_memo();  // always empty: results may not depend on it
        if (caller.call(id) == Propagation::Conflict) return false;
    }
    return true;
}

std::vector<std::set<Value>> candidates(const Model& model, const Store& store) {
    std::vector<std::set<Value>> cells(model.cell_count());
    for (std::size_t cell = 0; cell < cells.size(); ++cell)
        store.domain(VariableId(cell)).for_each([&](Value v) { cells[cell].insert(v); });
    return cells;
}

/// Returns the candidates that pruning leaves. Fails if pruning again leaves fewer.
Pruned pruned(const Model& model) {
    Store store(model);
    const auto schedule_all = [&] {
        for (std::size_t p = 0; p < model.propagators().size(); ++p)
            store.queue().schedule_all(PropagatorId(p));
    };
    schedule_all();
    if (!run_waiting(store)) return std::nullopt;
    auto once = candidates(model, store);
    schedule_all();
    EXPECT_TRUE(run_waiting(store)) << "pruning again is a conflict";
    EXPECT_EQ(candidates(model, store), once) << "pruning again prunes more";
    return once;
}

bool is_within(const Pruned& part, const Pruned& whole) {
    if (!part) return true;
    if (!whole) return false;
    for (std::size_t cell = 0; cell < part->size(); ++cell) {
        if (!std::ranges::includes((*whole)[cell], (*part)[cell])) return false;
    }
    return true;
}

Grids searched(const Model& model) {
    Grids grids;
    Search(model, Limits{}).solve({}, [&](std::span<const Value> values) {
        grids.emplace(values.begin(), values.end());
        return true;
    });
    return grids;
}

class RegistryWalk : public testing::TestWithParam<std::string> {};

TEST_P(RegistryWalk, PrunesNoSolutionAndIsDeterministic) {
    constexpr unsigned kSamples = 60;
    std::size_t judged = 0;
    for (unsigned seed = 0; seed < kSamples && !HasFailure(); ++seed) {
        RandomPuzzle puzzle(seed);
        puzzle.add(GetParam(), seed % 2 == 1);
        if (!puzzle.make()) continue;
        SCOPED_TRACE(std::to_string(seed) + "\n" + puzzle.description());
        ++judged;
        Pruned whole;
        for (int round = 0; round < 3 && !HasFailure(); ++round) {
            if (round > 0) puzzle.shrink_ranges();
            const Model model = puzzle.model();
            const Pruned left = pruned(model);
            EXPECT_TRUE(round == 0 || is_within(left, whole)) << "smaller ranges are pruned less";
            whole = left;
            const Grids found = searched(model);
            for (const auto& grid : found) {
                ASSERT_TRUE(left) << "a conflict where there are solutions";
                for (std::size_t cell = 0; cell < grid.size(); ++cell)
                    EXPECT_TRUE((*left)[cell].contains(grid[cell]));
            }
            if (puzzle.givens().empty()) {
                EXPECT_EQ(found, puzzle.brute_force());
            }
        }
    }
    EXPECT_GT(judged, kSamples / 6);
}

std::vector<std::string> rule_names() {
    std::vector<std::string> names;
    for (const RuleEntry& entry : Registry::standard().entries()) names.push_back(entry.name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(Rules, RegistryWalk, testing::ValuesIn(rule_names()),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace sator::tests
