// Few rules that refute a candidate, as they are found while more and more becomes known, beside those found
// by trying all sets of rules.
#include "sator/explain/small_refutations.hpp"

#include <gtest/gtest.h>

#include "sator/explain/situation.hpp"
#include "tests/random_rules.hpp"

namespace sator {
namespace {

/// Whether the rules `from` on, as many as `size`, together with `chosen`, refute the candidate.
bool some_refute(const Study& study, const Candidates& assumed, std::vector<RuleId>& chosen, std::size_t from,
                 std::size_t size) {
    if (size == 0) return Closure(study.propagators(), chosen).conflicts(assumed);
    for (std::size_t rule = from; rule + size <= study.rule_count(); ++rule) {
        chosen.emplace_back(rule);
        const bool refute = some_refute(study, assumed, chosen, rule + 1, size - 1);
        chosen.pop_back();
        if (refute) return true;
    }
    return false;
}

std::size_t fewest_by_trying(const Study& study, const Candidates& assumed) {
    std::vector<RuleId> chosen;
    std::size_t size = 1;
    while (size <= SmallRefutations::kMostRules && !some_refute(study, assumed, chosen, 0, size)) ++size;
    return size;
}

class Walk {
  public:
    Walk(const Study& study, const Grids& grids) : study_(study), situation_(study), grids_(grids) {}

    /// Removes what all rules together rule out at once; whether anything is left to look at.
    bool settle() {
        Candidates left = situation_.candidates();
        Closure& whole = study_.whole();
        if (whole.is_dead() || !whole.run(situation_.candidates(), left)) return false;
        for (std::size_t i = 0; i < study_.cell_count(); ++i) {
            for (std::size_t v = 0; v < study_.puzzle().alphabet.size(); ++v) {
                if (situation_.candidates().contains({CellId(i), v}) && !left.contains({CellId(i), v}))
                    situation_.remove({CellId(i), v});
            }
        }
        return true;
    }

    /// Looks at each candidate of cells that have several, and then removes one that no solution uses.
    bool step(std::mt19937& random) {
        std::vector<Candidate> wrong;
        for (const CellId cell : study_.whole().cells()) {
            if (situation_.candidates().count(cell) < 2) continue;
            for_each_bit(situation_.candidates()[cell], [&](std::size_t v) {
                if (random() % 64 == 0) found_ = {};  // what is kept changes nothing
                look_at({cell, v});
                const auto has_it = [&](const auto& grid) { return grid[cell.index()] == Value(v); };
                if (std::ranges::none_of(grids_, has_it)) wrong.push_back({cell, v});
            });
        }
        if (wrong.empty()) return false;
        situation_.remove(wrong[random() % wrong.size()]);
        return true;
    }

    std::size_t looked_at(std::size_t rules) const { return looked_at_[rules]; }

  private:
    void look_at(Candidate candidate) {
        Closure& whole = study_.whole();
        whole.enter();
        for (std::size_t i = 0; i < whole.cells().size(); ++i)
            EXPECT_TRUE(whole.keep(i, situation_.candidates()[whole.cells()[i]]));
        EXPECT_TRUE(whole.propagate());
        switch_all(false);
        const auto found =
            found_.find(situation_.knowledge(), whole, candidate, SmallRefutations::kMostRules);
        switch_all(true);
        whole.leave();
        Candidates assumed = situation_.candidates();
        assumed.fix(candidate);
        const std::size_t fewest = fewest_by_trying(study_, assumed);
        ++looked_at_[fewest];
        EXPECT_EQ(found.size(), fewest > SmallRefutations::kMostRules ? 0 : fewest);
        std::vector<RuleId> rules;
        for (const std::size_t rule : found) rules.emplace_back(rule);
        EXPECT_TRUE(found.empty() || Closure(study_.propagators(), rules).conflicts(assumed));
    }

    void switch_all(bool is_active) {
        for (std::size_t rule = 0; rule < study_.rule_count(); ++rule)
            study_.whole().set_active(rule, is_active);
    }

    const Study& study_;
    Situation situation_;
    const Grids& grids_;
    SmallRefutations found_;
    std::array<std::size_t, SmallRefutations::kMostRules + 2> looked_at_{};
};

TEST(SmallRefutations, AreAsSmallAsAny) {
    std::array<std::size_t, SmallRefutations::kMostRules + 2> looked_at{};
    for (unsigned seed = 0; seed < 600; ++seed) {
        std::mt19937 random(seed);
        RandomPuzzle puzzle(seed, 3, 3);
        for (int i = 0; i < 7; ++i) puzzle.add(seed % 2 == 0 ? "distinct" : "strict_order", false);
        puzzle.add("sum", false);
        ASSERT_TRUE(puzzle.make());
        const Model model = puzzle.model();
        const Study study(puzzle.puzzle(), puzzle.rules(), model);
        const Grids grids = puzzle.plain();
        Walk walk(study, grids);
        for (int steps = 0; steps < 6 && walk.settle() && walk.step(random); ++steps) {
        }
        for (std::size_t rules = 0; rules < looked_at.size(); ++rules)
            looked_at[rules] += walk.looked_at(rules);
    }
    for (std::size_t rules = 2; rules < looked_at.size(); ++rules) EXPECT_GT(looked_at[rules], 20U) << rules;
}

}  // namespace
}  // namespace sator
