#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <variant>
#include <vector>

#include "sator/base/big_count.hpp"
#include "sator/base/limits.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/engine/model/model.hpp"

namespace sator {

/// The search ended: it found `count` solutions, all there are if `complete`, else as many as were asked for.
struct Solved {
    BigCount count;
    bool complete = false;
};

/// There is no solution.
struct Unsatisfiable {};

/// A limit kept the question from its full answer.
struct Stopped {
    Limit limit = Limit::Time;
    BigCount count;  ///< solutions found so far: a lower bound
    /// How much of the search space is done, from 0 to 1, where each value of a decision has an equal share
    /// of what is below it.
    double share_done = 0;
};

using Outcome = std::variant<Solved, Unsatisfiable, Stopped>;

/// Is handed each solution as it is found: the value of each cell, valid during the call. Answers whether to
/// go on.
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
