#pragma once

#include <atomic>

namespace sator {

/// How far a search has come, for another thread to show. Written now and then.
struct SearchProgress {
    /// Of the whole search space, by the decisions above: a decision's values have equal shares.
    std::atomic<double> share_done = 0;
    /// Solutions found or counted so far.
    std::atomic<double> found = 0;
    /// How many solutions each one found stands for.
    std::atomic<double> solutions_each = 1;
};

}  // namespace sator
