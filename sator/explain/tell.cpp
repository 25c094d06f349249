#include "sator/explain/tell.hpp"

#include <algorithm>

#include "sator/base/check.hpp"
#include "sator/explain/chain.hpp"
#include "sator/explain/closure_of.hpp"
#include "sator/explain/premises.hpp"
#include "sator/explain/starting_facts.hpp"
#include "sator/explain/step_clues.hpp"

namespace sator {

namespace {

/// What the rules make of the facts beyond what is claimed: more values, or, where the claim is a removal,
/// more removals. Not of a crossing, which argues about one cell.
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

/// The cell whose values are tried in turn once the assumption has done what it does.
void add_split(Closure& closure, Candidates facts, CellId cell, Step& step) {
    facts.fix(*step.assumed);
    closure.enter();
    if (closure.keep(facts) && closure.propagate()) {
        step.split = Subset{{cell}, {}};
        for_each_bit(closure.values(closure.place_of(cell)),
                     [&](std::size_t v) { step.split->values.push_back(v); });
    }
    closure.leave();
}

/// Says what is ruled out of one cell as shortly as it can be said: where one value is left, and `may_place`,
/// that.
void add_ruled_out(const Situation& situation, CellId cell, std::span<const Word> left, bool may_place,
                   Step& step) {
    const auto is_told = [&](const Candidate& c) { return c.cell == cell; };
    if (may_place && count_bits(left) == 1) {
        std::erase_if(step.removed, is_told);
        for_each_bit(left, [&](std::size_t v) { step.placed.push_back({cell, v}); });
        return;
    }
    for_each_bit(situation.candidates()[cell], [&](std::size_t v) {
        const Candidate gone{cell, v};
        if (!has_bit(left, v) && std::ranges::find(step.removed, gone) == step.removed.end())
            step.removed.push_back(gone);
    });
}

/// What is left to the cell at this place without what the step removes and, where `tries_others`, without
/// what conflicts in the same way.
std::vector<Word> left_after(Closure& closure, std::size_t place, bool tries_others, const Step& step) {
    std::vector<Word> left(closure.values(place).begin(), closure.values(place).end());
    const std::vector<Word> before(left);
    const CellId cell = closure.cells()[place];
    for_each_bit(before, [&](std::size_t v) {
        const bool is_gone = std::ranges::find(step.removed, Candidate{cell, v}) != step.removed.end();
        if (is_gone || (tries_others && conflicts_with(closure, place, v)))
            left[v / kWordBits] &= ~(Word{1} << v % kWordBits);
    });
    return left;
}

/// Of few rules: all candidates that they refute by these facts. Of more, whose conflicts are told one by
/// one: the one that was assumed. It gives its cell a value where there was but one other.
void add_refuted(const Situation& situation, Closure& closure, const Candidates& facts, Step& step) {
    const bool is_of_few = step.technique == Technique::TwoRules || step.technique == Technique::FewRules;
    const bool is_of_one = step.technique == Technique::Combinations;
    closure.enter();
    if (closure.keep(facts) && closure.propagate()) {
        for (std::size_t i = 0; i < closure.cells().size(); ++i) {
            const CellId cell = closure.cells()[i];
            const bool is_own = cell == step.assumed->cell;
            if (!situation.is_open(cell) || (!is_of_few && !is_own)) continue;
            const bool may_place = !is_own || is_of_one || situation.candidates().count(cell) <= 2;
            if (!may_place && !is_of_few) continue;
            add_ruled_out(situation, cell, left_after(closure, i, is_of_few, step), may_place, step);
        }
    }
    closure.leave();
    std::ranges::sort(step.removed);
}

bool is_told_by_assuming(const Finding& finding) {
    const bool is_of_rules = finding.technique >= Technique::TwoRules && !finding.claim.is_clash;
    return finding.claim.by_assuming && (is_of_rules || finding.technique == Technique::Combinations);
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

namespace {

void add_left(const Situation& situation, Step& step) {
    for (const Candidate& gone : step.removed) {
        if (!step.left.empty() && step.left.back().cell == gone.cell) continue;
        Left left{gone.cell, {}};
        for_each_bit(situation.candidates()[gone.cell], [&](std::size_t v) {
            const Candidate candidate{gone.cell, v};
            const bool is_gone = std::ranges::find(step.removed, candidate) != step.removed.end();
            if (!is_gone) left.values.push_back(v);
        });
        step.left.push_back(std::move(left));
    }
}

/// What is known of a finding before its premises are cut down.
Step outline(const Situation& situation, const Finding& finding, const Candidates& facts) {
    Step step;
    step.technique = finding.technique;
    step.rules = starting_rules(situation, finding, facts);
    step.placed = finding.claim.placed;
    step.removed = finding.claim.removed;
    step.by_assuming = finding.claim.by_assuming;
    step.is_clash = finding.claim.is_clash;
    step.is_minimal = finding.is_minimal;
    step.fewest = finding.fewest;
    step.subset = finding.subset;
    step.cost = finding.cost;
    if (is_told_by_assuming(finding)) step.assumed = finding.claim.removed[0];
    return step;
}

Step minimal_step(Situation& situation, const Finding& finding) {
    const Study& study = situation.study();
    Claim claim = finding.claim;
    Candidates facts = finding.facts ? *finding.facts : starting_facts(situation, finding);
    Step step = outline(situation, finding, facts);
    if (finding.facts) {
        step.facts = facts_of(situation.knowledge(), facts);
        return step;
    }
    if (step.rules.empty()) {
        if (!step.placed.empty()) tell_without_rules(situation.knowledge(), std::move(facts), step);
        return step;
    }
    const ClosureOf own(study, step.rules);
    Closure& closure = *own;
    claim = shown_claim(closure, facts, std::move(claim));
    const bool is_shown = follows(closure, facts, claim);
    SATOR_CHECK(is_shown || closure.is_over());
    facts = needed_facts(situation.knowledge(), closure, std::move(facts), claim);
    if (study.watch().is_over(0)) return step;
    step.facts = facts_of(situation.knowledge(), facts);
    step.by_assuming = claim.by_assuming;
    if (step.is_clash) return step;
    look_into_clues(study, facts, step);
    if (step.assumed) {
        tell_chain(study, closure, facts, step);
        if (claim.split) add_split(closure, facts, *claim.split, step);
        add_refuted(situation, closure, facts, step);
    } else if (!step.by_assuming && step.technique != Technique::Crossing) {
        add_conclusions(situation, closure, facts, step);
    }
    return step;
}

}  // namespace

Step told(Situation& situation, const Finding& finding) {
    Step step = minimal_step(situation, finding);
    add_left(situation, step);
    return step;
}

}  // namespace sator
