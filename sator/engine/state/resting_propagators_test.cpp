#include "sator/engine/state/resting_propagators.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "sator/engine/state/propagation_engine.hpp"

namespace sator::engine {
namespace {

/// Prunes nothing and is never entailed.
class NeverPrunes final : public Propagator {
  public:
    std::string_view name() const override { return "idle"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope&, Changed, Scratch&) const override { return Propagation::Fixpoint; }
};

/// A cell with two candidates and a redundant propagator on it.
Model model_that_never_prunes() {
    Model model;
    const Word candidates = 3;
    const VariableId cell = model.add_cell({&candidates, 1});
    model.begin_rule(RuleId(0));
    model.post_redundant(std::make_shared<const NeverPrunes>(), std::vector{cell});
    return model;
}

constexpr PropagatorId kFirst(0);
/// More calls than a judgement needs.
constexpr int kManyCalls = 1000;

TEST(RestingPropagators, RestIfTheyNeverPruneAndWakeLater) {
    const Model model = model_that_never_prunes();
    Store store(model);
    RestingPropagators resting(10);
    resting.begin(model);
    int calls = 0;
    for (; !store.is_entailed(kFirst) && calls < kManyCalls; ++calls) resting.count(store, kFirst, false, 5);
    ASSERT_TRUE(store.is_entailed(kFirst));
    EXPECT_FALSE(resting.is_due(5));
    EXPECT_TRUE(resting.is_due(1'000'000));
    resting.wake(store, 1'000'000);
    EXPECT_FALSE(store.is_entailed(kFirst));
    PropagatorId next;
    EXPECT_TRUE(store.queue().pop(next));
    EXPECT_FALSE(resting.is_due(1'000'000'000));
}

TEST(RestingPropagators, RestLongerEachTime) {
    const Model model = model_that_never_prunes();
    Store store(model);
    RestingPropagators resting(10);
    resting.begin(model);
    std::uint64_t last = 0;
    for (int round = 0; round < 3; ++round) {
        while (!store.is_entailed(kFirst)) resting.count(store, kFirst, false, 0);
        std::uint64_t rest = 0;
        while (!resting.is_due(rest)) ++rest;
        EXPECT_GT(rest, last);
        last = rest;
        resting.wake(store, rest);
    }
}

TEST(RestingPropagators, StayActiveIfTheyPruneOftenEnough) {
    const Model model = model_that_never_prunes();
    Store store(model);
    RestingPropagators resting(10);
    resting.begin(model);
    for (int call = 0; call < kManyCalls; ++call) resting.count(store, kFirst, call % 5 == 0, 0);
    EXPECT_FALSE(store.is_entailed(kFirst));
    EXPECT_FALSE(resting.is_due(1'000'000));
}

TEST(RestingPropagators, AllAreAwakeInTheNextQuestion) {
    const Model model = model_that_never_prunes();
    PropagationEngine engine(model, {});
    ASSERT_TRUE(engine.begin());
    engine.let_rest(1);
    for (int call = 0; call < kManyCalls && !engine.store().is_entailed(kFirst); ++call) {
        engine.store().queue().schedule_all(kFirst);
        ASSERT_TRUE(engine.propagate());
    }
    ASSERT_TRUE(engine.store().is_entailed(kFirst));
    ASSERT_TRUE(engine.begin());
    EXPECT_FALSE(engine.store().is_entailed(kFirst));
}

}  // namespace
}  // namespace sator::engine
