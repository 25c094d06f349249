// A depth-first branch and bound. It takes a set that is not hit yet and tries each of its members; a member
// that failed is excluded from the branches after it. The lower bound is a greedy number of pairwise disjoint
// sets that are not hit, because each of them needs a member of its own. This bound ends most branches.
#include "sator/explain/parts/hitting_sets.hpp"

#include <algorithm>

namespace sator::explain {

namespace {

/// A search stops after this number of calls of `hit`, a few hundredths of a second.
constexpr std::uint64_t kMaxTries = 20'000;

}  // namespace

void HittingSets::add(std::vector<std::size_t> set) {
    const auto says_no_more = [&](const auto& other) { return std::ranges::includes(other, set); };
    if (std::ranges::any_of(sets_, [&](const auto& other) { return std::ranges::includes(set, other); }))
        return;
    std::erase_if(sets_, says_no_more);
    sets_.push_back(std::move(set));
}

std::size_t HittingSets::count_with(std::size_t member) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        sets_, [&](const auto& set) { return std::ranges::binary_search(set, member); }));
}

HittingSets::Answer HittingSets::find(std::size_t most) {
    tries_ = 0;
    is_in_.assign(is_in_.size(), false);
    is_out_.assign(is_out_.size(), false);
    if (!hit(most)) return {.members = {}, .is_known = tries_ <= kMaxTries};
    Answer answer{.members = std::vector<std::size_t>{}};
    for (std::size_t i = 0; i < is_in_.size(); ++i) {
        if (is_in_[i]) answer.members->push_back(i);
    }
    return answer;
}

bool HittingSets::hit(std::size_t most) {
    if (++tries_ > kMaxTries) return false;
    const auto* const set = narrowest();
    if (set == nullptr) return true;
    if (most == 0 || needs_more_than(most)) return false;
    std::vector<std::size_t> tried;
    bool is_done = false;
    for (const std::size_t member : *set) {
        if (is_out_[member]) continue;
        is_in_[member] = true;
        if (hit(most - 1)) {
            is_done = true;
            break;
        }
        is_in_[member] = false;
        is_out_[member] = true;
        tried.push_back(member);
    }
    for (const std::size_t member : tried) is_out_[member] = false;
    return is_done;
}

const std::vector<std::size_t>* HittingSets::narrowest() const {
    const std::vector<std::size_t>* best = nullptr;
    std::ptrdiff_t fewest = 0;
    for (const auto& set : sets_) {
        if (is_hit(set)) continue;
        const auto open = std::ranges::count_if(set, [&](std::size_t member) { return !is_out_[member]; });
        if (best != nullptr && open >= fewest) continue;
        best = &set;
        fewest = open;
    }
    return best;
}

bool HittingSets::needs_more_than(std::size_t most) const {
    std::vector<bool> is_taken(is_in_.size(), false);
    std::size_t apart = 0;
    for (const auto& set : sets_) {
        if (is_hit(set) || std::ranges::any_of(set, [&](std::size_t m) { return is_taken[m]; })) continue;
        for (const std::size_t member : set) is_taken[member] = !is_out_[member];
        if (++apart > most) return true;
    }
    return false;
}

bool HittingSets::is_hit(const std::vector<std::size_t>& set) const {
    return std::ranges::any_of(set, [&](std::size_t member) { return is_in_[member]; });
}

}  // namespace sator::explain
