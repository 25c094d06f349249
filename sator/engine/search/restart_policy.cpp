#include "sator/engine/search/restart_policy.hpp"

#include <algorithm>

namespace sator::engine {

void RestartPolicy::begin(double interval) {
    interval_ = std::max(interval, static_cast<double>(options_.restart_first));
    next_at_ = static_cast<std::uint64_t>(interval_);
}

void RestartPolicy::restart(std::uint64_t conflicts, bool is_learning) {
    const bool is_short = interval_ < static_cast<double>(options_.restart_long);
    const double unlearned = is_short ? options_.restart_growth : options_.restart_growth_long;
    interval_ *= is_learning ? options_.restart_growth_learning : unlearned;
    next_at_ = conflicts + static_cast<std::uint64_t>(interval_);
}

}  // namespace sator::engine
