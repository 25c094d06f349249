// Each rule of the registry, on random cells of a small grid: the lowered model has the solutions that `holds` demands, and so have
// its clauses.

#include "sator/models/lower.hpp"

#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"
#include "tests/judges/clause_judge.hpp"
#include "tests/random/random_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using namespace models;

/// Returns the grids of which the core itself says that they satisfy it. For models without auxiliary variables.
Grids satisfying(const LoweredModel& model) {
    Grids grids;
    for_each_filling(model.candidates, [&](const std::vector<Value>& values) {
        if (values.size() < model.candidates.size()) return true;
        std::vector<ValueId> ids;
        for (const Value value : values) ids.push_back(value_id(value));
        if (satisfies(model, ids)) grids.insert(values);
        return true;
    });
    return grids;
}

class LoweredRules : public testing::TestWithParam<std::string> {};

TEST_P(LoweredRules, HaveTheSolutionsOfTheirDefinition) {
    constexpr unsigned kSamples = 24;
    std::size_t judged = 0;
    for (unsigned seed = 0; seed < kSamples && !HasFailure(); ++seed) {
        RandomPuzzle puzzle(seed);
        puzzle.add(GetParam(), seed % 2 == 1);
        if (!puzzle.make()) continue;
        SCOPED_TRACE(std::to_string(seed) + "\n" + puzzle.description());
        ++judged;
        LimitWatch unlimited;
        const auto lowered = lower(puzzle.puzzle(), puzzle.rules(), 0, unlimited);
        ASSERT_TRUE(lowered) << to_text(lowered.error());
        const Grids expected = puzzle.brute_force();
        EXPECT_EQ(grids_of(*lowered), expected);
        if (lowered->candidates.size() == lowered->cells) {
            EXPECT_EQ(satisfying(*lowered), expected);
        }
    }
    EXPECT_GT(judged, kSamples / 6);
}

std::vector<std::string> all_rule_names() {
    std::vector<std::string> names;
    for (const RuleEntry& entry : Registry::standard().entries()) names.push_back(entry.name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(Rules, LoweredRules, testing::ValuesIn(all_rule_names()),
                         [](const auto& test) { return test.param; });

std::expected<LoweredModel, Diagnostic> lowered_text(const std::string& text) {
    Resources none;
    const auto puzzle = read_puzzles(text, "test", none).at(0).value();
    LimitWatch unlimited;
    return lower(puzzle, none, 0, unlimited);
}

/// The number of nodes of the only diagram.
std::size_t nodes_of(const std::string& text) {
    const auto model = lowered_text(text);
    if (!model || model->diagrams.size() != 1) return 0;
    std::size_t nodes = 0;
    for (const auto& layer : model->diagrams[0].layers) nodes += layer.size();
    return nodes;
}

TEST(Lower, ASumHasANodeForEachPartialSum) {
    // 1 + 9 + 17 + 9: after one cell the sums 1 to 9, after two those from 2 to 18 that two more cells complete to 20.
    EXPECT_EQ(nodes_of("grid 4x1\nrange 1..9\nrule sum 20 at all\n"), 1U + 9U + 17U + 9U);
}

TEST(Lower, AnAutomatonHasANodeForEachState) {
    EXPECT_LE(nodes_of("grid 12x1\nrange A B\nrule regex /(AB|B)*/ at all\n"), 24U);
}

TEST(Lower, AConditionHasANodeForEachMeaningOfTheCellsBeforeIt) {
    // After the first cell, a number is sought, or it is found already.
    const std::size_t nodes =
        nodes_of("grid 9x1\nrange 1..20\nrule a = 20 or a + 1 in b at R1C1: R1C2..R1C9\n");
    EXPECT_GT(nodes, 20U);
    EXPECT_LE(nodes, 1U + 8U * 21U);
    // A count of differences is a number from 0 to 3.
    EXPECT_LE(nodes_of("grid 4x2\nrange A..Z\nrule count(a != e, b != f, c != g, d != h) = 1 at all\n"),
              8U * 26U * 26U);
}

TEST(Lower, AllDifferentStaysWhatItIs) {
    const auto model = lowered_text("sudoku 9x9\n");
    ASSERT_TRUE(model);
    EXPECT_EQ(model->different.size(), 27U);
    EXPECT_TRUE(model->diagrams.empty());
}

TEST(Lower, ARuleThatIsTooLargeIsNamed) {
    const auto model = lowered_text("grid 8x1\nrange 1..40\nrule a*b*c*d = e*f*g*h at all\n");
    ASSERT_FALSE(model);
    EXPECT_TRUE(
        model.error().message.ends_with("' is too large for a model: its decision diagram has more than "
                                        "50000 nodes, or needs more than 12000000 steps"))
        << model.error().message;
}

/// Its diagram would have few enough nodes, but tens of millions of edges.
TEST(Lower, ASumOfManyValuesIsTooLarge) {
    EXPECT_FALSE(lowered_text("grid 12x1\nrange 1..1000\nrule sum 5000 at all\n"));
}

TEST(Lower, RulesThatAreTooLargeAsOneDiagramAreDivided) {
    for (const char* text :
         {"word_search 7x7\n  APPLE\n", "sudoku\ncounting_circles at row 1; row 2; R3C1..R3C7\n",
          "latin 5x5\nclues full_rank\nleft 16 1 17 11 .\n",
          "grid 10x2\nrange A..Z\nrule different_words\n| aaaaaaaaaa\n| bbbbbbbbbb\n",
          "grid 12x1\nrange 1..20\nrule renban at all\n", "grid 6x1\nrange 1..30\nrule nabner at all\n",
          "grid 9x9\nrange 1..9\nrule sum 400 at all\n",
          "grid 6x1\nrange 1..30\nrule a*b + c*d + e*f = 700 at all\n"}) {
        const auto model = lowered_text(text);
        EXPECT_TRUE(model) << text << to_text(model.error());
    }
}

TEST(Lower, ASumWithLargeCoefficientsIsAddedColumnByColumn) {
    const auto model = lowered_text("cryptarithm \"SATURN + URANUS + NEPTUNE + PLUTO = PLANETS\"\n");
    ASSERT_TRUE(model);
    std::size_t nodes = 0;
    for (const Diagram& diagram : model->diagrams) {
        for (const auto& layer : diagram.layers) nodes += layer.size();
    }
    EXPECT_LT(nodes, 2'000U);  // about 30 digits and 60 carries; one diagram has more than 50,000
}

TEST(Lower, GivensAreTheOnlyCandidates) {
    const auto model = lowered_text("latin 2x2\n\ninitial\n| 1 .\n| . .\n");
    ASSERT_TRUE(model);
    EXPECT_EQ(model->candidates[0].size(), 1U);
    EXPECT_EQ(grids_of(*model).size(), 1U);
}

}  // namespace
}  // namespace sator::tests
