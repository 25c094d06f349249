#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <variant>

#include "sator/base/big_count.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/base/limits.hpp"
#include "sator/engine/model/domain.hpp"

namespace sator {

/// The search ended. It found `count` solutions: all there are if `complete`, else as many as the sink
/// wanted.
struct Solved {
    BigCount count;
    bool complete = false;
};

/// There is no solution.
struct Unsatisfiable {};

/// A limit ended the question before its full answer.
struct Stopped {
    Limit limit = Limit::Time;
    BigCount count;  ///< solutions found so far: a lower bound
    /// The share of the search space that is done, from 0 to 1. Each value of a decision has an equal share.
    double share_done = 0;
};

/// The question was not asked, because it is wrong: e.g. it fixes a cell that the puzzle does not have.
struct Refused {
    Diagnostic mistake;
};

using Outcome = std::variant<Solved, Unsatisfiable, Stopped, Refused>;

/// Receives each solution as it is found: the value of each cell, valid during the call. Returns whether to
/// continue.
using Sink = std::function<bool(std::span<const Value>)>;

struct SearchStatistics {
    std::uint64_t nodes = 0;  ///< decisions, and the root
    std::uint64_t conflicts = 0;
    std::uint64_t propagations = 0;  ///< calls of propagators

    SearchStatistics& operator+=(const SearchStatistics& other) {
        nodes += other.nodes;
        conflicts += other.conflicts;
        propagations += other.propagations;
        return *this;
    }
};

}  // namespace sator
