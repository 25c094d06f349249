#include "sator/create/logic/run_sums.hpp"

#include <bit>

namespace sator::create {

namespace {

constexpr std::size_t kDigits = 9;
constexpr std::size_t kMostSum = 45;
/// Answers that are remembered; then all are forgotten.
constexpr std::size_t kMostAnswers = 1 << 18;

using SetsBySum = std::array<std::array<std::vector<DigitSet>, kMostSum + 1>, kDigits + 1>;

SetsBySum all_digit_sets() {
    SetsBySum sets;
    for (DigitSet digits = 0; digits <= kAllDigits; ++digits) {
        std::size_t sum = 0;
        for (std::size_t digit = 1; digit <= kDigits; ++digit) sum += (digits >> (digit - 1) & 1) * digit;
        sets[static_cast<std::size_t>(std::popcount(digits))][sum].push_back(digits);
    }
    return sets;
}

/// Adds to `kept` the digits that each cell has in the ways to give each cell one digit of `set`. A set of digits is reached from the
/// left if the first cells can hold it, and from the right if the other cells can hold the rest.
void keep_supported(DigitSet set, std::span<const std::uint16_t> cells, std::span<std::uint16_t> kept) {
    std::array<bool, kAllDigits + 1> from_left{}, from_right{};
    from_left[0] = from_right[set] = true;
    const auto each_step = [&](DigitSet used, auto&& use) {
        const auto cell = static_cast<std::size_t>(std::popcount(used));
        if (cell == cells.size()) return;
        for (unsigned rest = set & ~used & cells[cell]; rest != 0; rest &= rest - 1)
            use(cell, static_cast<DigitSet>(rest & -rest));
    };
    for (unsigned used = 0; used <= set; used = used == set ? kAllDigits + 1 : (used - set) & set) {
        if (!from_left[used]) continue;
        each_step(static_cast<DigitSet>(used),
                  [&](std::size_t, DigitSet digit) { from_left[used | digit] = true; });
    }
    if (!from_left[set]) return;
    for (unsigned used = set; used != 0;) {
        used = (used - 1) & set;
        if (!from_left[used]) continue;
        each_step(static_cast<DigitSet>(used), [&](std::size_t cell, DigitSet digit) {
            if (!from_right[used | digit]) return;
            from_right[used] = true;
            kept[cell] |= digit;
        });
    }
}

}  // namespace

std::span<const DigitSet> digit_sets(std::size_t length, std::size_t sum) {
    static const SetsBySum kSets = all_digit_sets();
    return kSets[length][sum];
}

std::size_t sum_of_run(const Run& run, std::span<const Value> values) {
    std::size_t sum = 0;
    for (const std::size_t cell : run) sum += static_cast<std::size_t>(values[cell]) + 1;
    return sum;
}

std::size_t RunSums::HashOfQuestion::operator()(const Question& question) const {
    std::uint64_t hash = 0;
    for (const std::uint16_t part : question) hash = (hash ^ part) * 0x9e3779b97f4a7c15;
    return hash ^ (hash >> 32);
}

const RunSums::Question& RunSums::answer(const Question& question, std::size_t length) {
    if (answers_.size() > kMostAnswers) answers_.clear();
    const auto [found, is_new] = answers_.try_emplace(question);
    if (is_new) {
        const std::span cells = std::span(question).first(length);
        for (const DigitSet set : digit_sets(length, question.back()))
            keep_supported(set, cells, std::span(found->second).first(length));
    }
    return found->second;
}

void RunSums::prune(const Run& run, std::size_t sum, std::vector<std::size_t>& changed) {
    Question question{};
    for (std::size_t i = 0; i < run.size(); ++i) question[i] = left_[run[i]];
    question.back() = static_cast<std::uint16_t>(sum);
    const Question& kept = answer(question, run.size());
    for (std::size_t i = 0; i < run.size(); ++i) {
        if (kept[i] == question[i]) continue;
        left_[run[i]] = kept[i];
        changed.push_back(run[i]);
    }
}

const std::vector<DigitSet>& RunSums::left_by(std::span<const Value> values) {
    left_.assign(values.size(), kAllDigits);
    const std::size_t across = pattern_.across.size(), runs = across + pattern_.down.size();
    const auto run_of = [&](std::size_t i) -> const Run& {
        return i < across ? pattern_.across[i] : pattern_.down[i - across];
    };
    std::vector<std::size_t> waiting(runs), sums(runs), changed;
    for (std::size_t i = 0; i < runs; ++i) {
        waiting[i] = i;
        sums[i] = sum_of_run(run_of(i), values);
    }
    std::vector<bool> waits(runs, true);
    for (std::size_t next = 0; next < waiting.size(); ++next) {
        const std::size_t i = waiting[next];
        waits[i] = false;
        changed.clear();
        prune(run_of(i), sums[i], changed);
        for (const std::size_t cell : changed) {
            const std::size_t crossing =
                i < across ? across + pattern_.down_of[cell] : pattern_.across_of[cell];
            if (waits[crossing]) continue;
            waits[crossing] = true;
            waiting.push_back(crossing);
        }
    }
    return left_;
}

}  // namespace sator::create
