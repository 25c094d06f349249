#pragma once

#include <memory>
#include <vector>

#include "sator/explain/puzzle_parts.hpp"

namespace sator {

/// The ways in which a part can be broken, each as a rule. Of a sum each other total, the nearest first; of
/// cells that must hold all values each value, which they then have not. None for other parts.
struct WaysToBreak {
    std::vector<std::unique_ptr<const Rule>> rules;
    bool are_all = false;  ///< whatever breaks the part keeps one of them
};

WaysToBreak ways_to_break(const PuzzleParts& parts, PartId part);

}  // namespace sator
