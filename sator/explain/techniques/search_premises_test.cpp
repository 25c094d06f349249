#include "sator/explain/techniques/search_premises.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "sator/exchange/standard_formats.hpp"
#include "sator/explain/techniques/nested_trial.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Langford's problem of seven pairs. Only a search refutes its candidates.
constexpr const char* kSevenPairs =
    "layout 14x1\n\nrange 1..7\n\n"
    "rule regex /[^1]*1.{1}1[^1]*/\nrule regex /[^2]*2.{2}2[^2]*/\nrule regex /[^3]*3.{3}3[^3]*/\n"
    "rule regex /[^4]*4.{4}4[^4]*/\nrule regex /[^5]*5.{5}5[^5]*/\nrule regex /[^6]*6.{6}6[^6]*/\n"
    "rule regex /[^7]*7.{7}7[^7]*/\n| a a a a a a a a a a a a a a\n";

/// A puzzle with its context, a query and its initial solving state.
struct Beginning {
    explicit Beginning(const std::string& text)
        : puzzle(*read_puzzles(text, "puzzle.sator", files).at(0)),
          context{puzzle, clues, files, {}},
          rules(*make_rules(Registry::standard(), context)),
          model(build_model(puzzle, rules)),
          puzzle_context(puzzle, rules, model),
          query(puzzle_context),
          state(query) {}

    Resources files;
    ClueCache clues;
    Puzzle puzzle;
    RuleContext context;
    RuleList rules;
    Model model;
    PuzzleContext puzzle_context;
    Query query;
    SolvingState state;
};

TEST(SearchPremises, ReportWhetherTheNodeLimitSufficed) {
    const Beginning beginning(kSevenPairs);
    const PuzzleContext& puzzle_context = beginning.puzzle_context;
    const SolvingState& state = beginning.state;
    NestedTrials trials(puzzle_context, Limits{}, RuleSetMinimality::Smallest);
    const auto found = trials.find(state);
    ASSERT_TRUE(found && found->is_by_search());
    EXPECT_EQ(found->smallest_proof, SmallestProof::Proved);
    const Candidate candidate = found->claim.removed[0];
    const auto nodes = static_cast<std::uint64_t>(found->work);
    SearchMemory known(puzzle_context);
    const auto none =
        search_premises(state, candidate, {nodes, 0}, Limits{}, RuleSetMinimality::Smallest, known);
    EXPECT_FALSE(none.is_minimal);
    EXPECT_EQ(none.smallest_proof, SmallestProof::Stopped);
    EXPECT_EQ(none.rules.size(), puzzle_context.rule_count());
    const auto not_asked =
        search_premises(state, candidate, {nodes, 1'000'000}, Limits{}, RuleSetMinimality::Minimal, known);
    EXPECT_TRUE(not_asked.is_minimal);
    EXPECT_EQ(not_asked.smallest_proof, SmallestProof::NotAsked);
    EXPECT_GE(not_asked.rules.size(), found->rules.size());
    // In a second call, near solutions of the first answer most queries.
    const auto again =
        search_premises(state, candidate, {nodes, 1'000'000}, Limits{}, RuleSetMinimality::Minimal, known);
    EXPECT_TRUE(again.is_minimal);
    EXPECT_EQ(again.rules, not_asked.rules);
    EXPECT_GT(again.nodes_left, not_asked.nodes_left);
}

// Each line follows from the others of its direction. These are left out, and each rule left is proved
// needed.
TEST(SearchPremises, AreMinimalForTheMagicHexagon) {
    std::ifstream file(SATOR_SOURCE_DIR "/puzzles/magic-hexagon/order-three.sator");
    const std::string text{std::istreambuf_iterator(file), {}};
    const Beginning beginning(text);
    SearchMemory memory(beginning.puzzle_context);
    for (const std::size_t value : {3, 4, 5}) {
        const SearchPremises found =
            search_premises(beginning.state, {CellId(0), ValueId(value)}, {200, 25'000}, Limits{},
                            RuleSetMinimality::Minimal, memory);
        EXPECT_TRUE(found.is_minimal) << value;
        EXPECT_LE(found.rules.size(), 13U) << value;
    }
}

// The node limit is too small for a proof in the first deletion order; another order finds one.
TEST(SearchPremises, AreMinimalInAnotherDeletionOrder) {
    std::ifstream file(SATOR_SOURCE_DIR "/puzzles/magic-hexagon/order-three.sator");
    const std::string text{std::istreambuf_iterator(file), {}};
    const Beginning beginning(text);
    for (const std::size_t value : {11, 12, 13}) {
        SearchMemory memory(beginning.puzzle_context);
        const SearchPremises found =
            search_premises(beginning.state, {CellId(9), ValueId(value)}, {455, 8'000}, Limits{},
                            RuleSetMinimality::Minimal, memory);
        EXPECT_TRUE(found.is_minimal) << value;
        EXPECT_GT(found.nodes_left, 0U) << value;
    }
}

}  // namespace
}  // namespace sator::tests
