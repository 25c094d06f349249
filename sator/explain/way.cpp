#include "sator/explain/way.hpp"

#include <algorithm>

#include "sator/base/check.hpp"
#include "sator/explain/ladder.hpp"
#include "sator/explain/nested_trial.hpp"
#include "sator/explain/puzzle_parts.hpp"
#include "sator/explain/smallest.hpp"

namespace sator {

namespace {

/// What cells hold in the end is judged by the rules' plain meaning, whatever the way there said.
bool keeps_rules(const Study& study, const Candidates& values) {
    std::vector<Value> grid;
    for (std::size_t i = 0; i < study.cell_count(); ++i)
        grid.push_back(static_cast<Value>(values.first(CellId(i))));
    return std::ranges::all_of(study.rules(), [&](const auto& rule) { return keeps(*rule, grid); });
}

void take_end(const Situation& situation, Way& way) {
    way.left = situation.candidates();
    for (std::size_t i = 0; i < situation.study().cell_count(); ++i) {
        way.is_placed.push_back(situation.is_open(CellId(i)) ? 0 : 1);
    }
}

/// The finding with the fewest rules there are for it, given all that is known; of what only a search shows
/// that was looked for before.
void take_smallest(const Situation& situation, Finding& finding) {
    // By all that is known a naked single takes no rule.
    const FactSource source = finding.source == FactSource::Told ? FactSource::Told : FactSource::Candidates;
    auto rules = smallest_rules(situation.study(), finding.rules, situation.facts(source), finding.claim);
    // Fewer rules may do where another cell's values are tried in turn.
    finding.fewest = finding.claim.split ? FewestProof::OfThisSplit : FewestProof::Proved;
    if (rules.size() == finding.rules.size()) return;
    finding.rules = std::move(rules);
    finding.source = source;
    const bool keeps_name = finding.claim.is_clash || finding.technique == Technique::NakedSingle ||
                            finding.technique == Technique::NestedTrial;
    if (keeps_name) return;
    finding.technique = technique_of_conflict(finding.rules.size());
    const bool places = !finding.claim.placed.empty();
    if (places && finding.rules.size() == 1) finding.technique = Technique::NarrowedValue;
    finding.claim.by_assuming = finding.claim.by_assuming || !places;
    finding.cost = entry_of(finding.technique).cost;
}

}  // namespace

Way find_way(const Study& study, std::span<const Given> givens, const Limits& limits, RuleSets rule_sets) {
    Way way;
    Explanation explanation(study, givens, limits);
    std::optional<NestedTrials> nested;
    for (;;) {
        std::optional<Finding> finding = explanation.next();
        if ((way.limit = explanation.reached())) break;
        if (!finding) {
            if (explanation.is_solved()) break;
            if (!nested) nested.emplace(study, limits, rule_sets);
            finding = nested->find(explanation.situation());
            way.limit = nested->reached();
            if (!finding) break;
        }
        const bool is_by_search = finding->facts.has_value();
        if (rule_sets == RuleSets::Smallest && !is_by_search)
            take_smallest(explanation.situation(), *finding);
        Step step = explanation.tell(*finding);
        if ((way.limit = explanation.reached())) break;
        way.steps.push_back(std::move(step));
        if (finding->claim.is_clash) break;
        explanation.apply(way.steps.back());
    }
    take_end(explanation.situation(), way);
    if (way.limit) {
        way.end = WayEnd::Stopped;
    } else if (!way.steps.empty() && way.steps.back().is_clash) {
        way.end = WayEnd::Clash;
    } else {
        way.end = explanation.is_solved() ? WayEnd::Solved : WayEnd::Several;
        SATOR_CHECK(way.end == WayEnd::Several || keeps_rules(study, way.left));
    }
    return way;
}

}  // namespace sator
