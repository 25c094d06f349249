// Cells whose numbers other cells determine: they are decided last, and there is nothing to choose among their
// numbers. The judge of the solutions is enumeration.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <memory>
#include <random>

#include "sator/engine/search/dom_wdeg_order.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/engine/search/value_order.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/propagators/basic/number_counts.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

// A cell holds a number from 0 to 4, or the value 5, a mine.
constexpr Word kMine = 0b10'0000, kNumbers = 0b1'1111, kAll = kMine | kNumbers;

Model row_of(std::initializer_list<Word> domains) {
    Model model;
    for (const Word domain : domains) model.add_cell({&domain, 1});
    const auto counts = std::make_shared<const NumberCounts>(
        std::vector<std::int64_t>{0, 1, 2, 3, 4, NumberCounts::kAnything}, std::vector<Word>{kMine});
    for (std::size_t i = 0; i < domains.size(); ++i) {
        std::vector<VariableId> scope{VariableId(i)};
        if (i > 0) scope.push_back(VariableId(i - 1));
        if (i + 1 < domains.size()) scope.push_back(VariableId(i + 1));
        model.post(counts, scope);
    }
    return model;
}

TEST(DeterminedCells, AreDecidedLast) {
    // A number of two candidates is determined; a cell of six has one decision, whether it is a mine.
    const Model model = row_of({0b110, kAll, 0b11});
    const Store store(model);
    DomWdegOrder order(model);
    EXPECT_EQ(order.choose(store), VariableId(1));
}

TEST(DeterminedCells, TheirNumbersAreNotDecided) {
    const Model model = row_of({kAll, 0b110});
    const Store store(model);
    DomWdegOrder order(model);
    ASSERT_EQ(order.choose(store), VariableId(0));
    ValueOrder values;
    EXPECT_EQ(values.choose(store, VariableId(0), order.determined(VariableId(0))), 5);
    EXPECT_EQ(values.choose(store, VariableId(1), order.determined(VariableId(1))), 1) << "no other is left";
}

/// Counts the choices of mines of a row of twelve cells with `mines` of them that give the known numbers.
std::size_t minefields(const std::array<int, 12>& number, int mines) {
    std::size_t found = 0;
    for (unsigned mine = 0; mine < 1U << 12; ++mine) {
        bool fits = std::popcount(mine) == mines;
        for (std::size_t i = 0; i < 12 && fits; ++i) {
            const int beside = static_cast<int>((i > 0 ? mine >> (i - 1) & 1 : 0) + (mine >> (i + 1) & 1));
            fits = number[i] < 0 || ((mine >> i & 1) == 0 && beside == number[i]);
        }
        found += fits ? 1 : 0;
    }
    return found;
}

TEST(DeterminedCells, SolutionsAreThoseOfEnumeration) {
    std::mt19937 random(5);
    for (int round = 0; round < 100; ++round) {
        std::array<int, 12> number{};
        for (int& n : number) n = random() % 4 == 0 ? static_cast<int>(random() % 3) : -1;
        std::vector<VariableId> all;
        Model model = row_of({kAll, kAll, kAll, kAll, kAll, kAll, kAll, kAll, kAll, kAll, kAll, kAll});
        for (std::size_t i = 0; i < 12; ++i) {
            const Word given = number[i] < 0 ? kAll : Word{1} << number[i];
            model.restrict(VariableId(i), {&given, 1});
            all.push_back(VariableId(i));
        }
        const std::uint32_t mines = 2 + random() % 5;
        model.post(std::make_shared<const Among>(std::vector<Word>{kMine}, mines, mines), all);
        Search search(model, {}, {.options = {.learn_after = 0}});
        std::size_t found = 0;
        search.solve({}, [&](std::span<const Value>) { return ++found > 0; });
        EXPECT_EQ(found, minefields(number, static_cast<int>(mines))) << "round " << round;
    }
}

}  // namespace
}  // namespace sator::tests
