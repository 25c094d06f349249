#include "sator/engine/search/value_order.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Three cells of three values.
Model three_cells() {
    Model model;
    const Word all = 0b111;
    for (int i = 0; i < 3; ++i) model.add_cell({&all, 1});
    return model;
}

TEST(ValueOrder, ImportsTheBestPhases) {
    const Model model = three_cells();
    Store store(model);
    ValueOrder order;
    order.begin(std::nullopt);
    store.push_level();
    store.begin_call(Store::kDecision);
    ASSERT_TRUE(store.assign(VariableId(0), 2));
    ASSERT_TRUE(store.assign(VariableId(1), 1));
    order.update_best_phases(store);
    store.backtrack();
    store.push_level();
    store.begin_call(Store::kDecision);
    ASSERT_TRUE(store.assign(VariableId(2), 2));
    order.update_best_phases(store);  // less far
    store.backtrack();
    const BestPhases best = order.take_best_phases();
    EXPECT_EQ(best.values, (std::vector<Value>{2, 1, ValueOrder::kNone}));
    EXPECT_EQ(order.take_best_phases().trail_size, 0U);
    ValueOrder other;
    other.begin(std::nullopt);
    other.import_phases({2, {ValueOrder::kNone, 2, 1}});
    other.import_phases(best);
    std::vector<Value> chosen;
    for (std::size_t i = 0; i < 3; ++i) chosen.push_back(other.choose(store, VariableId(i)));
    EXPECT_EQ(chosen, (std::vector<Value>{2, 1, 1}));
}

}  // namespace
}  // namespace sator::tests
