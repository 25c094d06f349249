#pragma once

#include <string_view>

#include "sator/create/regex/clue_material.hpp"

namespace sator::create {

/// The view of the makers of clues: the letters of a line, and what clues are made of.
struct LineView {
    std::u32string_view text;
    const ClueMaterial& material;
    RandomSource& random;
};

/// A maker's weight among others, for weighted choices.
template <class Make>
struct Weighted {
    std::size_t weight;
    Make make;
};

/// Returns one of the items with a probability in proportion to its weight.
template <class Item>
const Item& pick_weighted(std::span<const Item> items, RandomSource& random) {
    std::size_t total = 0;
    for (const Item& item : items) total += item.weight;
    std::size_t left = random.below(total);
    for (const Item& item : items) {
        if (left < item.weight) return item;
        left -= item.weight;
    }
    return items.back();
}

}  // namespace sator::create
