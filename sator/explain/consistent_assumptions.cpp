#include "sator/explain/consistent_assumptions.hpp"

#include <algorithm>

namespace sator {

namespace {

/// 32 MB; of what does not fit nothing is remembered.
constexpr std::size_t kMostWords = std::size_t{1} << 22;

std::uint64_t key_of(Candidate candidate) {
    return std::uint64_t{candidate.cell.index()} << 32 | candidate.value;
}

}  // namespace

bool ConsistentAssumptions::knows(const Closure& closure, Candidate candidate) const {
    const auto known = left_.find(key_of(candidate));
    if (known == left_.end()) return false;
    auto left = known->second.begin();
    for (std::size_t i = 0; i < closure.cells().size(); ++i) {
        for (const Word now : closure.values(i)) {
            if ((*left++ & ~now) != 0) return false;
        }
    }
    return true;
}

void ConsistentAssumptions::remember(const Closure& closure, Candidate candidate) {
    std::vector<Word>& left = left_[key_of(candidate)];
    words_ -= left.size();
    left.clear();
    if (words_ + closure.cells().size() * closure.values(0).size() > kMostWords) {
        left_.erase(key_of(candidate));
        return;
    }
    for (std::size_t i = 0; i < closure.cells().size(); ++i) {
        const auto values = closure.values(i);
        left.insert(left.end(), values.begin(), values.end());
    }
    words_ += left.size();
}

}  // namespace sator
