#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/big_count.hpp"
#include "sator/explain/parts/part_model.hpp"

namespace sator {

/// A candidate that some solution uses.
struct TrueCandidate {
    Value value = 0;
    std::uint64_t solutions = 0;  ///< how many use it; as many or more unless `is_exact`
    bool is_exact = false;
    std::vector<Value> example;  ///< one of them
};

/// A cell in which solutions differ.
struct DifferingCell {
    CellId cell;
    std::vector<TrueCandidate> candidates;  ///< two or more, ascending
};

/// How a puzzle's solutions differ.
struct Ambiguity {
    BigCount count;  ///< of its solutions; a lower bound unless `count_is_exact`
    bool count_is_exact = false;
    /// The first found; all there are where `count_is_exact` and there are so many.
    std::vector<std::vector<Value>> solutions;
    std::vector<DifferingCell> cells;  ///< in reading order
    bool cells_are_all = false;        ///< false where a limit left candidates untried

    bool has_all_solutions() const { return count_is_exact && BigCount(solutions.size()) == count; }
};

/// What it may cost to say how solutions differ.
struct AmbiguityLimits {
    std::uint64_t listed = 1000;              ///< solutions that are kept
    std::uint64_t solutions_each = 20;        ///< the cut-off for each candidate beyond them
    std::chrono::milliseconds counting{500};  ///< time for the whole count, where they are more
};

/// The differences of the solutions of a puzzle that has several: `known`, at least two, and others. A
/// candidate that the listed solutions do not show often enough is asked about alone.
Ambiguity find_ambiguity(const PuzzleParts& parts, std::span<const std::vector<Value>> known,
                         const AmbiguityLimits& own, const Limits& limits);

/// The limits with a deadline no later than this time from now.
Limits limited_to(const Limits& limits, std::chrono::nanoseconds time);

}  // namespace sator
