#include "sator/explain/rate/weighed_findings.hpp"

#include <utility>

#include "sator/explain/deduce/technique_entry.hpp"
#include "sator/explain/techniques/crossing.hpp"
#include "sator/explain/techniques/forced_value.hpp"

namespace sator::explain {

WeighedFindings::WeighedFindings(SolvingState& state, Weigh weigh)
    : state_(state),
      weigh_(std::move(weigh)),
      forced_(state.context().rule_count()),
      narrowed_(state.context().rule_count()),
      crossings_(state.context().cell_count()) {}

void WeighedFindings::add(Technique technique, std::vector<Weighed>& found) {
    if (technique == Technique::ForcedValue) return add_by_rule(technique, forced_, found);
    if (technique == Technique::NarrowedValue) return add_by_rule(technique, narrowed_, found);
    if (technique == Technique::Crossing) return add_crossings(found);
    Kept& kept = others_[technique];
    kept.findings.clear();
    entry_of(technique).find(state_, kept.findings);
    weigh(kept);
    add(kept, found);
}

void WeighedFindings::add(std::vector<Finding> findings, std::vector<Weighed>& found) {
    given_.findings = std::move(findings);
    weigh(given_);
    add(given_, found);
}

void WeighedFindings::add_by_rule(Technique technique, std::vector<Kept>& all, std::vector<Weighed>& found) {
    const Knowledge& knowledge = state_.knowledge();
    for (std::size_t r = 0; r < all.size() && !state_.query().watch().is_over(); ++r) {
        const RuleId rule(r);
        const bool is_of_placed = technique == Technique::ForcedValue;
        const std::uint64_t revision =
            1 + std::uint64_t{is_of_placed ? knowledge.placed_revision(rule) : knowledge.revision(rule)};
        if (all[r].revision != revision) {
            all[r].revision = revision;
            all[r].findings.clear();
            find_values_by(state_, rule, technique, all[r].findings);
            weigh(all[r]);
        }
        add(all[r], found);
    }
}

void WeighedFindings::add_crossings(std::vector<Weighed>& found) {
    for (std::size_t c = 0; c < crossings_.size() && !state_.query().watch().is_over(); ++c) {
        const CellId cell(c);
        std::uint64_t revision = 1;
        for (const RuleId rule : state_.context().rules_of(cell))
            revision += state_.knowledge().placed_revision(rule);
        if (crossings_[c].revision != revision) {
            crossings_[c].revision = revision;
            crossings_[c].findings.clear();
            find_crossing_at(state_, cell, crossings_[c].findings);
            weigh(crossings_[c]);
        }
        add(crossings_[c], found);
    }
}

void WeighedFindings::weigh(Kept& kept) const {
    kept.weighed.clear();
    for (const Finding& finding : kept.findings) kept.weighed.push_back(weigh_(finding));
}

void WeighedFindings::add(const Kept& kept, std::vector<Weighed>& found) const {
    found.insert(found.end(), kept.weighed.begin(), kept.weighed.end());
}

}  // namespace sator::explain
