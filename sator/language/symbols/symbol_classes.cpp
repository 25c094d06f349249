// Partition refinement: all values that are in any set begin as one class; then each set splits every class
// that it contains only in part. Cost: sets × classes × words of a bit set of values.
#include "sator/language/symbols/symbol_classes.hpp"

#include <algorithm>

namespace sator::language {

SymbolClasses::SymbolClasses(std::span<const CodePointSet> sets, const AlphabetCharacters& characters)
    : words_(characters.words()) {
    std::vector<Word> masks(sets.size() * words_, 0);
    for (std::size_t i = 0; i < sets.size(); ++i) {
        characters.find_values(sets[i], std::span(masks).subspan(i * words_, words_));
    }
    partition(masks);
    number_classes(characters.size());
}

SymbolClasses::SymbolClasses(std::span<const Word> masks, std::size_t values)
    : words_(std::max<std::size_t>(words_for(values), 1)) {
    partition(masks);
    number_classes(values);
}

SymbolClasses::SymbolClasses(std::size_t values)
    : words_(std::max<std::size_t>(words_for(values), 1)), class_of_(values, kNoClass) {}

SymbolClasses SymbolClasses::single_values(std::span<const Word> set, std::size_t values) {
    SymbolClasses classes(values);
    classes.counts_.assign(count_bits(set), 1);
    classes.masks_.assign(classes.size() * classes.words_, 0);
    SymbolClass next = 0;
    for_each_bit(set, [&](std::size_t value) {
        classes.class_of_[value] = next;
        set_bit(std::span(classes.masks_).subspan(next * classes.words_, classes.words_), value);
        ++next;
    });
    return classes;
}

void SymbolClasses::partition(std::span<const Word> masks) {
    masks_.assign(words_, 0);
    for (std::size_t i = 0; i < masks.size(); ++i) masks_[i % words_] |= masks[i];
    if (count_bits(masks_) == 0) return masks_.clear();
    for (; !masks.empty(); masks = masks.subspan(words_)) refine(masks.first(words_));
}

void SymbolClasses::refine(std::span<const Word> mask) {
    const std::size_t size = masks_.size();
    for (std::size_t at = 0; at < size; at += words_) {
        bool is_cut = false, is_kept = false;  // some members are in the mask; some are not
        for (std::size_t i = 0; i < words_; ++i) {
            is_cut = is_cut || (masks_[at + i] & mask[i]) != 0;
            is_kept = is_kept || (masks_[at + i] & ~mask[i]) != 0;
        }
        if (!is_cut || !is_kept) continue;
        for (std::size_t i = 0; i < words_; ++i) {
            masks_.push_back(masks_[at + i] & mask[i]);
            masks_[at + i] &= ~mask[i];
        }
    }
}

void SymbolClasses::number_classes(std::size_t values) {
    class_of_.assign(values, kNoClass);
    std::vector<Word> unordered = std::move(masks_);
    masks_.clear();
    masks_.reserve(unordered.size());
    const std::size_t classes = unordered.size() / words_;
    counts_.reserve(classes);
    std::vector<std::pair<std::size_t, std::size_t>> order;  // least value and index in `unordered`
    order.reserve(classes);
    for (std::size_t i = 0; i < classes; ++i) {
        std::size_t word = i * words_;
        while (unordered[word] == 0) ++word;
        order.emplace_back((word - i * words_) * kWordBits + std::countr_zero(unordered[word]), i);
    }
    std::ranges::sort(order);
    for (const auto& [least, i] : order) {
        const std::span<const Word> members = std::span(unordered).subspan(i * words_, words_);
        const auto number = static_cast<SymbolClass>(counts_.size());
        for_each_bit(members, [&](std::size_t value) { class_of_[value] = number; });
        masks_.insert(masks_.end(), members.begin(), members.end());
        counts_.push_back(static_cast<std::uint32_t>(count_bits(members)));
    }
}

std::size_t SymbolClasses::least(SymbolClass c) const {
    std::size_t i = c * words_;
    while (masks_[i] == 0) ++i;
    return (i - c * words_) * kWordBits + static_cast<std::size_t>(std::countr_zero(masks_[i]));
}

}  // namespace sator::language
