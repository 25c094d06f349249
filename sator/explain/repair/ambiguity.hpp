#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/big_count.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"

namespace sator::explain {

/// A candidate that some solution uses.
struct TrueCandidate {
    Value value = 0;
    std::uint64_t solutions = 0;  ///< the number that use it; a lower bound unless `is_exact`
    bool is_exact = false;
    std::vector<Value> example;  ///< one of these solutions
};

/// A cell in which solutions differ.
struct DifferingCell {
    CellId cell;
    std::vector<TrueCandidate> candidates;  ///< two or more, ascending
};

/// Reports how the solutions of a puzzle differ.
struct Ambiguity {
    BigCount count;  ///< the number of solutions; a lower bound unless `count_is_exact`
    bool count_is_exact = false;
    /// The first solutions found, at most `AmbiguityLimits::listed`; see `has_all_solutions`.
    std::vector<std::vector<Value>> solutions;
    std::vector<DifferingCell> cells;  ///< in reading order
    bool cells_are_all = false;        ///< false if a limit left candidates untried

    bool has_all_solutions() const { return count_is_exact && BigCount(solutions.size()) == count; }
};

/// Limits the work of find_ambiguity.
struct AmbiguityLimits {
    std::uint64_t listed = 1000;              ///< the number of solutions that are kept
    std::uint64_t solutions_each = 20;        ///< the largest count for a candidate searched alone
    std::chrono::milliseconds counting{500};  ///< time to count the solutions if there are more
};

/// Finds the differences between the solutions of a puzzle: `known`, at least two of them, and others. If the
/// listed solutions show a candidate fewer than `solutions_each` times, a search of its own counts its
/// solutions.
Ambiguity find_ambiguity(const PuzzleParts& parts, std::span<const std::vector<Value>> known,
                         const AmbiguityLimits& own, const Limits& limits);

/// Returns the limits with a deadline at most `time` from now.
Limits limited_to(const Limits& limits, std::chrono::nanoseconds time);

}  // namespace sator::explain
