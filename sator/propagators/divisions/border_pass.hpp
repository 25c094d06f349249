// What passes over borders share (passes.hpp): domains as borders, and back.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/divisions/value_table.hpp"

namespace sator::propagators {

/// Returns a word of the values that are a border.
inline Word border_word(std::span<const Word> values, std::size_t i) {
    return i < values.size() ? values[i] : 0;
}

inline Lights lights_of_borders(const ValueTable& candidates, std::span<const Word> values) {
    Lights lights(candidates.positions());
    for (std::size_t i = 0; i < lights.size(); ++i) lights[i] = light_of(candidates[i], values);
    return lights;
}

/// Returns the values that are a border, or all others.
inline std::vector<Word> kept_borders(std::span<const Word> values, std::size_t width, Light light) {
    std::vector<Word> kept(width, 0);
    for (std::size_t i = 0; i < width; ++i)
        kept[i] = light == Light::On ? border_word(values, i) : ~border_word(values, i);
    return kept;
}

/// Adds the values that a border has lost because it is there, or is not.
inline void lose(std::span<const Word> values, std::uint32_t border, Light light, const ValueTable& initial,
                 ValueTable& lost) {
    for (std::size_t i = 0; i < lost.width(); ++i) {
        const Word inside = border_word(values, i);
        lost[border][i] |= initial[border][i] & (light == Light::On ? ~inside : inside);
    }
}

}  // namespace sator::propagators
