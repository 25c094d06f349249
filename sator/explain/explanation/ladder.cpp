#include "sator/explain/explanation/ladder.hpp"

#include "sator/explain/deduce/make_step.hpp"
#include "sator/explain/deduce/technique_entry.hpp"
#include "sator/explain/techniques/visible_conflict.hpp"

namespace sator::explain {

Ladder::Ladder(const PuzzleContext& context, std::span<const Given> givens, const Limits& limits)
    : query_(context, limits), state_(query_), best_(state_) {
    for (std::size_t i = 0; i < context.cell_count();
         ++i) {  // a cell that can hold one value only is no step
        const CellId cell(i);
        if (context.ranges().count(cell) == 1) state_.place({cell, context.ranges().first(cell)});
    }
    for (const Given& given : givens) state_.place({given.cell, given.value});
}

std::vector<Finding> Ladder::steps_at_hand(Technique hardest) {
    std::vector<Finding> found;
    for (const TechniqueEntry& entry : technique_table()) {
        if (entry.find != nullptr && entry.technique <= hardest) entry.find(state_, found);
    }
    return found;
}

std::optional<Finding> Ladder::next() {
    if (reached()) return std::nullopt;
    std::optional<Finding> finding = easiest();
    return reached() ? std::nullopt : finding;
}

std::optional<Finding> Ladder::easiest() {
    if (auto finding = find_visible_conflict(state_)) return finding;
    std::vector<Finding> found;
    for (const TechniqueEntry& entry : technique_table()) {
        if (entry.find == nullptr) continue;
        entry.find(state_, found);
        if (reached()) return std::nullopt;
        if (!found.empty()) return best_.of(found);
    }
    return std::nullopt;
}

Step Ladder::make_step(const Finding& finding) {
    return explain::make_step(state_, finding);
}

void Ladder::apply(const Finding& finding) {
    for (const Candidate& c : finding.claim.removed) state_.remove(c);
    for (const Candidate& c : finding.claim.placed) state_.place(c);
}

void Ladder::apply(const Step& step) {
    for (const Candidate& c : step.removed) state_.remove(c);
    for (const Candidate& c : step.placed) state_.place(c);
}

}  // namespace sator::explain
