#include "sator/explain/ladder.hpp"

#include "sator/explain/shown_conflict.hpp"
#include "sator/explain/tell.hpp"

namespace sator {

Explanation::Explanation(const Study& study, std::span<const Given> givens)
    : situation_(study), best_(situation_) {
    for (const Given& given : givens) situation_.place({given.cell, given.value});
}

std::vector<Finding> Explanation::steps_at_hand(Technique hardest) {
    std::vector<Finding> found;
    for (const TechniqueEntry& entry : technique_table()) {
        if (entry.find != nullptr && entry.technique <= hardest) entry.find(situation_, found);
    }
    return found;
}

std::optional<Finding> Explanation::clash() {
    return find_shown_conflict(situation_);
}

std::optional<Finding> Explanation::next() {
    if (auto finding = clash()) return finding;
    std::vector<Finding> found;
    for (const TechniqueEntry& entry : technique_table()) {
        if (entry.find == nullptr) continue;
        entry.find(situation_, found);
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
