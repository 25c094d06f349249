// Searches that learn nogoods must find the same solutions as those that do not, and every nogood must be
// implied by the model.
#include "sator/engine/learning/nogood_learning.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "sator/engine/search/search.hpp"
#include "sator/propagators/distinct/fused_distinct.hpp"
#include "tests/random/random_models.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Solutions = std::set<std::vector<Value>>;

/// The number of searches that have learnt since a test began.
int searches_that_learnt = 0;

/// Notes whether a search learns at a dead end.
struct LearningWatch : SearchHooks {
    void at_dead_end(Search& search) override { has_learnt = has_learnt || search.is_learning(); }
    bool has_learnt = false;
};

Solutions solutions(const Model& model, Learn learn, std::size_t most,
                    Branching branching = Branching::Activity) {
    Search search(model, Limits{}, {.options = {.learn_after = 0}, .branching = branching});
    Solutions found;
    std::size_t count = 0;
    LearningWatch watch;
    search.solve({.learn = learn, .hooks = &watch}, [&](std::span<const Value> values) {
        found.emplace(values.begin(), values.end());
        return ++count < most;
    });
    EXPECT_EQ(found.size(), count) << "a solution was repeated";
    searches_that_learnt += watch.has_learnt ? 1 : 0;
    return found;
}

/// Learns from each conflict of a random walk, from the first one on, and returns the nogoods.
std::vector<Nogood> learn_at_random(const Model& model, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    PropagationEngine engine(model, Limits{});
    NogoodLearning learning(model, {.kept = 2000, .kept_more = 500, .trial = 20});
    learning.clear();
    std::vector<Nogood> learnt;
    if (!engine.begin()) return learnt;
    engine.attach_nogoods(&learning.nogoods());
    engine.store().push_level();
    for (int step = 0; step < 300; ++step) {
        if (!engine.propagate()) {
            if (engine.store().level() == 1) return learnt;
            const auto result = learning.learn(engine, 1);
            if (result.kind == NogoodLearning::ConflictResult::Kind::NoSolution) return learnt;
            learnt.push_back(learning.newest().nogood);
            EXPECT_EQ(result.kind, NogoodLearning::ConflictResult::Kind::Backjump);
            engine.backtrack_to(result.level);
            EXPECT_TRUE(learning.assert_last(engine.store()));
            continue;
        }
        std::vector<VariableId> open;
        for (std::size_t i = 0; i < model.cell_count(); ++i) {
            if (!engine.store().domain(VariableId(i)).is_fixed()) open.push_back(VariableId(i));
        }
        if (open.empty()) {
            engine.backtrack_to(1);
            continue;
        }
        const VariableId cell = open[random() % open.size()];
        std::vector<Value> candidates;
        engine.store().domain(cell).for_each([&](Value v) { candidates.push_back(v); });
        engine.decide(cell, candidates[random() % candidates.size()]);
    }
    return learnt;
}

/// Returns whether some solution satisfies all premises of the nogood.
bool is_contradicted(const Model& model, const Nogood& nogood) {
    Search search(model, Limits{});
    bool is_contradicted = false;
    const auto propagate_auxiliary = [&](std::span<const Value> values) {
        PropagationEngine engine(model, Limits{});
        std::vector<FixedCell> fixed;
        for (std::size_t i = 0; i < values.size(); ++i) fixed.push_back({VariableId(i), values[i]});
        EXPECT_TRUE(engine.begin() && engine.fix(fixed) && engine.propagate());
        return std::ranges::all_of(nogood, [&](const Premise& premise) {
            const Domain domain = engine.store().domain(premise.variable);
            if (premise.relation == Literal::Relation::AtMost) return domain.max() <= premise.bound;
            if (premise.relation == Literal::Relation::AtLeast) return domain.min() >= premise.bound;
            return (domain.word(0) & premise.values[0]) == 0;
        });
    };
    search.solve({.learn = Learn::Never}, [&](std::span<const Value> values) {
        return !(is_contradicted = propagate_auxiliary(values));
    });
    return is_contradicted;
}

TEST(NogoodLearning, EveryNogoodIsImplied) {
    std::size_t checked = 0, with_bounds = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Model model = RandomModel(seed).model;
        for (const Nogood& nogood : learn_at_random(model, seed)) {
            if (++checked % 4 != 0) continue;
            EXPECT_FALSE(is_contradicted(model, nogood)) << "seed " << seed;
            with_bounds += std::ranges::any_of(nogood, [](const Premise& premise) {
                return premise.relation != Literal::Relation::NotEqual;
            });
        }
    }
    EXPECT_GT(checked, 100U);
    EXPECT_GT(with_bounds, 2U);
}

TEST(NogoodLearning, FindsTheSameSolutions) {
    searches_that_learnt = 0;
    std::mt19937_64 random(5);
    for (int round = 0; round < 15; ++round) {
        const Model plain = latin_square(11, random);
        for (const Model& model : {plain, with_fused_distinct(plain).value()}) {
            EXPECT_EQ(solutions(model, Learn::WhenHard, 2).size(), solutions(model, Learn::Never, 2).size());
        }
    }
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Model model = RandomModel(seed).model;
        const Solutions plain = solutions(model, Learn::Never, 100'000);
        EXPECT_EQ(solutions(model, Learn::WhenHard, 100'000), plain) << seed;
        if (plain.size() < 100'000) {
            EXPECT_EQ(solutions(model, Learn::ForAllSolutions, 100'000), plain) << seed;
        }
    }
    EXPECT_GT(searches_that_learnt, 10);
}

TEST(NogoodLearning, FindsTheSameSolutionsInAnyOrderOfCells) {
    searches_that_learnt = 0;
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Model model = RandomModel(seed).model;
        const Solutions all = solutions(model, Learn::WhenHard, 10'000);
        if (all.size() == 10'000) continue;
        compared += 1;
        EXPECT_EQ(solutions(model, Learn::WhenHard, 10'000, Branching::DomWdeg), all) << seed;
        EXPECT_EQ(solutions(model, Learn::WhenHard, 10'000, Branching::InputOrder), all) << seed;
    }
    EXPECT_GT(compared, 50);
    EXPECT_GT(searches_that_learnt, 50);
}

TEST(NogoodLearning, ProvesThatThereIsNoSolution) {
    const Model model = pigeonhole();
    for (const Learn learn : {Learn::Never, Learn::WhenHard}) EXPECT_TRUE(solutions(model, learn, 1).empty());
}

/// The result of a search that splits off subtrees at random and searches them later.
struct FoundInParts {
    bool has_learnt = false;
    Solutions solutions;
    std::size_t found = 0;  // the number of solutions found; equal to solutions.size() if none is repeated
    std::size_t parts = 0;
    double share_done = 0;
};

/// Splits a search at dead ends, at random.
struct RandomSplits : LearningWatch {
    explicit RandomSplits(std::uint64_t seed) : random(seed) {}
    void at_dead_end(Search& search) override {
        LearningWatch::at_dead_end(search);
        if (random() % 8 != 0 || searched + parts.size() >= kMaxParts) return;
        if (auto given = search.split_subtree()) parts.push_back(std::move(*given));
    }

    static constexpr std::size_t kMaxParts = 1000;
    std::mt19937_64 random;
    std::vector<Subtree> parts = std::vector<Subtree>(1);  // still to be searched
    std::size_t searched = 0;
};

FoundInParts found_in_parts(const Model& model, std::uint64_t seed) {
    FoundInParts all;
    RandomSplits splits(seed);
    Search search(model, Limits{}, {.options = {.learn_after = 0}});
    while (!splits.parts.empty()) {
        const Subtree part = std::move(splits.parts.back());
        splits.parts.pop_back();
        ++splits.searched;
        search.begin({.below = part, .hooks = &splits});
        while (const auto solution = search.next()) {
            ++all.found;
            all.solutions.emplace(solution->begin(), solution->end());
        }
        all.share_done += search.share_done();
    }
    all.has_learnt = splits.has_learnt;
    all.parts = splits.searched;
    return all;
}

TEST(NogoodLearning, LosesAndRepeatsNothingIfASearchIsSplit) {
    constexpr std::size_t kMaxSolutions = 2000;
    std::vector<Model> models = {pigeonhole()};
    std::mt19937_64 random(8);
    for (int round = 0; round < 12; ++round) models.push_back(latin_square(11, random));
    for (std::uint64_t seed = 0; seed < 60; ++seed) models.push_back(RandomModel(seed).model);
    std::size_t compared = 0, parts = 0, learnt = 0;
    for (const Model& model : models) {
        const Solutions plain = solutions(model, Learn::Never, kMaxSolutions);
        if (plain.size() == kMaxSolutions) continue;
        ++compared;
        const FoundInParts found = found_in_parts(model, compared);
        EXPECT_EQ(found.solutions, plain);
        EXPECT_EQ(found.found, plain.size());
        EXPECT_NEAR(found.share_done, 1, 1e-6);
        parts += found.parts;
        learnt += found.has_learnt ? 1 : 0;
    }
    EXPECT_GT(compared, 20u);
    EXPECT_GT(parts, 1000u);
    EXPECT_GT(learnt, 10u);
}

}  // namespace
}  // namespace sator::tests
