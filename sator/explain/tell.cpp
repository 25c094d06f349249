#include "sator/explain/tell.hpp"

#include <algorithm>
#include <memory>

#include "sator/base/check.hpp"
#include "sator/explain/premises.hpp"

namespace sator {

namespace {

/// A naked single is told by the regions that rule the other values out, but for those that steps have ruled
/// out.
std::vector<RuleId> rules_for(const Situation& situation, const Finding& finding, const Candidates& facts) {
    if (finding.technique != Technique::NakedSingle) return finding.rules;
    if (facts.count(finding.claim.placed[0].cell) == 1) return {};
    return needed_rules(situation.study(), finding.rules, facts, finding.claim);
}

/// What people start from: of locked candidates, what is known of the first region's cells beyond the second.
Candidates facts_for(const Situation& situation, const Finding& finding) {
    Candidates facts = situation.facts(finding.source);
    if (finding.technique != Technique::Pointing && finding.technique != Technique::Claiming) return facts;
    const Study& study = situation.study();
    const Closure &first = study.closure(finding.rules[0]), &second = study.closure(finding.rules[1]);
    for (std::size_t i = 0; i < study.cell_count(); ++i) {
        const CellId cell(i);
        const bool is_in_first = first.place_of(cell) < first.cells().size();
        if (is_in_first && second.place_of(cell) == second.cells().size()) continue;
        std::ranges::copy(study.ranges()[cell], facts[cell].begin());
    }
    return facts;
}

/// What the rules make of the facts beyond what is claimed: more values, or, where the claim is a removal,
/// more removals.
void add_conclusions(const Situation& situation, Closure& closure, const Candidates& facts, Step& step) {
    Candidates left(facts);
    if (!closure.run(facts, left)) return;
    const bool places = !step.placed.empty();
    for (const CellId cell : closure.cells()) {
        if (!situation.is_open(cell)) continue;
        const auto is_told = [&](const Candidate& c) { return c.cell == cell; };
        if (std::ranges::any_of(step.placed, is_told)) continue;
        if (left.count(cell) == 1) {
            step.placed.push_back({cell, left.first(cell)});
            std::erase_if(step.removed, is_told);
        } else if (!places) {
            for_each_bit(situation.candidates()[cell], [&](std::size_t v) {
                const Candidate gone{cell, v};
                if (left.contains(gone) || std::ranges::find(step.removed, gone) != step.removed.end())
                    return;
                step.removed.push_back(gone);
            });
        }
    }
    std::ranges::sort(step.removed);
}

/// What follows from assuming the first of the removed candidates.
void add_chain(Closure& closure, const Candidates& facts, Step& step) {
    const Candidate assumed = step.removed[0];
    closure.enter();
    bool holds = true;
    for (std::size_t i = 0; i < closure.cells().size() && holds; ++i)
        holds = closure.keep(i, facts[closure.cells()[i]]);
    holds = holds && closure.propagate();
    closure.enter();
    if (holds) {
        std::vector<Word> only(facts.words_per_cell(), 0);
        set_bit(only, assumed.value);
        if (closure.keep(closure.place_of(assumed.cell), only) && !closure.propagate()) {
            for (const auto& [place, rule] : closure.placements()) {
                const auto left = closure.values(place);
                if (count_bits(left) != 1) continue;
                std::size_t value = 0;
                for_each_bit(left, [&](std::size_t v) { value = v; });
                step.chain.push_back({{closure.cells()[place], value}, closure.rules()[rule]});
            }
            const auto used = closure.rules_used();
            if (!used.empty()) step.failing_rule = closure.rules()[used.back()];
        }
    }
    closure.leave();
    closure.leave();
}

/// Where no rule is needed the conclusion is what the facts say of the cell itself.
void tell_without_rules(const Knowledge& knowledge, Candidates facts, Step& step) {
    const CellId own = step.placed[0].cell;
    for (std::size_t i = 0; i < facts.cell_count(); ++i) {
        if (CellId(i) != own)
            std::ranges::copy(knowledge.study().ranges()[CellId(i)], facts[CellId(i)].begin());
    }
    step.facts = facts_of(knowledge, facts);
}

}  // namespace

std::vector<Fact> facts_of(const Knowledge& knowledge, const Candidates& facts) {
    std::vector<Fact> list;
    const Candidates& ranges = knowledge.study().ranges();
    for (std::size_t i = 0; i < facts.cell_count(); ++i) {
        const CellId cell(i);
        if (std::ranges::equal(facts[cell], ranges[cell])) continue;
        Fact fact{cell, knowledge.is_placed(cell), {}};
        if (fact.is_placed) {
            fact.values = {facts.first(cell)};
        } else {
            for_each_bit(ranges[cell], [&](std::size_t v) {
                if (!facts.contains({cell, v})) fact.values.push_back(v);
            });
        }
        list.push_back(std::move(fact));
    }
    return list;
}

Step told(Situation& situation, const Finding& finding) {
    const Study& study = situation.study();
    Claim claim = finding.claim;
    Candidates facts = facts_for(situation, finding);
    Step step;
    step.technique = finding.technique;
    step.rules = rules_for(situation, finding, facts);
    step.placed = claim.placed;
    step.removed = claim.removed;
    step.by_assuming = claim.by_assuming;
    step.is_clash = claim.is_clash;
    step.cost = finding.cost;
    if (step.technique == Technique::NestedTrial) {
        step.facts = facts_of(situation.knowledge(), facts);
        return step;
    }
    if (step.rules.empty()) {
        if (!step.placed.empty()) tell_without_rules(situation.knowledge(), std::move(facts), step);
        return step;
    }
    std::unique_ptr<Closure> own;
    if (step.rules.size() > 1) own = std::make_unique<Closure>(study.model(), step.rules);
    Closure& closure = own ? *own : study.closure(step.rules[0]);
    claim.by_assuming = claim.by_assuming || !follows(closure, facts, claim);
    SATOR_CHECK(follows(closure, facts, claim));
    facts = needed_facts(situation.knowledge(), closure, std::move(facts), claim);
    step.facts = facts_of(situation.knowledge(), facts);
    step.by_assuming = claim.by_assuming;
    if (step.is_clash) return step;
    if (step.by_assuming) {
        add_chain(closure, facts, step);
    } else {
        add_conclusions(situation, closure, facts, step);
    }
    return step;
}

}  // namespace sator
