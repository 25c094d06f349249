#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "sator/base/limits.hpp"

namespace sator {

/// Asks limits now and then while something is made that may take long. A limit that is reached stays
/// reached: whoever makes then stops with whatever there is, and whoever asked for it throws that away.
class LimitWatch {
  public:
    /// Nothing is limited.
    LimitWatch() = default;
    explicit LimitWatch(const Limits& limits) : limits_(limits) {}

    /// Whether to stop. `steps`: how much was done since the last call; the limits are asked every few
    /// thousand.
    bool is_over(std::size_t steps = 1) {
        steps_ += steps;
        if (steps_ >= kStepsBetweenLooks) reached();
        return limit_.has_value();
    }
    /// Whether so many bytes may be allocated. Where not, the memory limit is reached before they are.
    bool has_room(std::size_t bytes);
    /// The same for what a list takes that is to hold so many more.
    template <class T>
    bool has_room_to_grow(const std::vector<T>& list, std::size_t more = 1) {
        if (list.size() + more <= list.capacity()) return true;
        return has_room(std::max(2 * list.capacity(), list.size() + more) * sizeof(T));
    }

    /// The limit that is reached, if one is. Asks now.
    std::optional<Limit> reached() {
        steps_ = 0;
        if (!limit_) limit_ = limits_.reached();
        return limit_;
    }

  private:
    /// A few milliseconds at most, where a step takes microseconds.
    static constexpr std::size_t kStepsBetweenLooks = 1024;

    Limits limits_ = {};
    std::size_t steps_ = 0;
    std::optional<Limit> limit_;
};

}  // namespace sator
