#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>

#include "cli/session.hpp"

namespace sator {

/// A line on standard error, where that is a terminal, that says what takes so long: "Beatles: 12 s, 3041
/// found". Shown once the work has lasted a second, renewed a few times a second by a thread of its own, and
/// wiped away at the end. Meanwhile nobody else writes to the terminal.
class Progress {
  public:
    Progress(const Session& session, std::string what);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

    /// How many solutions were found so far. Cheap: may be called for each.
    void found(std::uint64_t count) { found_.store(count, std::memory_order_relaxed); }

  private:
    void show_until_done();
    void show();

    const Session& session_;
    std::string what_;
    std::chrono::steady_clock::time_point start_;
    std::atomic<std::uint64_t> found_ = 0;
    std::mutex mutex_;
    std::condition_variable done_changed_;
    bool is_done_ = false;
    bool is_shown_ = false;
    std::thread thread_;  // last: it uses all the others
};

}  // namespace sator
