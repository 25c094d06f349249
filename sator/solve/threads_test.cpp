// One thread and several threads find the same solutions, in the same order, and the same counts.
// ThreadSanitizer runs these tests.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <random>
#include <set>
#include <thread>

#include "sator/engine/model/model.hpp"
#include "sator/engine/search/solution_prefetch.hpp"
#include "sator/engine/threads/parallel_counter.hpp"
#include "sator/engine/threads/parallel_search.hpp"
#include "sator/propagators/basic/all_equal.hpp"
#include "sator/propagators/basic/binary_table.hpp"
#include "sator/propagators/sums/post_linear.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/random/random_models.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Solutions = std::vector<std::vector<Value>>;

Solutions listed_by_threads(const Model& model, std::size_t threads, SolutionOrder order,
                            std::size_t most = SIZE_MAX) {
    Solutions solutions;
    ParallelSearch search(model, Limits{}, threads);
    const Outcome outcome = search.solve({.order = order}, [&](std::span<const Value> values) {
        solutions.emplace_back(values.begin(), values.end());
        return solutions.size() < most;
    });
    EXPECT_EQ(std::holds_alternative<Unsatisfiable>(outcome), solutions.empty());
    if (const auto* solved = std::get_if<Solved>(&outcome)) {
        EXPECT_EQ(solved->count, BigCount(solutions.size()));
        EXPECT_EQ(solved->complete, solutions.size() < most);
    }
    return solutions;
}

BigCount counted_by_threads(const Model& model, std::size_t threads) {
    const Outcome outcome = ParallelCounter(model, Limits{}, threads).count({});
    const auto* solved = std::get_if<Solved>(&outcome);
    return solved == nullptr ? BigCount() : solved->count;
}

/// Latin squares in which `poorer` random cells lack a value: the search is long enough to start threads.
SmallPuzzle random_latin_square(std::size_t order, std::size_t poorer, std::mt19937& random) {
    const std::u32string symbols = std::u32string(U"123456").substr(0, order);
    SmallPuzzle puzzle(order, order, symbols);
    std::vector<std::vector<std::size_t>> rows(order), columns(order);
    for (std::size_t i = 0; i < order * order; ++i) {
        rows[i / order].push_back(i);
        columns[i % order].push_back(i);
    }
    for (; poorer > 0; --poorer) {
        std::u32string fewer = symbols;
        fewer.erase(random() % fewer.size(), 1);
        puzzle.range(random() % (order * order), fewer);
    }
    puzzle.rule("distinct", {}, rows);
    puzzle.rule("distinct", {}, columns);
    return puzzle;
}

TEST(Threads, ListInAStableOrderAndCountEqually) {
    std::mt19937 random(11);
    std::size_t most = 0;
    for (int round = 0; round < 3; ++round) {
        SmallPuzzle puzzle = random_latin_square(5, 16, random);
        const auto rules = puzzle.rules();
        const Model model = build_model(puzzle.puzzle(), rules);
        const Solutions alone = listed_by_threads(model, 1, SolutionOrder::Stable);
        most = std::max(most, alone.size());
        for (const std::size_t threads : {2u, 5u}) {
            EXPECT_EQ(listed_by_threads(model, threads, SolutionOrder::Stable), alone);
            EXPECT_EQ(counted_by_threads(model, threads), BigCount(alone.size()));
            Solutions free = listed_by_threads(model, threads, SolutionOrder::Free);
            Solutions sorted = alone;
            std::ranges::sort(free);
            std::ranges::sort(sorted);
            EXPECT_EQ(free, sorted);
        }
    }
    EXPECT_GT(most, 1000u) << "enough for more than one thread";
}

/// Ten queens that do not attack each other.
SmallPuzzle queens() {
    constexpr std::size_t kSide = 10;
    SmallPuzzle puzzle(kSide, kSide, U".Q");
    std::vector<std::vector<std::size_t>> lines(2 * kSide), diagonals(4 * kSide - 2);
    for (std::size_t i = 0; i < kSide * kSide; ++i) {
        const std::size_t row = i / kSide, column = i % kSide;
        lines[row].push_back(i);
        lines[kSide + column].push_back(i);
        diagonals[row + column].push_back(i);
        diagonals[2 * kSide - 1 + row + (kSide - 1 - column)].push_back(i);
    }
    puzzle.rule("count", {"Q", "1"}, lines);
    puzzle.rule("count", {"Q", "..1"}, diagonals);
    return puzzle;
}

TEST(Threads, ListSymmetricPuzzlesInAStableOrder) {
    auto solver = PuzzleSolver::build(queens().puzzle());
    ASSERT_TRUE(solver.has_value());
    Solutions alone;
    for (const std::size_t threads : {1u, 2u, 3u}) {
        Solutions solutions;
        solver->solve({.order = SolutionOrder::Stable, .threads = threads},
                      [&](std::span<const Value> values) {
                          solutions.emplace_back(values.begin(), values.end());
                          return true;
                      });
        EXPECT_GT(solver->statistics().nodes, 1000u) << "enough for more than one thread";
        if (threads == 1) alone = solutions;
        EXPECT_EQ(solutions, alone);
    }
    EXPECT_EQ(alone.size(), 724u);  // OEIS A000170
}

TEST(Threads, PrefetchIfSolutionsAreRare) {
    std::mt19937_64 random(12);
    int hard = 0;
    for (int round = 0; round < 8; ++round) {
        const Model model = two_parts(random);
        Solutions alone, plain;
        Search(model, Limits{}).solve({}, [&](std::span<const Value> values) {
            plain.emplace_back(values.begin(), values.end());
            return true;
        });
        std::ranges::sort(plain);
        for (const std::size_t threads : {1u, 2u, 3u}) {
            const Solutions found = listed_by_threads(model, threads, SolutionOrder::Stable);
            if (threads == 1) alone = found;
            EXPECT_EQ(found, alone);
            EXPECT_EQ(counted_by_threads(model, threads), BigCount(plain.size()));
        }
        std::ranges::sort(alone);
        EXPECT_EQ(alone, plain);
        SolutionPrefetch prefetch(model, Limits{}, {}, nullptr);
        ASSERT_NE(prefetch.find_all(1'000'000), nullptr);
        hard += prefetch.statistics().conflicts > SearchOptions{}.prefetch_after ? 1 : 0;
    }
    EXPECT_GT(hard, 1) << "enough for a search to ask";
}

TEST(Threads, StopIfNoMoreSolutionsAreRequested) {
    std::mt19937 random(2);
    SmallPuzzle puzzle = random_latin_square(5, 2, random);
    const auto rules = puzzle.rules();
    const Model model = build_model(puzzle.puzzle(), rules);
    const Solutions alone = listed_by_threads(model, 1, SolutionOrder::Stable, 1500);
    ASSERT_EQ(alone.size(), 1500u);
    EXPECT_EQ(listed_by_threads(model, 3, SolutionOrder::Stable, 1500), alone);
}

TEST(Threads, CountTooManySolutionsToList) {
    std::mt19937 random(3);
    SmallPuzzle puzzle = random_latin_square(6, 0, random);
    const auto rules = puzzle.rules();
    const Model model = build_model(puzzle.puzzle(), rules);
    EXPECT_EQ(counted_by_threads(model, 4), counted_by_threads(model, 1));
    EXPECT_GT(counted_by_threads(model, 2), BigCount(1'000'000));
}

/// Interrupts a listing at its `last`th solution. Its sink then waits until all threads have noticed. Returns
/// whether there were that many.
bool is_interrupted(const Model& model, std::size_t last) {
    std::atomic<bool> interrupted = false;
    Limits limits;
    limits.interrupted = &interrupted;
    std::set<std::vector<Value>> found;
    std::size_t calls = 0;
    ParallelSearch search(model, limits, 3);
    const Outcome outcome =
        search.solve({.order = SolutionOrder::Stable}, [&](std::span<const Value> values) {
            found.emplace(values.begin(), values.end());
            if (++calls == last) {
                interrupted = true;
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
            }
            return true;
        });
    EXPECT_EQ(calls, found.size()) << "a solution came twice";
    const auto* stopped = std::get_if<Stopped>(&outcome);
    if (stopped == nullptr) return false;
    EXPECT_EQ(stopped->limit, Limit::Interrupt);
    EXPECT_EQ(stopped->count, BigCount(found.size()));
    EXPECT_LE(stopped->share_done, 1);
    return true;
}

TEST(Threads, EndAtAnInterruptAnywhere) {
    std::mt19937 random(4);
    SmallPuzzle puzzle = random_latin_square(5, 6, random);
    const auto rules = puzzle.rules();
    const Model model = build_model(puzzle.puzzle(), rules);
    const std::size_t all = listed_by_threads(model, 1, SolutionOrder::Stable).size();
    int interrupted = 0;
    for (int round = 0; round < 20; ++round) {
        // If many solutions were handed on, the other threads may have found all the rest.
        const std::size_t most = round % 2 == 0 ? all : all / 20;
        interrupted += is_interrupted(model, 1 + random() % most) ? 1 : 0;
    }
    EXPECT_GT(interrupted, 5);
}

TEST(Threads, EndAtALimit) {
    std::mt19937 random(4);
    SmallPuzzle puzzle = random_latin_square(6, 0, random);
    const auto rules = puzzle.rules();
    const Model model = build_model(puzzle.puzzle(), rules);
    Limits limits;
    limits.deadline = Limits::Clock::now() + std::chrono::milliseconds(100);
    std::size_t found = 0;
    ParallelSearch search(model, limits, 3);
    const Outcome outcome =
        search.solve({.order = SolutionOrder::Stable}, [&](std::span<const Value>) { return ++found != 0; });
    const auto* stopped = std::get_if<Stopped>(&outcome);
    ASSERT_NE(stopped, nullptr);
    EXPECT_EQ(stopped->limit, Limit::Time);
    EXPECT_EQ(stopped->count, BigCount(found));
    EXPECT_LT(stopped->share_done, 1);
}

/// Two solutions, one on each side of the first decision. That decision is about cell 0, because dozens of
/// cells are equal to it. The first solution's side also has more pigeons than holes, which no search gets
/// through.
Model solutions_apart() {
    constexpr std::size_t kEqual = 60, kPigeons = 15;
    constexpr Value kNoHole = kPigeons - 1;  // this one has room for all
    Model model;
    const Word yes_or_no = 0b11, holes = (Word{1} << kPigeons) - 1;
    std::vector<VariableId> equal;
    for (std::size_t i = 0; i <= kEqual; ++i) equal.push_back(model.add_cell({&yes_or_no, 1}));
    const VariableId is_crowded = model.add_cell({&yes_or_no, 1});
    std::vector<VariableId> pigeons;
    for (std::size_t i = 0; i < kPigeons; ++i) pigeons.push_back(model.add_cell({&holes, 1}));
    const auto fitting = [](std::size_t values, const std::function<bool(Value, Value)>& fits) {
        return std::make_shared<const BinaryTable>(std::make_shared<const BinaryRelation>(values, 1, fits));
    };
    model.post(std::make_shared<const AllEqual>(), equal);
    model.post(fitting(2, [](Value side, Value crowded) { return side == 0 || crowded == 0; }),
               std::array{equal[0], is_crowded});
    const auto obeys = fitting(kPigeons, [](Value crowded, Value hole) {
        return crowded < 2 && (crowded == 1) == (hole != kNoHole);
    });
    const auto apart = fitting(kPigeons, [](Value a, Value b) { return a != b || a == kNoHole; });
    for (std::size_t i = 0; i < kPigeons; ++i) {
        model.post(obeys, std::array{is_crowded, pigeons[i]});
        for (std::size_t j = 0; j < i; ++j) model.post(apart, std::array{pigeons[j], pigeons[i]});
    }
    return model;
}

TEST(Threads, DeliverAtOnceIfTheOrderIsFree) {
    const Model model = solutions_apart();
    Limits limits;
    limits.nodes = 500'000;
    for (const std::size_t threads : {1, 2}) {
        std::size_t found = 0;
        ParallelSearch search(model, limits, threads);
        const Outcome outcome =
            search.solve({.order = SolutionOrder::Free}, [&](std::span<const Value>) { return ++found < 2; });
        // One thread alone stays with the pigeons until it gives up.
        EXPECT_EQ(std::holds_alternative<Stopped>(outcome), threads == 1);
        EXPECT_EQ(found, threads);
    }
}

// Threads that learn from conflicts all search the whole tree (a race) and share what they learn.
TEST(Threads, RaceToTheSameAnswer) {
    std::array<std::size_t, 3> seen{};
    for (unsigned seed = 1; seed <= 6; ++seed) {
        const RandomBinaryCsp network(seed);
        const Model model = network.model();
        const std::size_t alone = listed_by_threads(model, 1, SolutionOrder::Free, 2).size();
        ++seen[alone];
        for (const std::size_t threads : {2u, 3u}) {
            const Solutions together = listed_by_threads(model, threads, SolutionOrder::Free, 2);
            EXPECT_EQ(together.size(), alone) << seed;
            for (const auto& solution : together) EXPECT_TRUE(network.holds(solution)) << seed;
            EXPECT_TRUE(together.size() < 2 || together[0] != together[1]) << seed;
        }
    }
    EXPECT_GT(seen[0], 0U);
    EXPECT_GT(seen[2], 0U);
}

// Each thread of a race has the whole tree, from before the first of them has met enough conflicts to learn
// until the first solution.
TEST(Threads, RaceOverTheWhole) {
    std::uint64_t conflicts = 0;
    for (unsigned seed = 1; seed <= 6; ++seed) {
        Model model = RandomBinaryCsp(seed).model();
        if (seed % 2 == 0) add_easy_cells(model, SearchOptions{}.sequential_nodes + 100);
        ParallelSearch search(model, Limits{}, 2);
        search.solve({.order = SolutionOrder::Free}, [](std::span<const Value>) { return false; });
        EXPECT_EQ(search.split_count(), 0U) << seed;
        conflicts += search.statistics().conflicts;
    }
    EXPECT_GT(conflicts, 10 * SearchOptions{}.learn_after);
}

// At each restart, a search that learns publishes how far its last run came.
TEST(Threads, ExchangeBestPhases) {
    const Model model = RandomBinaryCsp(1).model();
    struct PhaseWatch : SearchHooks {
        bool shares_phases() const override { return true; }
        std::optional<BestPhases> exchange_phases(BestPhases own) override {
            ++runs;
            EXPECT_GT(own.trail_size, 0U);
            EXPECT_EQ(own.values.size(), RandomBinaryCsp::kCells);
            return std::nullopt;
        }
        std::size_t runs = 0;
    } watch;
    Search search(model, Limits{});
    search.solve({.hooks = &watch}, [](std::span<const Value>) { return false; });
    EXPECT_GT(watch.runs, 1U);
}

/// Cells of two values; three random sums of them must be half of their totals. There is usually no solution.
/// Nogoods contain most cells, so that nothing useful is learnt (G. Cornuéjols and M. Dawande, "A class of
/// hard small 0-1 programs", IPCO 1998).
Model market_split(std::size_t cells) {
    Model model;
    const Word both = 0b11;
    for (std::size_t i = 0; i < cells; ++i) model.add_cell({&both, 1});
    const std::vector<std::int64_t> numbers = {0, 1};
    std::mt19937 random(5);
    for (int sum = 0; sum < 3; ++sum) {
        std::vector<LinearTerm> terms;
        std::int64_t whole = 0;
        for (std::size_t i = 0; i < cells; ++i) {
            terms.push_back({static_cast<std::int64_t>(random() % 100'000), VariableId(i),
                             ValueNumbers::of_cell(numbers)});
            whole += terms.back().coefficient;
        }
        EXPECT_TRUE(post_linear(model, terms, LinearRelation::Equal, whole / 2));
    }
    return model;
}

// If nothing is learnt, the threads race until the end is in sight, and then share the rest.
TEST(Threads, ShareTheRestOfAProof) {
    const auto refuse = [](std::span<const Value>) { return false; };
    const Model small = market_split(20), large = market_split(50);
    ParallelSearch to_the_end(small, Limits{}, 2);
    EXPECT_TRUE(
        std::holds_alternative<Unsatisfiable>(to_the_end.solve({.order = SolutionOrder::Free}, refuse)));
    EXPECT_GT(to_the_end.split_count(), 0U);
    Limits limits;
    limits.nodes = 20'000;
    ParallelSearch stopped(large, limits, 2);
    EXPECT_TRUE(std::holds_alternative<Stopped>(stopped.solve({.order = SolutionOrder::Free}, refuse)));
    EXPECT_EQ(stopped.split_count(), 0U);
}

}  // namespace
}  // namespace sator::tests
