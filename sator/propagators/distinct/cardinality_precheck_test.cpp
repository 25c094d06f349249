#include "sator/propagators/distinct/cardinality_precheck.hpp"

#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "sator/engine/state/store.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Decides by enumeration whether each candidate is in an assignment that respects the bounds.
class Support {
  public:
    Support(std::vector<Word> domains, std::span<const OccurrenceBounds> bounds)
        : domains_(std::move(domains)),
          bounds_(bounds.begin(), bounds.end()),
          count_(bounds.size()),
          held_(domains_.size()),
          supported_(domains_.size()) {
        assign(0);
    }
    bool has_all() const { return supported_ == domains_; }

  private:
    void assign(std::size_t i) {
        if (i == domains_.size()) {
            for (std::size_t v = 0; v < count_.size(); ++v) {
                if (count_[v] < bounds_[v].least || count_[v] > bounds_[v].most) return;
            }
            for (std::size_t k = 0; k < i; ++k) supported_[k] |= Word{1} << held_[k];
            return;
        }
        for_each_bit({&domains_[i], 1}, [&](std::size_t v) {
            held_[i] = v;
            ++count_[v];
            assign(i + 1);
            --count_[v];
        });
    }

    std::vector<Word> domains_;
    std::vector<OccurrenceBounds> bounds_;
    std::vector<std::uint32_t> count_;
    std::vector<std::size_t> held_;
    std::vector<Word> supported_;
};

std::optional<Propagation> seen(const std::vector<Word>& domains, std::span<const OccurrenceBounds> bounds) {
    Model model;
    std::vector<VariableId> cells;
    for (const Word& domain : domains) cells.push_back(model.add_cell({&domain, 1}));
    Store store(model);
    const Scope scope(store, cells);
    return CardinalityPrecheck(bounds).quick_result(scope);
}

bool sees_support(const std::vector<Word>& domains, std::span<const OccurrenceBounds> bounds) {
    return seen(domains, bounds).has_value();
}

TEST(CardinalityPrecheck, IsSound) {
    std::mt19937 random(7);
    std::size_t true_ones = 0, missed = 0;
    for (int round = 0; round < 200'000; ++round) {
        const std::size_t values = 2 + random() % 5, positions = 1 + random() % 6;
        std::vector<OccurrenceBounds> bounds(values);
        for (OccurrenceBounds& of : bounds) {
            of.most = random() % 8 == 0 ? 0 : 1;
            of.least = of.most == 1 && random() % 2 == 0 ? 1 : 0;
        }
        std::vector<Word> domains(positions);
        for (Word& domain : domains) domain = 1 + random() % ((Word{1} << values) - 1);
        if (random() % 2 == 0) domains[0] = domains[0] & -domains[0];
        const bool sees = sees_support(domains, bounds), is_there = Support(domains, bounds).has_all();
        ASSERT_FALSE(sees && !is_there) << "round " << round;
        true_ones += sees ? 1 : 0;
        missed += is_there && !sees ? 1 : 0;
    }
    EXPECT_GT(true_ones, 1000U);
    EXPECT_GT(missed, 1000U) << "the judge can tell them apart";
}

TEST(CardinalityPrecheck, DetectsPermutationsWithoutSinglesAndPairs) {
    const std::vector<OccurrenceBounds> once(5, {1, 1});
    EXPECT_TRUE(sees_support({0b11111, 0b00111, 0b11100, 0b11001, 0b10011}, once));
    EXPECT_FALSE(sees_support({0b00011, 0b00011, 0b11100, 0b11111, 0b11111}, once)) << "a pair";
    EXPECT_TRUE(sees_support({0b00001, 0b00010, 0b11100, 0b11100, 0b11100}, once));
    EXPECT_EQ(seen({0b00001, 0b00010, 0b00100, 0b01000, 0b10000}, once), Propagation::Entailed);
    EXPECT_EQ(seen({0b00001, 0b00010, 0b00100, 0b11000, 0b11000}, once), std::nullopt) << "a pair again";
    EXPECT_FALSE(sees_support({0b11, 0b11}, std::vector<OccurrenceBounds>(2, {0, 2})))
        << "values occur twice";
}

}  // namespace
}  // namespace sator::tests
