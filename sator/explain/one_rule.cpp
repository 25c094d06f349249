// What one rule's propagators remove, given all that is known. Without any fact: the values that the rule
// alone leaves to its cells, all in one finding. Else a finding for each cell that loses candidates. One run
// of the rule, only where its cells changed since.
#include "sator/explain/finders.hpp"

namespace sator {

namespace {

std::vector<Candidate> lost(const Situation& situation, CellId cell, std::span<const Word> left) {
    std::vector<Candidate> removed;
    for_each_bit(situation.candidates()[cell], [&](std::size_t v) {
        if (!has_bit(left, v)) removed.push_back({cell, v});
    });
    return removed;
}

void find_removals(Situation& situation, RuleId rule, Technique technique, std::vector<Finding>& found) {
    const auto& verdict = situation.verdict(rule, FactSource::Candidates);
    if (verdict.conflicts) return;
    const auto cells = situation.study().closure(rule).cells();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        auto removed = lost(situation, cells[i], situation.left(verdict, i));
        if (removed.empty()) continue;
        const auto left = static_cast<double>(count_bits(situation.left(verdict, i)));
        found.push_back({technique,
                         {rule},
                         {.placed = {}, .removed = std::move(removed)},
                         FactSource::Candidates,
                         entry_of(technique).cost,
                         left + static_cast<double>(cells.size())});
    }
}

}  // namespace

void find_letter_sets(Situation& situation, std::vector<Finding>& found) {
    const Study& study = situation.study();
    for (std::size_t r = 0; r < study.rule_count() && !study.watch().is_over(); ++r) {
        const Closure& closure = study.closure(RuleId(r));
        if (study.is_only_region(RuleId(r)) || closure.is_dead()) continue;
        Claim claim;
        for (std::size_t i = 0; i < closure.cells().size(); ++i) {
            const auto removed = lost(situation, closure.cells()[i], closure.values(i));
            claim.removed.insert(claim.removed.end(), removed.begin(), removed.end());
        }
        if (claim.removed.empty()) continue;
        const double work = 1.0 / static_cast<double>(claim.removed.size());
        found.push_back({Technique::LetterSets,
                         {RuleId(r)},
                         std::move(claim),
                         FactSource::Placed,
                         entry_of(Technique::LetterSets).cost,
                         work});
    }
}

void find_combinations(Situation& situation, std::vector<Finding>& found) {
    const Study& study = situation.study();
    for (std::size_t r = 0; r < study.rule_count() && !study.watch().is_over(); ++r) {
        if (study.is_only_region(RuleId(r))) continue;
        find_removals(situation, RuleId(r), Technique::Combinations, found);
    }
}

void find_region_combinations(Situation& situation, std::vector<Finding>& found) {
    const Study& study = situation.study();
    for (std::size_t r = 0; r < study.rule_count() && !study.watch().is_over(); ++r) {
        if (!study.is_only_region(RuleId(r))) continue;
        find_removals(situation, RuleId(r), Technique::RegionCombinations, found);
    }
}

}  // namespace sator
