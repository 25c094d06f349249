#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"

namespace sator::explain {

/// Explains why a puzzle has no solution by a minimal unsatisfiable subset (MUS) of its parts.
struct Mus {
    /// A core: parts that cannot hold together. If `is_minimal`, the others can hold if any one is left out.
    std::vector<PartId> parts;
    bool is_minimal = false;
    bool is_smallest = false;  ///< proven: no core of this puzzle has fewer parts
    /// Parts of the puzzle such that leaving out any one of them gives a solution. Each is in `parts`.
    std::vector<PartId> relaxations;
    bool relaxations_are_all = false;
};

/// Returns a smallest core if it is found and proven in time; otherwise a minimal core, each part of it
/// proven necessary. The core consists of one or two rules and the givens in their cells if such a core
/// exists; otherwise `parts_known`, a core, is narrowed to it. If a limit is reached, returns the smallest
/// core found so far.
Mus find_mus(const PuzzleParts& parts, std::span<const PartId> parts_known, const Limits& limits);

/// The same for all parts of a puzzle that has no solution; the parts that propagation refutes are tried first.
Mus find_conflict(const PuzzleParts& parts, const Limits& limits);

}  // namespace sator::explain
