#include "web/boundary/progress_poll.hpp"

#include "web/boundary/host.hpp"

namespace sator::web {

namespace {

/// Often enough that a person sees a question end at once.
constexpr std::chrono::milliseconds kInterval{50};

}  // namespace

ProgressPoll::ProgressPoll()
    : start_(Clock::now()), next_(start_ + kInterval), function_([this] { return is_stopped(); }) {}

bool ProgressPoll::is_stopped() {
    const auto now = Clock::now();
    if (is_stopped_ || now < next_) return is_stopped_;
    next_ = now + kInterval;
    const double found = search_.found * search_.solutions_each;
    is_stopped_ = sator_progress(std::chrono::duration<double, std::milli>(now - start_).count(),
                                 search_.share_done, found) != 0;
    return is_stopped_;
}

}  // namespace sator::web
