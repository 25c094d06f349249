#include "sator/propagators/languages/regular_dfa.hpp"

#include <gtest/gtest.h>

#include <utility>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A DFA that accepts if the values alternate between even and odd and their sum is a multiple of `divisor`.
std::optional<TransitionTable> alternating(std::size_t values, Value divisor, std::size_t limit) {
    using State = std::pair<Value, Value>;  // the parity that must come next (-1: any), the sum so far
    const auto step = [&](const State& state, Value v) -> std::optional<State> {
        if (state.first >= 0 && v % 2 != state.first) return std::nullopt;
        return State{1 - v % 2, (state.second + v) % divisor};
    };
    return build_transition_table(
        State{-1, 0}, values, step, [](const State& state) { return state.second == 0; }, limit);
}

TEST(RegularDfa, IsGac) {
    for (const Value divisor : {3, 70}) {
        const auto table = alternating(6, divisor, 1000);
        ASSERT_TRUE(table);
        const RegularDfa automaton(std::make_shared<const TransitionTable>(*table));
        const auto holds = [&](std::span<const Value> v) {
            Value sum = 0;
            for (std::size_t i = 0; i < v.size(); ++i) {
                if (i > 0 && v[i] % 2 == v[i - 1] % 2) return false;
                sum += v[i];
            }
            return sum % divisor == 0;
        };
        EXPECT_EQ(walk(1, 6, automaton, holds, Strength::Gac, 60), "");
        EXPECT_EQ(walk(4, 6, automaton, holds, Strength::Gac, 100), "");
    }
}

TEST(RegularDfa, HasNoMoreStatesThanAllowed) {
    EXPECT_EQ(alternating(6, 3, 100)->states(), 7U);
    EXPECT_FALSE(alternating(6, 70, 100));
}

}  // namespace
}  // namespace sator::tests
