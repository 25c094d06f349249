#include "sator/engine/counting/value_classes.hpp"

#include <algorithm>

#include "sator/base/layer_namespaces.hpp"

namespace sator {

using namespace engine;

void ValueClasses::begin(std::span<const Word> values) {
    words_ = values.size();
    was_split_ = false;
    classes_.clear();
    if (count_bits(values) > 1) classes_.assign(values.begin(), values.end());
}

void ValueClasses::split(std::span<const Word> set) {
    was_split_ = true;
    std::size_t kept = 0;  // words of the classes that stay
    const std::size_t before = classes_.size();
    for (std::size_t first = 0; first < before; first += words_) {
        half_.assign(words_, 0);
        std::size_t inside = 0, outside = 0;
        for (std::size_t w = 0; w < words_; ++w) {
            half_[w] = w < set.size() ? classes_[first + w] & set[w] : 0;
            inside += count_bits(half_[w]);
            outside += count_bits(classes_[first + w] & ~half_[w]);
        }
        if (inside > 1 && outside > 0) classes_.insert(classes_.end(), half_.begin(), half_.end());
        const bool is_whole = inside == 0 || outside == 0;
        if (!is_whole && outside < 2) continue;
        for (std::size_t w = 0; w < words_; ++w) {
            classes_[kept + w] = is_whole ? classes_[first + w] : classes_[first + w] & ~half_[w];
        }
        kept += words_;
    }
    classes_.erase(classes_.begin() + static_cast<std::ptrdiff_t>(kept),
                   classes_.begin() + static_cast<std::ptrdiff_t>(before));
}

}  // namespace sator
