#include "sator/explain/deduce/consistent_assumptions.hpp"

#include <algorithm>

namespace sator::explain {

namespace {

std::uint64_t key_of(Candidate candidate) {
    return std::uint64_t{candidate.cell.index()} << 32 | candidate.value.index();
}

}  // namespace

bool ConsistentAssumptions::is_known_consistent(const RuleFixpoint& fixpoint, Candidate candidate) const {
    const auto known = left_.find(key_of(candidate));
    if (known == left_.end()) return false;
    auto left = known->second.begin();
    for (std::size_t i = 0; i < fixpoint.cells().size(); ++i) {
        for (const Word now : fixpoint.values(i)) {
            if ((*left++ & ~now) != 0) return false;
        }
    }
    return true;
}

void ConsistentAssumptions::remember(const RuleFixpoint& fixpoint, Candidate candidate) {
    const auto known = left_.try_emplace(key_of(candidate)).first;
    std::vector<Word>& left = known->second;
    words_ -= left.size();
    left.clear();
    if (words_ + fixpoint.cells().size() * fixpoint.values(0).size() > most_words_) {
        left_.erase(known);
        return;
    }
    for (std::size_t i = 0; i < fixpoint.cells().size(); ++i) {
        const auto values = fixpoint.values(i);
        left.insert(left.end(), values.begin(), values.end());
    }
    words_ += left.size();
}

}  // namespace sator::explain
