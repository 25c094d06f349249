#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "sator/base/limits.hpp"

namespace sator {

/// Checks limits from time to time during a long computation. A limit that is reached stays reached: the
/// computation then returns early with an unfinished result, and its caller discards that.
class LimitWatch {
  public:
    /// Without limits.
    LimitWatch() = default;
    explicit LimitWatch(const Limits& limits) : limits_(limits) {}

    /// Returns whether to stop. `steps`: the work since the last call. The limits, and so the clock, are checked only
    /// after `kStepsBetweenChecks` steps.
    bool is_over(std::size_t steps = 1) {
        steps_ += steps;
        if (steps_ >= kStepsBetweenChecks) reached();
        return limit_.has_value();
    }
    /// Returns whether `bytes` bytes may be allocated. If not, the memory limit counts as reached, and nothing is
    /// allocated.
    bool has_room(std::size_t bytes);
    /// The same for a list that is about to take `more` further elements.
    template <class T>
    bool has_room_to_grow(const std::vector<T>& list, std::size_t more = 1) {
        if (list.size() + more <= list.capacity()) return true;
        return has_room(std::max(2 * list.capacity(), list.size() + more) * sizeof(T));
    }

    /// Checks the limits now. Returns the limit that is reached, if any.
    std::optional<Limit> reached() {
        steps_ = 0;
        if (!limit_) limit_ = limits_.reached();
        return limit_;
    }

  private:
    /// At most a few milliseconds, because a step takes microseconds.
    static constexpr std::size_t kStepsBetweenChecks = 1024;

    Limits limits_ = {};
    std::size_t steps_ = 0;
    std::optional<Limit> limit_;
};

}  // namespace sator
