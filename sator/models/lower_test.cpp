// Each rule of the registry, on random cells of a small grid: the lowered model has the solutions that `holds` demands, and so have
// its clauses.

#include "sator/models/lower.hpp"

#include <gtest/gtest.h>

#include "sator/formats/standard_formats.hpp"
#include "sator/models/clause_form.hpp"
#include "tests/random/random_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using namespace models;

/// Returns all grids that satisfy the model.
Grids grids_of(const LoweredModel& model) {
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

/// Whether the clauses hold for these values: the nodes of diagrams follow by unit propagation, because each is implied by the
/// cells before it; those that do not follow are false.
bool clauses_hold(const ClauseForm& form, const std::vector<Value>& values) {
    std::vector<bool> is_true(form.variables + 1, false);
    for (std::size_t i = 0; i < form.meanings.size(); ++i)
        is_true[i + 1] = value_of(form.meanings[i].value) == values[form.meanings[i].cell.index()];
    const auto holds = [&](int literal) {
        return is_true[static_cast<std::size_t>(std::abs(literal))] == (literal > 0);
    };
    // The clauses of a diagram are in the order of its layers.
    for (const auto& clause : form.clauses) {
        const bool is_satisfied = std::ranges::any_of(clause, holds);
        if (is_satisfied) continue;
        const auto node = std::ranges::find_if(
            clause, [&](int literal) { return literal > static_cast<int>(form.meanings.size()); });
        if (node == clause.end()) return false;
        is_true[static_cast<std::size_t>(*node)] = true;
    }
    const auto count_true = [&](const auto& choice) { return std::ranges::count_if(choice, holds); };
    return std::ranges::all_of(form.choices, [&](const auto& choice) { return count_true(choice) == 1; });
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
        const ClauseForm form = clause_form(*lowered);
        for_each_filling(lowered->candidates, [&](const std::vector<Value>& values) {
            if (values.size() == lowered->candidates.size()) {
                EXPECT_EQ(clauses_hold(form, values), expected.contains(values));
            }
            return !testing::Test::HasFailure();
        });
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
    const auto model = lowered_text("word_search 5x5\n  APPLE\n");
    ASSERT_FALSE(model);
    EXPECT_NE(model.error().message.find(
                  "is too large for a model: its decision diagram has more than 50000 nodes"),
              std::string::npos)
        << model.error().message;
}

TEST(Lower, GivensAreTheOnlyCandidates) {
    const auto model = lowered_text("latin 2x2\n\ninitial\n| 1 .\n| . .\n");
    ASSERT_TRUE(model);
    EXPECT_EQ(model->candidates[0].size(), 1U);
    EXPECT_EQ(grids_of(*model).size(), 1U);
}

}  // namespace
}  // namespace sator::tests
