#include "sator/propagators/basic/filter_domain.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(FilterDomain, PrunesAllOthersAtOnce) {
    constexpr std::size_t kValues = 1000;
    Model model;
    const VariableId cell = model.add_cell(std::vector<Word>(words_for(kValues), ~Word{0}));
    Store store(model);
    Scope scope(store, {&cell, 1});
    std::size_t asked = 0;
    const auto is_seventh = [&](Value v) {
        ++asked;
        return v % 7 == 0;
    };
    const std::size_t before = scope[0].size();
    EXPECT_TRUE(filter_domain(scope, 0, is_seventh));
    EXPECT_EQ(asked, before);
    EXPECT_EQ(scope[0].size(), (before + 6) / 7);
    scope[0].for_each([](Value v) { EXPECT_EQ(v % 7, 0); });
    EXPECT_TRUE(filter_domain(scope, 0, [](Value v) { return v == 700; }));
    EXPECT_TRUE(scope[0].is_fixed());
    EXPECT_FALSE(filter_domain(scope, 0, [](Value) { return false; }));
}

}  // namespace
}  // namespace sator::tests
