// Reasons: what a clue's propagators return for each removal and each conflict must imply it, and must be
// minimal.
#include <gtest/gtest.h>

#include <array>

#include "sator/base/utf8.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/engine/state/isolated_propagator.hpp"
#include "sator/engine/state/refuting_rules.hpp"
#include "sator/propagators/languages/clue_propagators.hpp"
#include "sator/propagators/sums/exact_sum.hpp"
#include "tests/random/random_clues.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::size_t kValues = 3;

struct Checked {
    int removals = 0, conflicts = 0, literals = 0;
};

void check_reason(const Propagator& propagator, const DomainsBefore& before,
                  const std::optional<Literal>& removal, Checked& checked) {
    const Reason reason = propagator.explain(removal, before);
    ASSERT_TRUE(reason_suffices(propagator, before, removal, reason));
    for (const Literal& literal : reason) {
        EXPECT_FALSE(before[literal.position].contains(literal.value)) << "a literal that does not hold";
        Reason shorter = reason;
        std::erase(shorter, literal);
        EXPECT_FALSE(reason_suffices(propagator, before, removal, shorter)) << "a literal that can be spared";
    }
    (removal ? checked.removals : checked.conflicts) += 1;
    checked.literals += static_cast<int>(reason.size());
}

/// Propagates random domains once and checks the reason of every removal, or of the conflict.
void check_propagator(const std::shared_ptr<const Propagator>& propagator, const std::vector<Word>& domains,
                      Checked& checked) {
    const Word all = (Word{1} << kValues) - 1;
    Model initial, given;
    std::vector<VariableId> scope;
    for (const Word& domain : domains) {
        scope.push_back(initial.add_cell({&all, 1}));
        given.add_cell({&domain, 1});
    }
    initial.post(propagator, scope);
    given.post(propagator, scope);
    const DomainsBefore before(given, initial, PropagatorId(0));
    const IsolatedPropagator::Result result = IsolatedPropagator(*propagator, before).run();
    if (result.is_conflict) return check_reason(*propagator, before, std::nullopt, checked);
    for (std::uint32_t i = 0; i < domains.size(); ++i) {
        for (Value v = 0; v < static_cast<Value>(kValues); ++v) {
            if ((domains[i] & ~result.words[i][0]) >> v & 1) {
                check_reason(*propagator, before, Literal{i, Literal::Relation::NotEqual, v}, checked);
            }
        }
    }
}

TEST(Reasons, SufficeAndAreMinimalForClues) {
    const AlphabetCharacters alphabet{Alphabet::of_characters(CodePointSet{{'a', 'c'}})};
    RandomClues random(11, {.references = true, .lookaround = true, .letters = "abc"});
    Checked checked;
    for (int round = 0; round < 600; ++round) {
        const std::string clue = random.next();
        const auto tree = parse_regex(to_code_points(clue));
        ASSERT_TRUE(tree.has_value()) << clue;
        std::vector<Word> domains(1 + random.below(5));
        for (Word& domain : domains) domain = 1 + random.below((1u << kValues) - 1);
        SCOPED_TRACE(clue);
        const auto propagators = clue_propagators(*tree, alphabet, domains.size(), {});
        ASSERT_TRUE(propagators.has_value());
        for (const auto& propagator : *propagators) check_propagator(propagator, domains, checked);
    }
    EXPECT_GT(checked.removals, 100);
    EXPECT_GT(checked.conflicts, 50);
    EXPECT_GT(checked.literals, 100);
}

// 0 + 0 + a number up to 3 is not 9. The first 0 is a sufficient reason, because 0 + 3 + 3 is too small.
TEST(Reasons, AreNotShortenedAfterALimitIsReached) {
    const auto sum = std::make_shared<const ExactSum>(std::vector<ExactSum::Weights>{{0, 1, 2, 3}},
                                                      std::vector<std::uint32_t>{0, 0, 0}, 9);
    const std::array<Word, 3> domains{0b1, 0b1, 0b1111};
    Model initial, given;
    std::vector<VariableId> scope;
    for (const Word& domain : domains) {
        scope.push_back(initial.add_cell({&domains[2], 1}));
        given.add_cell({&domain, 1});
    }
    initial.post(sum, scope);
    given.post(sum, scope);
    DomainsBefore before(given, initial, PropagatorId(0));
    EXPECT_EQ(sum->explain(std::nullopt, before).size(), 1U);
    LimitWatch watch(Limits{.deadline = Limits::Clock::now()});
    ASSERT_TRUE(watch.reached());
    before.set_watch(&watch);
    const Reason whole = sum->explain(std::nullopt, before);
    EXPECT_EQ(whole.size(), 6U);
    EXPECT_TRUE(reason_suffices(*sum, before, std::nullopt, whole));
}

// Two clues that conflict through a cell they share, and a third clue without a part in the conflict.
TEST(Reasons, NameTheRulesOfAConflict) {
    const AlphabetCharacters alphabet{Alphabet::of_characters(CodePointSet{{'a', 'c'}})};
    const Word all = (Word{1} << kValues) - 1;
    Model model;
    std::vector<VariableId> cells;
    for (int i = 0; i < 4; ++i) cells.push_back(model.add_cell({&all, 1}));
    const auto post = [&](std::size_t rule, const char32_t* clue, std::vector<VariableId> scope) {
        model.begin_rule(RuleId(rule));
        const auto tree = parse_regex(clue);
        const auto propagators = clue_propagators(*tree, alphabet, scope.size(), {});
        for (const auto& propagator : *propagators) model.post(propagator, scope);
    };
    post(0, U"[ab]c", {cells[0], cells[1]});
    post(1, U".[ab]", {cells[2], cells[3]});
    post(2, U"[ab]b|aa", {cells[1], cells[2]});
    Search search(model, Limits{});
    const Outcome outcome = search.solve({}, [](std::span<const Value>) { return true; });
    EXPECT_TRUE(std::holds_alternative<Unsatisfiable>(outcome));
    EXPECT_EQ(refuting_rules(model, {}, Limits{}), (std::vector<RuleId>{RuleId(0), RuleId(2)}));
}

}  // namespace
}  // namespace sator::tests
