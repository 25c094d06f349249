#include "sator/propagators/graphs/chain_domains.hpp"

#include <algorithm>
#include <bit>

namespace sator::propagators {

void ChainDomains::add(const Domain& domain) {
    for (std::size_t i = 0; i < words_; ++i) bits_.push_back(i < domain.word_count() ? domain.word(i) : 0);
}

bool ChainDomains::is_empty(Vertex position) const {
    return std::ranges::all_of(of(position), [](Word word) { return word == 0; });
}

std::optional<Value> ChainDomains::fixed(Vertex position) const {
    std::optional<Value> only;
    const std::span<const Word> words = of(position);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == 0) continue;
        if (only || !std::has_single_bit(words[i])) return std::nullopt;
        only = static_cast<Value>(i * kWordBits + static_cast<std::size_t>(std::countr_zero(words[i])));
    }
    return only && chain_.is_in_chain(*only) ? only : std::nullopt;
}

/// The candidates of the neighbours, shifted up by one, are the values whose predecessor is beside the position; shifted down, those
/// whose successor is. If at least two neighbours may have one of the two, they can be on different positions.
std::span<const Word> ChainDomains::supported_by_neighbours(Vertex position) {
    constexpr std::size_t kTop = kWordBits - 1;
    std::vector<Word>&before = supported_, &after = after_;
    std::ranges::fill(before, 0);
    std::ranges::fill(after, 0);
    std::ranges::fill(once_, 0);
    std::ranges::fill(twice_, 0);
    const auto chain = [&](std::size_t i) { return i < chain_.chain().size() ? chain_.chain()[i] : Word{0}; };
    const auto listed = [&](Vertex v, std::size_t i) { return i < words_ ? of(v)[i] & chain(i) : Word{0}; };
    for (const Vertex beside : chain_.graph().beside(position)) {
        for (std::size_t i = 0; i < words_; ++i) {
            const Word here = listed(beside, i);
            const Word up = (here << 1) | (i == 0 ? 0 : listed(beside, i - 1) >> kTop);
            const Word down = (here >> 1) | (listed(beside, i + 1) << kTop);
            before[i] |= up;
            after[i] |= down;
            twice_[i] |= once_[i] & (up | down);
            once_[i] |= up | down;
        }
    }
    const auto first = static_cast<std::size_t>(chain_.first()),
               last = static_cast<std::size_t>(chain_.last());
    set_bit(before, first);
    set_bit(after, last);
    set_bit(twice_, first);
    set_bit(twice_, last);
    for (std::size_t i = 0; i < words_; ++i) supported_[i] = (before[i] & after[i] & twice_[i]) | ~chain(i);
    return supported_;
}

std::optional<ChainDomains::Vertex> ChainDomains::only_neighbour_with(Vertex position, Value v) const {
    std::optional<Vertex> only;
    for (const Vertex beside : chain_.graph().beside(position)) {
        if (!may_be(beside, v)) continue;
        if (only) return std::nullopt;
        only = beside;
    }
    return only;
}

bool ChainDomains::would_change(Vertex position, std::span<const Word> mask) const {
    for (std::size_t i = 0; i < words_; ++i) {
        if ((of(position)[i] & ~mask[i]) != 0) return true;
    }
    return false;
}

void ChainDomains::keep(Vertex position, std::span<const Word> mask) {
    for (std::size_t i = 0; i < words_; ++i) bits_[position * words_ + i] &= mask[i];
}

bool ChainDomains::replace(Vertex position, const Domain& domain) {
    bool has_changed = false;
    for (std::size_t i = 0; i < words_; ++i) {
        Word& word = bits_[position * words_ + i];
        const Word now = i < domain.word_count() ? domain.word(i) : 0;
        has_changed = has_changed || word != now;
        word = now;
    }
    return has_changed;
}

}  // namespace sator::propagators
