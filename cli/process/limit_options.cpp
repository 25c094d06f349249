#include "cli/process/limit_options.hpp"

#include "cli/process/hard_limit.hpp"
#include "cli/process/memory_in_use.hpp"

namespace sator::cli {

void LimitOptions::add_to(std::vector<Option>& options) {
    const std::size_t begin = options.size();
    options.push_back(duration("--time-limit", time,
                               "stop after this time, e.g. 500ms, 10s, 2m or 1h (default: no limit)"));
    options.push_back(
        size("--memory-limit", memory_bytes, "stop if more memory is used, e.g. 512M or 2G (default 4G)"));
    add_heading(options, begin, "limits");
}

Limits LimitOptions::from_now(const Session& session) const {
    Limits limits;
    if (time) limits.deadline = Limits::Clock::now() + *time;
    if (memory_bytes) limits.memory_bytes = *memory_bytes;
    limits.interrupted = session.interrupted;
    limits.memory_used = session.memory_used;
    if (session.memory_used != nullptr) skip_frees_after(limits);
    if (session.hard_limit != nullptr) session.hard_limit->enforce(limits);
    return limits;
}

}  // namespace sator::cli
