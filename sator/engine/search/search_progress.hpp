#pragma once

#include <atomic>

namespace sator {

/// How far a search has come, for another thread to show. The search writes it from time to time.
struct SearchProgress {
    /// The share of the search space that is done. Each value of a decision has an equal share.
    std::atomic<double> share_done = 0;
    /// Solutions found or counted so far.
    std::atomic<double> found = 0;
    /// The number of solutions that each one found stands for.
    std::atomic<double> solutions_each = 1;
};

}  // namespace sator
