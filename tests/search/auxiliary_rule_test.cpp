// A rule that is decomposed with auxiliary variables: search, count and propagation treat it like any other
// rule.
#include <gtest/gtest.h>

#include <memory>
#include <set>

#include "sator/engine/counting/counter.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/engine/state/refuting_rules.hpp"
#include "sator/propagators/sums/post_linear.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::size_t kCells = 6;
constexpr std::size_t kValues = 4;

/// a + b = c + d = e + f, with an auxiliary for the common sum.
class EqualPairSums final : public Rule {
  public:
    EqualPairSums() {
        for (std::size_t i = 0; i < kCells; ++i) cells_.emplace_back(i);
    }
    std::span<const CellId> cells() const override { return cells_; }
    bool holds(std::span<const Value> v) const override {
        return v[0] + v[1] == v[2] + v[3] && v[2] + v[3] == v[4] + v[5];
    }
    void post(Model& model) const override {
        constexpr Value kGreatest = 2 * (kValues - 1);
        const VariableId sum = model.auxiliary(0, kGreatest);
        const auto numbers = ValueNumbers::of_cell(std::vector<std::int64_t>{0, 1, 2, 3});
        for (std::size_t i = 0; i < kCells; i += 2) {
            EXPECT_TRUE(post_linear(model,
                                    std::vector<LinearTerm>{{1, variable_of(cells_[i]), numbers},
                                                            {1, variable_of(cells_[i + 1]), numbers},
                                                            {-1, sum, ValueNumbers::integers(0, kGreatest)}},
                                    LinearRelation::Equal, 0));
        }
    }
    std::string describe(const Puzzle&) const override { return "pairs have equal sums"; }

  private:
    std::vector<CellId> cells_;
};

Model model_with_auxiliary() {
    Model model;
    const Word all = (Word{1} << kValues) - 1;
    for (std::size_t i = 0; i < kCells; ++i) model.add_cell({&all, 1});
    model.begin_rule(RuleId(3));
    EqualPairSums().post(model);
    return model;
}

std::set<std::vector<Value>> brute_force() {
    std::set<std::vector<Value>> all;
    std::vector<Value> values(kCells, 0);
    const EqualPairSums rule;
    for (std::size_t number = 0; number < std::size_t{1} << 2 * kCells; ++number) {
        for (std::size_t i = 0; i < kCells; ++i) values[i] = static_cast<Value>(number >> 2 * i & 3);
        if (rule.holds(values)) all.insert(values);
    }
    return all;
}

TEST(AuxiliaryRule, HasTheSolutionsOfItsMeaning) {
    const Model model = model_with_auxiliary();
    ASSERT_EQ(model.variables().size(), kCells + 1);
    std::set<std::vector<Value>> found;
    Search(model, Limits{}).solve({}, [&](std::span<const Value> values) {
        EXPECT_EQ(values.size(), kCells);
        EXPECT_TRUE(found.emplace(values.begin(), values.end()).second);
        return true;
    });
    EXPECT_EQ(found, brute_force());
    const Outcome counted = Counter(model, Limits{}).count({});
    ASSERT_TRUE(std::holds_alternative<Solved>(counted));
    EXPECT_EQ(std::get<Solved>(counted).count, BigCount(found.size()));
}

TEST(AuxiliaryRule, IsNamedByAConflictThroughItsAuxiliary) {
    const Model model = model_with_auxiliary();
    const std::vector<FixedCell> fixed{{VariableId(0), 3}, {VariableId(1), 3}, {VariableId(4), 0}};
    EXPECT_EQ(refuting_rules(model, fixed, Limits{}), std::vector{RuleId(3)});
}

}  // namespace
}  // namespace sator::tests
