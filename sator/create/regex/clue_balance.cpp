#include "sator/create/regex/clue_balance.hpp"

#include <algorithm>

namespace sator::create {

ClueBalance::ClueBalance(std::size_t clues, const ClueStyle& style)
    : clues_(clues), has_classes_(style.has(ClueFeature::Classes)) {}

int ClueBalance::most_of_shape(std::size_t clues) {
    return std::max(2, static_cast<int>((clues + 4) / 5));
}

int ClueBalance::most_choices(std::size_t clues) {
    return std::max(1, static_cast<int>(clues / 6));
}

int ClueBalance::most_with(ClueFeature feature, std::size_t clues) {
    const auto share = [&](std::size_t of) { return std::max(1, static_cast<int>((clues + of - 1) / of)); };
    switch (feature) {
        case ClueFeature::Negated:
            return share(5);
        case ClueFeature::Counts:
            return share(4);
        case ClueFeature::References:
            return share(4);
        case ClueFeature::Alternation:
            return std::max(2, static_cast<int>((3 * clues + 4) / 5));
        case ClueFeature::Lookaround:
            return share(8);
        case ClueFeature::Ranges:
            return share(6);
        default:
            return static_cast<int>(clues);
    }
}

bool ClueBalance::allows(const ClueCandidate& clue) const {
    if (const auto same = texts_.find(clue.text); same != texts_.end() && same->second > 0) return false;
    if (const auto alike = shapes_.find(clue.shape);
        alike != shapes_.end() && alike->second >= most_of_shape(clues_))
        return false;
    if (clue.is_choice_of_lines && choices_ >= most_choices(clues_)) return false;
    if (clue.is_spoken && spoken_ > 0) return false;
    for (std::size_t i = 0; i < kClueFeatures; ++i) {
        const auto feature = static_cast<ClueFeature>(i);
        if (feature == ClueFeature::Alternation && !has_classes_) continue;
        if (clue.style.has(feature) && features_[i] >= most_with(feature, clues_)) return false;
    }
    return true;
}

void ClueBalance::count(const ClueCandidate& clue, int change) {
    texts_[clue.text] += change;
    shapes_[clue.shape] += change;
    if (clue.is_choice_of_lines) choices_ += change;
    if (clue.is_spoken) spoken_ += change;
    for (std::size_t i = 0; i < kClueFeatures; ++i) {
        if (clue.style.has(static_cast<ClueFeature>(i))) features_[i] += change;
    }
}

}  // namespace sator::create
