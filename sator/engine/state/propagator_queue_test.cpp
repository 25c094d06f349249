#include "sator/engine/state/propagator_queue.hpp"

#include <gtest/gtest.h>

#include <array>
#include <optional>

#include "sator/engine/model/model.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Prunes nothing. Only its cost matters.
class Idle final : public Propagator {
  public:
    explicit Idle(Cost cost) : cost_(cost) {}
    std::string_view name() const override { return "idle"; }
    Cost cost() const override { return cost_; }
    Propagation propagate(Scope& /*scope*/, Changed /*changed*/, Scratch& /*scratch*/) const override {
        return Propagation::Fixpoint;
    }

  private:
    Cost cost_;
};

/// One cell, and idle propagators of these costs over it.
Model model_of(std::initializer_list<Cost> costs) {
    Model model;
    const Word both = 0b11;
    const std::array cell{model.add_cell({&both, 1})};
    for (const Cost cost : costs) model.post(std::make_shared<const Idle>(cost), cell);
    return model;
}

/// Returns the number of the next propagator, or nullopt if none waits.
std::optional<std::size_t> next(PropagatorQueue& queue) {
    PropagatorId id{0};
    return queue.pop(id) ? std::optional(id.index()) : std::nullopt;
}

TEST(PropagatorQueue, RunsCheaperPropagatorsFirst) {
    const Model model = model_of({Cost::Heavy, Cost::Constant, Cost::Linear});
    PropagatorQueue queue(model);
    for (std::size_t p = 0; p < 3; ++p) queue.schedule_all(PropagatorId(p));
    EXPECT_EQ(next(queue), 1U);
    EXPECT_EQ(next(queue), 2U);
    EXPECT_EQ(next(queue), 0U);
    EXPECT_EQ(next(queue), std::nullopt);
}

// Propagators that wake each other for ever take turns, however many were taken out.
TEST(PropagatorQueue, IsFairAmongPropagatorsOfOneCost) {
    const Model model = model_of({Cost::Linear, Cost::Linear, Cost::Linear});
    PropagatorQueue queue(model);
    for (std::size_t p = 0; p < 3; ++p) queue.schedule_all(PropagatorId(p));
    for (std::size_t turn = 0; turn < 20'000; ++turn) {
        ASSERT_EQ(next(queue), turn % 3);
        queue.schedule_all(PropagatorId(turn % 3));
    }
}

TEST(PropagatorQueue, ContainsEachPropagatorOnce) {
    const Model model = model_of({Cost::Linear, Cost::Linear});
    PropagatorQueue queue(model);
    for (const std::size_t p : {1, 0, 1, 0}) queue.schedule_all(PropagatorId(p));
    EXPECT_EQ(next(queue), 1U);
    EXPECT_EQ(next(queue), 0U);
    EXPECT_EQ(next(queue), std::nullopt);
}

TEST(PropagatorQueue, ClearsScheduledPropagatorsAndTheirChanges) {
    const Model model = model_of({Cost::Linear, Cost::Heavy});
    PropagatorQueue queue(model);
    for (std::size_t p = 0; p < 2; ++p) queue.schedule_all(PropagatorId(p));
    ASSERT_TRUE(queue.changed(PropagatorId(1)).contains(0));
    queue.clear();
    EXPECT_EQ(next(queue), std::nullopt);
    EXPECT_FALSE(queue.changed(PropagatorId(1)).contains(0));
    queue.schedule_all(PropagatorId(1));
    EXPECT_EQ(next(queue), 1U);
}

}  // namespace
}  // namespace sator::tests
