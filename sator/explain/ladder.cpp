#include "sator/explain/ladder.hpp"

#include "sator/explain/shown_conflict.hpp"
#include "sator/explain/tell.hpp"

namespace sator {

Explanation::Explanation(const Study& study, std::span<const Given> givens, const Limits& limits)
    : situation_(study), best_(situation_) {
    study.begin(limits);
    for (const Given& given : givens) situation_.place({given.cell, given.value});
}

std::vector<Finding> Explanation::steps_at_hand(Technique hardest) {
    std::vector<Finding> found;
    for (const TechniqueEntry& entry : technique_table()) {
        if (entry.find != nullptr && entry.technique <= hardest) entry.find(situation_, found);
    }
    return found;
}

std::optional<Finding> Explanation::next() {
    if (reached()) return std::nullopt;
    std::optional<Finding> finding = easiest();
    return reached() ? std::nullopt : finding;
}

std::optional<Finding> Explanation::easiest() {
    if (auto finding = find_shown_conflict(situation_)) return finding;
    std::vector<Finding> found;
    for (const TechniqueEntry& entry : technique_table()) {
        if (entry.find == nullptr) continue;
        entry.find(situation_, found);
        if (reached()) return std::nullopt;
        if (!found.empty()) return best_.of(found);
    }
    return std::nullopt;
}

Step Explanation::tell(const Finding& finding) {
    return told(situation_, finding);
}

void Explanation::apply(const Finding& finding) {
    for (const Candidate& c : finding.claim.removed) situation_.remove(c);
    for (const Candidate& c : finding.claim.placed) situation_.place(c);
}

void Explanation::apply(const Step& step) {
    for (const Candidate& c : step.removed) situation_.remove(c);
    for (const Candidate& c : step.placed) situation_.place(c);
}

}  // namespace sator
