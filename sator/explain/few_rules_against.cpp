// Each rule of the candidate's cell by itself, then each with each other rule that speaks of one of its
// cells. One run for each, and for those that conflict a few more that give up facts.
#include "sator/explain/few_rules_against.hpp"

#include <algorithm>
#include <limits>
#include <set>

#include "sator/explain/closure_of.hpp"
#include "sator/explain/premises.hpp"
#include "sator/explain/tell.hpp"

namespace sator {

namespace {

class FewRulesAgainst {
  public:
    FewRulesAgainst(Situation& situation, Candidate candidate)
        : situation_(situation),
          study_(situation.study()),
          candidate_(candidate),
          claim_{.placed = {}, .removed = {candidate}, .by_assuming = true},
          facts_(situation.candidates()) {
        // What is known of the cell itself may be no more than the question.
        std::ranges::copy(study_.ranges()[candidate.cell], facts_[candidate.cell].begin());
    }

    std::optional<Step> find() {
        for (const RuleId rule : study_.rules_of(candidate_.cell)) ask({rule});
        if (best_.empty()) ask_pairs();
        if (best_.empty() || study_.watch().is_over()) return std::nullopt;
        return step();
    }

  private:
    void ask_pairs() {
        for (const RuleId rule : study_.rules_of(candidate_.cell)) {
            std::set<RuleId> others;
            for (const CellId cell : study_.closure(rule).cells())
                others.insert(study_.rules_of(cell).begin(), study_.rules_of(cell).end());
            for (const RuleId other : others) {
                if (other != rule) ask({std::min(rule, other), std::max(rule, other)});
            }
        }
    }

    void ask(std::vector<RuleId> rules) {
        if (study_.watch().is_over()) return;
        const ClosureOf closure(study_, rules);
        if (!follows(*closure, facts_, claim_)) return;
        const std::size_t cells = study_.cell_count();
        const std::size_t count = count_needed_facts(situation_.knowledge(), *closure, facts_, claim_,
                                                     std::min(fewest_facts_, cells));
        if (count >= fewest_facts_) return;
        fewest_facts_ = count;
        best_ = std::move(rules);
    }

    Step step() {
        Finding finding{technique_of_conflict(best_.size()), best_, claim_};
        finding.cost = entry_of(finding.technique).cost;
        finding.known = facts_;
        Step step = told(situation_, finding);
        if (best_.size() > 1) return step;
        if (step.facts.empty()) step.technique = Technique::LetterSets;
        if (is_taken(step)) step.technique = Technique::Elimination;
        step.cost = entry_of(step.technique).cost;
        return step;
    }

    /// Whether the value stands in another cell of a region.
    bool is_taken(const Step& step) const {
        if (step.facts.size() != 1 || !step.facts[0].is_placed || step.facts[0].values[0] != candidate_.value)
            return false;
        return std::ranges::any_of(study_.regions_of(candidate_.cell), [&](std::uint32_t r) {
            const Region& region = study_.regions()[r];
            return region.rule == best_[0] &&
                   std::ranges::find(region.cells, step.facts[0].cell) != region.cells.end();
        });
    }

    Situation& situation_;
    const Study& study_;
    Candidate candidate_;
    Claim claim_;
    Candidates facts_;
    std::vector<RuleId> best_;
    std::size_t fewest_facts_ = std::numeric_limits<std::size_t>::max();
};

}  // namespace

std::optional<Step> few_rules_against(Situation& situation, Candidate candidate) {
    return FewRulesAgainst(situation, candidate).find();
}

}  // namespace sator
