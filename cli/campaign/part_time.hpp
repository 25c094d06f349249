#pragma once

#include <chrono>
#include <ctime>

#include "cli/cli_namespace.hpp"

namespace sator::cli {

/// The time that a part takes, from when this object is made.
class PartTime {
  public:
    /// Returns the time of one core that this process has used. It is the same on a host that others use, too, so that the times of all
    /// parts can be added.
    double seconds() const { return static_cast<double>(std::clock() - used_) / CLOCKS_PER_SEC; }
    std::chrono::nanoseconds elapsed() const { return std::chrono::steady_clock::now() - begin_; }

  private:
    std::clock_t used_ = std::clock();
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace sator::cli
