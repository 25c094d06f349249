// Compares the smallest refuting sets of rules with a trial of all sets of rules, while candidates are
// removed one by one.
#include "sator/explain/deduce/small_refutations.hpp"

#include <gtest/gtest.h>

#include "sator/explain/deduce/solving_state.hpp"
#include "tests/random/random_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns true if `size` rules from index `from` on, together with `chosen`, refute the candidate.
bool some_refute(const PuzzleContext& context, const Candidates& assumed, std::vector<RuleId>& chosen,
                 std::size_t from, std::size_t size) {
    if (size == 0) return RuleFixpoint(context.propagators(), chosen).conflicts(assumed);
    for (std::size_t rule = from; rule + size <= context.rule_count(); ++rule) {
        chosen.emplace_back(rule);
        const bool refute = some_refute(context, assumed, chosen, rule + 1, size - 1);
        chosen.pop_back();
        if (refute) return true;
    }
    return false;
}

std::size_t fewest_by_trying(const PuzzleContext& context, const Candidates& assumed) {
    std::vector<RuleId> chosen;
    std::size_t size = 1;
    while (size <= SmallRefutations::kMaxRules && !some_refute(context, assumed, chosen, 0, size)) ++size;
    return size;
}

class Walk {
  public:
    Walk(const PuzzleContext& context, const Grids& grids)
        : context_(context), query_(context), state_(query_), grids_(grids) {}

    /// Removes the candidates that propagation of all rules removes. Returns false if that is a
    /// contradiction.
    bool settle() {
        Candidates left = state_.candidates();
        RuleFixpoint& whole = query_.all_rules_fixpoint();
        if (whole.is_inconsistent() || !whole.run(state_.candidates(), left)) return false;
        for (std::size_t i = 0; i < context_.cell_count(); ++i) {
            for (std::size_t v = 0; v < context_.puzzle().alphabet.size(); ++v) {
                const Candidate candidate{CellId(i), ValueId(v)};
                if (state_.candidates().contains(candidate) && !left.contains(candidate))
                    state_.remove(candidate);
            }
        }
        return true;
    }

    /// Checks each candidate of cells that have several, then removes one that no solution uses. Returns
    /// false if there is none.
    bool step(std::mt19937& random) {
        std::vector<Candidate> wrong;
        for (const CellId cell : query_.all_rules_fixpoint().cells()) {
            if (state_.candidates().count(cell) < 2) continue;
            for_each_value(state_.candidates()[cell], [&](ValueId v) {
                if (random() % 64 == 0) found_ = {};  // clearing the cache must not change any result
                look_at({cell, v});
                const auto has_it = [&](const auto& grid) { return grid[cell.index()] == value_of(v); };
                if (std::ranges::none_of(grids_, has_it)) wrong.push_back({cell, v});
            });
        }
        if (wrong.empty()) return false;
        state_.remove(wrong[random() % wrong.size()]);
        return true;
    }

    std::size_t looked_at(std::size_t rules) const { return looked_at_[rules]; }

  private:
    void look_at(Candidate candidate) {
        RuleFixpoint& whole = query_.all_rules_fixpoint();
        whole.push_level();
        for (std::size_t i = 0; i < whole.cells().size(); ++i)
            EXPECT_TRUE(whole.keep(i, state_.candidates()[whole.cells()[i]]));
        EXPECT_TRUE(whole.propagate());
        switch_all(false);
        const auto found = found_.find(state_.knowledge(), whole, candidate, SmallRefutations::kMaxRules);
        switch_all(true);
        whole.backtrack();
        Candidates assumed = state_.candidates();
        assumed.fix(candidate);
        const std::size_t fewest = fewest_by_trying(context_, assumed);
        ++looked_at_[fewest];
        EXPECT_EQ(found.size(), fewest > SmallRefutations::kMaxRules ? 0 : fewest);
        std::vector<RuleId> rules;
        for (const std::size_t rule : found) rules.emplace_back(rule);
        EXPECT_TRUE(found.empty() || RuleFixpoint(context_.propagators(), rules).conflicts(assumed));
    }

    void switch_all(bool is_active) {
        for (std::size_t rule = 0; rule < context_.rule_count(); ++rule)
            query_.all_rules_fixpoint().set_active(rule, is_active);
    }

    const PuzzleContext& context_;
    Query query_;
    SolvingState state_;
    const Grids& grids_;
    SmallRefutations found_;
    std::array<std::size_t, SmallRefutations::kMaxRules + 2> looked_at_{};
};

TEST(SmallRefutations, AreSmallest) {
    std::array<std::size_t, SmallRefutations::kMaxRules + 2> looked_at{};
    for (unsigned seed = 0; seed < 600; ++seed) {
        std::mt19937 random(seed);
        RandomPuzzle puzzle(seed, 3, 3);
        for (int i = 0; i < 7; ++i) puzzle.add(seed % 2 == 0 ? "distinct" : "strict_order", false);
        puzzle.add("sum", false);
        ASSERT_TRUE(puzzle.make());
        const Model model = puzzle.model();
        const PuzzleContext context(puzzle.puzzle(), puzzle.rules(), model);
        const Grids grids = puzzle.brute_force();
        Walk walk(context, grids);
        for (int steps = 0; steps < 6 && walk.settle() && walk.step(random); ++steps) {
        }
        for (std::size_t rules = 0; rules < looked_at.size(); ++rules)
            looked_at[rules] += walk.looked_at(rules);
    }
    for (std::size_t rules = 2; rules < looked_at.size(); ++rules) EXPECT_GT(looked_at[rules], 20U) << rules;
}

}  // namespace
}  // namespace sator::tests
