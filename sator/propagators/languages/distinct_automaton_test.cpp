#include "sator/propagators/languages/distinct_automaton.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Accepts if the values between the greatest and the least one add up to `sum`: a sandwich.
std::shared_ptr<const TransitionTable> sandwich(std::size_t values, Value sum) {
    using State = std::pair<int, Value>;  // the slices of bread so far, the sum between them
    const auto step = [&](const State& state, Value v) -> std::optional<State> {
        const bool is_bread = v == 0 || v + 1 == static_cast<Value>(values);
        if (is_bread)
            return state.first == 1 && state.second != sum ? std::nullopt
                                                           : std::optional(State{state.first + 1, 0});
        if (state.first != 1) return state;
        return state.second + v > sum ? std::nullopt : std::optional(State{1, state.second + v});
    };
    auto table = build_transition_table(
        State{0, 0}, values, [&](const State& s, Value v) { return s.first > 2 ? std::nullopt : step(s, v); },
        [](const State& s) { return s.first == 2; }, 1000);
    return std::make_shared<const TransitionTable>(std::move(*table));
}

std::string automaton_fault(std::size_t positions, std::size_t values, Value sum) {
    const auto table = sandwich(values, sum);
    const auto propagator = DistinctAutomaton::make(table, positions, (Word{1} << values) - 1);
    if (!propagator) return "too large";
    const auto holds = [&](std::span<const Value> v) {
        std::uint32_t state = 0;
        for (std::size_t i = 0; i < v.size(); ++i) {
            if (std::ranges::count(v, v[i]) > 1) return false;
            state = table->step(state, v[i]);
            if (state == TransitionTable::kNone) return false;
        }
        return table->accepts[state] != 0;
    };
    return walk(positions, values, *propagator, holds, Strength::Gac, 100);
}

TEST(DistinctAutomaton, IsGac) {
    EXPECT_EQ(automaton_fault(2, 2, 0), "");
    EXPECT_EQ(automaton_fault(3, 3, 1), "");
    EXPECT_EQ(automaton_fault(4, 4, 3), "");
    EXPECT_EQ(automaton_fault(5, 5, 3), "");
    EXPECT_EQ(automaton_fault(4, 6, 5), "") << "more values than positions";
    EXPECT_EQ(automaton_fault(5, 5, 7), "") << "no such sum";
}

TEST(DistinctAutomaton, IsRefusedIfItIsTooLarge) {
    EXPECT_EQ(DistinctAutomaton::make(sandwich(13, 5), 13, 0x1FFF), nullptr);
    EXPECT_EQ(DistinctAutomaton::make(sandwich(4, 3), 5, 0b1111), nullptr) << "more positions than values";
}

}  // namespace
}  // namespace sator::tests
