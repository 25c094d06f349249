// The rules of a conflict, if a limit is reached during its analysis.
#include "sator/engine/state/refuting_rules.hpp"

#include <gtest/gtest.h>

#include <array>

#include "sator/propagators/distinct/all_different.hpp"
#include "tests/judges/interrupting_model.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::size_t kRefutedCells = 400;

/// Returns a chain of cells with the values A and B; neighbours differ. Each pair is a rule.
Model chain() {
    const Word both = 0b11;
    Model model;
    for (std::size_t i = 0; i < kRefutedCells; ++i) model.add_cell({&both, 1});
    const auto differ = std::make_shared<const AllDifferent>(std::vector<Word>(1, 0));
    for (std::size_t i = 0; i + 1 < kRefutedCells; ++i) {
        model.begin_rule(RuleId(i));
        const std::array pair{VariableId(i), VariableId(i + 1)};
        model.post(differ, pair);
    }
    return model;
}

/// The first and the last of an even number of cells cannot be equal.
constexpr std::array kSameEnds = {FixedCell{VariableId(0), 0}, FixedCell{VariableId(kRefutedCells - 1), 0}};

TEST(RefutingRules, AreAllOfAChainOrNoneAtALimit) {
    Interruption interruption;
    const Model model = interrupting(chain(), interruption);
    EXPECT_EQ(refuting_rules(model, kSameEnds, Limits{}).size(), kRefutedCells - 1);
    const std::uint64_t calls = interruption.calls;
    PropagationEngine engine(model, Limits{});
    interruption.wait_for(0);
    ASSERT_TRUE(engine.begin());
    EXPECT_FALSE(engine.fix(kSameEnds) && engine.propagate());
    const std::uint64_t calls_of_propagation = interruption.calls;
    ASSERT_LT(calls_of_propagation, calls);
    const std::uint64_t calls_of_walk = calls - calls_of_propagation;
    for (const std::uint64_t part : {0, 1, 2, 4}) {
        interruption.wait_for(calls_of_propagation + 1 + part * calls_of_walk / 8);
        EXPECT_TRUE(refuting_rules(model, kSameEnds, interruption.limits()).empty());
        EXPECT_LT(interruption.calls, interruption.at + calls_of_walk / 4);
    }
}

}  // namespace
}  // namespace sator::tests
