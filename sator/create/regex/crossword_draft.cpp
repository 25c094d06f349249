#include "sator/create/regex/crossword_draft.hpp"

#include <algorithm>

namespace sator::create {

std::vector<std::string> CrosswordDraft::texts() const {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < chosen_.size(); ++i) texts.push_back(standing(i).text);
    return texts;
}

void CrosswordDraft::place(std::size_t clue, std::size_t candidate) {
    for (std::size_t r = 0; r < counterexamples_.size(); ++r)
        excluders_[r] -= is_excluded_by(clue, r) ? 1 : 0;
    if (chosen_[clue] != kNone) balance_.remove(standing(clue));
    chosen_[clue] = candidate;
    balance_.add(standing(clue));
    for (std::size_t r = 0; r < counterexamples_.size(); ++r)
        excluders_[r] += is_excluded_by(clue, r) ? 1 : 0;
}

void CrosswordDraft::add_counterexample(std::u32string_view cells) {
    counterexamples_.add(cells);
    std::uint32_t count = 0;
    for (std::size_t i = 0; i < chosen_.size(); ++i)
        count += is_excluded_by(i, counterexamples_.size() - 1) ? 1 : 0;
    excluders_.push_back(count);
}

bool CrosswordDraft::may_place(std::size_t clue, std::size_t candidate) {
    CluePool& pool = pool_of(clue);
    if (candidate == chosen_[clue]) return false;
    if (!may_give_away && pool.bits(candidate) == 0) return false;
    if (chosen_[clue] != kNone) balance_.remove(standing(clue));
    const bool is_allowed = balance_.allows(pool[candidate]);
    if (chosen_[clue] != kNone) balance_.add(standing(clue));
    return is_allowed;
}

std::vector<std::size_t> CrosswordDraft::admitted_without(std::size_t clue) {
    std::vector<std::size_t> admitted;
    for (std::size_t r = 0; r < counterexamples_.size(); ++r) {
        const std::uint32_t own = clue != kNone && is_excluded_by(clue, r) ? 1 : 0;
        if (excluders_[r] == own) admitted.push_back(r);
    }
    return admitted;
}

std::size_t CrosswordDraft::admitted(std::span<const std::size_t> counterexamples, std::size_t clue,
                                     std::size_t candidate) {
    return static_cast<std::size_t>(std::ranges::count_if(counterexamples, [&](std::size_t r) {
        return !counterexamples_.excludes(frame_.line_of(clue), candidate, r);
    }));
}

}  // namespace sator::create
