#include "sator/explain/ladder.hpp"

#include <algorithm>
#include <limits>
#include <tuple>

#include "sator/explain/shown_conflict.hpp"
#include "sator/explain/tell.hpp"

namespace sator {

namespace {

/// Whether the removals leave a cell one candidate, or a value one place in a region that requires it.
bool gives_value(const Situation& situation, const Claim& claim) {
    const Study& study = situation.study();
    const auto is_left = [&](Candidate c) {
        return situation.candidates().contains(c) &&
               std::ranges::find(claim.removed, c) == claim.removed.end();
    };
    for (const Candidate& gone : claim.removed) {
        std::size_t left = 0;
        for_each_bit(situation.candidates()[gone.cell], [&](std::size_t v) {
            left += is_left({gone.cell, v}) ? 1 : 0;
        });
        if (left == 1) return true;
        for (const std::uint32_t r : study.regions_of(gone.cell)) {
            const Region& region = study.regions()[r];
            if (!has_bit(region.required, gone.value)) continue;
            const auto places = std::ranges::count_if(region.cells, [&](CellId c) {
                return is_left({c, gone.value});
            });
            if (places == 1) return true;
        }
    }
    return false;
}

CellId where(const Finding& finding) {
    return finding.claim.placed.empty() ? finding.claim.removed[0].cell : finding.claim.placed[0].cell;
}

}  // namespace

Explanation::Explanation(const Study& study, std::span<const Given> givens) : situation_(study) {
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
        if (!found.empty()) return best_of(found);
    }
    return std::nullopt;
}

/// Fewest rules at the least cost, then what gives a value at once, then the least to look at, then nearest
/// to the last step.
const Finding& Explanation::best_of(const std::vector<Finding>& found) const {
    const auto last = situation_.last_cell();
    const auto rank = [&](const Finding& finding) {
        const bool gives = !finding.claim.placed.empty() || gives_value(situation_, finding.claim);
        const std::size_t away = last ? situation_.study().distance(*last, where(finding)) : 0;
        return std::tuple(finding.cost, finding.rules.size(), !gives, finding.work, away);
    };
    const Finding* best = &found[0];
    auto least = rank(*best);
    for (const Finding& finding : found) {
        const auto own = rank(finding);
        if (own < least) {
            best = &finding;
            least = own;
        }
    }
    return *best;
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
