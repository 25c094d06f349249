// Redundant propagators are disabled and enabled between the questions of one search, and change no answer.
#include <gtest/gtest.h>

#include "sator/engine/search/search.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns a model with two pairs of different cells. One pair is fixed, so its redundant propagator is
/// entailed before any question.
Model pairs() {
    Model model;
    const Word one = 0b01, two = 0b10, both = 0b11;
    for (const Word* domain : {&one, &two, &both, &both}) model.add_cell({domain, 1});
    const auto different = std::make_shared<const AllDifferent>(std::vector<Word>{0});
    for (const std::size_t first : {0, 2}) {
        const std::array scope{VariableId(first), VariableId(first + 1)};
        model.post(different, scope);
        model.post_redundant(different, scope);
    }
    return model;
}

std::uint64_t count(Search& search, RedundantPropagators when) {
    std::uint64_t found = 0;
    search.solve({.redundant = when}, [&](std::span<const Value> values) {
        found += values[2] != values[3] ? 1 : 100;
        return true;
    });
    return found;
}

TEST(RedundantPropagators, AreEnabledOrDisabledInAnyOrderOfQuestions) {
    using enum RedundantPropagators;
    const Model model = pairs();
    Search search(model, Limits{});
    for (const RedundantPropagators when :
         {FromTheStart, WhenHard, WhenHard, FromTheStart, WhenHard, FromTheStart, FromTheStart}) {
        EXPECT_EQ(count(search, when), 2U);
        EXPECT_EQ(search.store().active_propagators(), when == WhenHard ? 1U : 2U);
    }
}

}  // namespace
}  // namespace sator::tests
