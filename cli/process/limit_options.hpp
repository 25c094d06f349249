#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "cli/process/option.hpp"
#include "cli/process/session.hpp"
#include "sator/base/limits.hpp"

namespace sator::cli {

/// --time-limit and --memory-limit, which all commands with long computations have.
struct LimitOptions {
    std::optional<std::chrono::nanoseconds> time;
    std::optional<std::size_t> memory_bytes;

    void add_to(std::vector<Option>& options);
    /// Returns the limits for work that begins now.
    Limits from_now(const Session& session) const;
};

}  // namespace sator::cli
