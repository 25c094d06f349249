// Depth-first enumeration over the layers. Every state reaches the last layer, so no prefix leads to a dead
// end.
#include "sator/language/automata/mdd_strings.hpp"

#include <algorithm>

namespace sator::language {

MddStrings::MddStrings(const Mdd& mdd)
    : mdd_(mdd),
      values_(mdd.length()),
      states_(mdd.length() + 1),
      open_((mdd.length() + 1) * mdd.value_words(), 0) {
    if (!mdd.is_empty()) states_[0].push_back(0);
}

bool MddStrings::next() {
    if (mdd_.is_empty()) return false;
    std::size_t layer = mdd_.length();
    if (!is_begun_) {
        is_begun_ = true;
        enter(layer = 0);
        if (mdd_.length() == 0) return true;
    }
    while (!advance(layer)) {
        if (layer-- == 0) return false;
    }
    while (++layer < mdd_.length()) {
        enter(layer);
        advance(layer);
    }
    enter(layer);
    return true;
}

/// Collects the values that can follow the current prefix.
void MddStrings::enter(std::size_t layer) {
    const std::span<Word> open = std::span(open_).subspan(layer * mdd_.value_words(), mdd_.value_words());
    std::ranges::fill(open, 0);
    for (const State state : states_[layer]) {
        for (const auto [to, label] : mdd_.transitions(state)) {
            for (std::size_t i = 0; i < open.size(); ++i) open[i] |= mdd_.values(label)[i];
        }
    }
}

/// Appends the least value of a layer that has not been tried. Returns false if there is none.
bool MddStrings::advance(std::size_t layer) {
    const std::span<Word> open = std::span(open_).subspan(layer * mdd_.value_words(), mdd_.value_words());
    const auto word = std::ranges::find_if(open, [](Word w) { return w != 0; });
    if (word == open.end()) return false;
    const std::size_t value = static_cast<std::size_t>(word - open.begin()) * kWordBits +
                              static_cast<std::size_t>(std::countr_zero(*word));
    *word &= *word - 1;
    values_[layer] = static_cast<std::uint32_t>(value);
    states_[layer + 1].clear();
    for (const State state : states_[layer]) {
        for (const auto [to, label] : mdd_.transitions(state)) {
            if (has_bit(mdd_.values(label), value)) states_[layer + 1].push_back(to);
        }
    }
    return true;
}

}  // namespace sator::language
