#pragma once

#include <atomic>

namespace sator {

/// The progress of a search. The search writes it from time to time, and another thread shows it.
struct SearchProgress {
    /// The share of the search space that is done. Each value of a decision has an equal share.
    std::atomic<double> share_done = 0;
    /// Solutions found or counted so far.
    std::atomic<double> found = 0;
    /// The number of solutions that each one found represents.
    std::atomic<double> solutions_each = 1;
};

}  // namespace sator
