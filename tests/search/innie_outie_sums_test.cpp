// What regions and the sums inside them imply together: innies and outies.
#include "sator/propagators/sums/innie_outie_sums.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>

#include "sator/engine/search/search.hpp"
#include "sator/explain/check/check_report.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/sums/exact_sum.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/words/resources.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Cells = std::vector<std::size_t>;
constexpr std::size_t kSide = 4;

/// Returns a latin square of four digits.
SmallPuzzle summed_square() {
    SmallPuzzle puzzle(kSide, kSide, U"1234");
    std::vector<Cells> lines;
    for (std::size_t i = 0; i < kSide; ++i) {
        lines.push_back({4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3});
        lines.push_back({i, i + 4, i + 8, i + 12});
    }
    puzzle.rule("permutation", {"1..4"}, lines);
    return puzzle;
}

std::vector<InnieOutieSum> sums_of(SmallPuzzle& puzzle) {
    const auto rules = puzzle.rules();
    return innie_outie_sums(build_model(puzzle.puzzle(), rules));
}

std::size_t solutions_with_sums(const Model& model) {
    std::size_t found = 0;
    Search(model, Limits{}).solve({}, [&](std::span<const Value>) { return ++found != 0; });
    return found;
}

/// Returns cages that cover a latin square, each of one to three adjacent cells with different digits.
std::vector<Cells> random_cages(const std::vector<Value>& hidden, std::mt19937& random) {
    std::vector<Cells> cages;
    std::vector<bool> is_taken(hidden.size());
    for (std::size_t cell = 0; cell < hidden.size(); ++cell) {
        if (is_taken[cell]) continue;
        Cells cage{cell};
        for (const std::size_t next : {cell + 1, cell + kSide}) {
            const bool is_beside = next == cell + 1 ? next % kSide != 0 : next < hidden.size();
            const auto is_there = [&](std::size_t one) { return hidden[one] == hidden[next]; };
            if (is_beside && random() % 2 == 0 && !is_taken[next] && std::ranges::none_of(cage, is_there))
                cage.push_back(next);
        }
        for (const std::size_t one : cage) is_taken[one] = true;
        cages.push_back(cage);
    }
    return cages;
}

std::int64_t sum_of(const std::vector<Value>& values, const Cells& cells) {
    std::int64_t sum = 0;
    for (const std::size_t cell : cells) sum += values[cell];
    return sum;
}

/// Returns a model of `rows` rows with the values 0 and 1, and sums that connect each row with the next.
Model rows_of_two(std::size_t rows) {
    Model model;
    const Word both = 0b11;
    for (std::size_t i = 0; i < 2 * rows; ++i) model.add_cell({&both, 1});
    const auto different = std::make_shared<const AllDifferent>(std::vector<Word>{both});
    const auto one = std::make_shared<const ExactSum>(std::vector<ExactSum::Weights>{{0, 1}},
                                                      std::vector<std::uint32_t>{0, 0}, 1);
    for (std::size_t row = 0; row < rows; ++row) {
        model.post(different, std::array{VariableId(2 * row), VariableId(2 * row + 1)});
        if (row > 0) model.post(one, std::array{VariableId(2 * row - 1), VariableId(2 * row)});
    }
    return model;
}

TEST(InnieOutieSums, AreNotSearchedInLargeModels) {
    EXPECT_FALSE(innie_outie_sums(rows_of_two(3)).empty());
    EXPECT_TRUE(innie_outie_sums(rows_of_two(300)).empty());
}

TEST(InnieOutieSums, AreNotSearchedIfACellHasNoCandidates) {
    Model model = rows_of_two(3);
    model.restrict(VariableId(0), std::array{Word{0}});
    const auto sums = innie_outie_sums(model);
    EXPECT_FALSE(sums.empty());
    for (const InnieOutieSum& sum : sums) {
        EXPECT_EQ(std::ranges::find(sum.innies, VariableId(0)), sum.innies.end());
        EXPECT_EQ(std::ranges::find(sum.outies, VariableId(0)), sum.outies.end());
    }
}

TEST(InnieOutieSums, FindAnOutie) {
    SmallPuzzle puzzle = summed_square();
    puzzle.rule("cage", {"6"}, {{0, 1, 5}});
    puzzle.rule("cage", {"7"}, {{2, 3}});
    const auto sums = sums_of(puzzle);
    const auto row = std::ranges::find_if(sums, [](const InnieOutieSum& sum) {
        return sum.outies == std::vector<VariableId>{VariableId(5)} && sum.innies.empty();
    });
    ASSERT_NE(row, sums.end());
    EXPECT_EQ(row->total, -2);  // sum of indices: the digit is 3
    EXPECT_TRUE(row->is_possible);
    EXPECT_EQ(row->rules, (std::vector<RuleId>{RuleId(0), RuleId(8), RuleId(9)}));
}

TEST(InnieOutieSums, AreNoneWithoutSums) {
    SmallPuzzle puzzle = summed_square();
    EXPECT_TRUE(sums_of(puzzle).empty());
    const auto rules = puzzle.rules();
    EXPECT_FALSE(with_innie_outie_sums(build_model(puzzle.puzzle(), rules)).has_value());
}

TEST(InnieOutieSums, HoldInEverySolutionAndLoseNone) {
    std::mt19937 random(5);
    std::size_t seen = 0;
    for (int round = 0; round < 200; ++round) {
        SCOPED_TRACE(round);
        std::vector<Value> hidden(kSide * kSide);
        for (std::size_t i = 0; i < hidden.size(); ++i)
            hidden[i] = static_cast<Value>((i / kSide + i % kSide) % kSide);
        SmallPuzzle puzzle = summed_square();
        for (const Cells& cage : random_cages(hidden, random)) {
            if (random() % 5 == 0) continue;
            const auto numbers = sum_of(hidden, cage) + static_cast<std::int64_t>(cage.size());
            puzzle.rule("cage", {std::to_string(numbers)}, {cage});
        }
        const auto rules = puzzle.rules();
        const Model model = build_model(puzzle.puzzle(), rules);
        for (const InnieOutieSum& sum : innie_outie_sums(model)) {
            std::int64_t total = 0;
            for (const VariableId cell : sum.innies) total += hidden[cell.index()];
            for (const VariableId cell : sum.outies) total -= hidden[cell.index()];
            EXPECT_EQ(total, sum.total);
            EXPECT_TRUE(sum.is_possible);
            ++seen;
        }
        const auto augmented = with_innie_outie_sums(model);
        if (!augmented) continue;
        EXPECT_EQ(solutions_with_sums(*augmented), solutions_with_sums(model)) << puzzle.description();
    }
    EXPECT_GT(seen, 1000U);
}

// Two 2 × 2 squares side by side are the first two rows, whose sum is 20; the stated sums are 11 and 10.
TEST(InnieOutieSums, DetectAConflict) {
    SmallPuzzle puzzle = summed_square();
    puzzle.rule("sum", {"11"}, {{0, 1, 4, 5}});
    puzzle.rule("sum", {"10"}, {{2, 3, 6, 7}});
    const auto sums = sums_of(puzzle);
    const auto impossible =
        std::ranges::find_if(sums, [](const InnieOutieSum& sum) { return !sum.is_possible; });
    ASSERT_NE(impossible, sums.end());
    EXPECT_EQ(impossible->total, -1);
    EXPECT_EQ(impossible->rules, (std::vector<RuleId>{RuleId(0), RuleId(2), RuleId(8), RuleId(9)}));

    ClueCache clue_cache;
    Resources resources;
    RuleContext context{puzzle.puzzle(), clue_cache, resources, {}};
    const auto report = check(Registry::standard(), context, Limits{});
    ASSERT_TRUE(report);
    ASSERT_TRUE(report->mus);
    EXPECT_TRUE(report->mus->is_minimal);
    EXPECT_EQ(report->mus->parts, (std::vector<PartId>{PartId(0), PartId(2), PartId(8), PartId(9)}));
}

}  // namespace
}  // namespace sator::tests
