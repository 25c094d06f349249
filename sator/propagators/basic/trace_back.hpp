#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::propagators {

/// The positions from which a step followed, by the position that it decided; nullopt for a position that was decided before all steps.
using StepReasons = std::vector<std::optional<std::vector<std::uint32_t>>>;

/// Returns the positions, decided before all steps, from which a conflict follows. `because`: the positions from which it follows at once.
inline std::vector<std::uint32_t> trace_back(std::vector<std::uint32_t> because, const StepReasons& why) {
    std::vector<std::uint8_t> is_seen(why.size(), 0);
    std::vector<std::uint32_t> known;
    while (!because.empty()) {
        const std::uint32_t position = because.back();
        because.pop_back();
        if (std::exchange(is_seen[position], 1) != 0) continue;
        if (const auto& step = why[position])
            because.insert(because.end(), step->begin(), step->end());
        else
            known.push_back(position);
    }
    return known;
}

}  // namespace sator::propagators
